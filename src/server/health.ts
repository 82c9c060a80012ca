import { Hono } from 'hono';
import type { Parts } from './parts.ts';
import { watchReadiness } from './readiness.ts';

/** /healthz: the process runs. /readyz: it can read and write, and all migrations are done. */
export function health(parts: Pick<Parts, 'database' | 'log' | 'config'>) {
  const findObstacle = watchReadiness(parts);
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      const reason = await findObstacle();
      return reason === undefined
        ? c.json({ status: 'ready' })
        : c.json({ status: 'not ready', reason }, 503);
    });
}
