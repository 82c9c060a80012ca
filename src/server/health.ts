import { Hono } from 'hono';
import { type Watched, watchReadiness } from './readiness.ts';

/** /healthz: the process runs. /readyz: it can read and write, all migrations are done; and what somebody should look at. */
export function health(watched: Watched) {
  const look = watchReadiness(watched);
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      const { obstacle: reason, warnings } = await look();
      if (reason !== undefined) return c.json({ status: 'not ready', reason }, 503);
      return c.json({ status: 'ready', ...(warnings.length > 0 && { warnings }) });
    });
}
