import { Hono } from 'hono';
import { listMigrations } from '#/db/migrate.ts';
import type { Parts } from './parts.ts';

/** /healthz: the process is alive. /readyz: it can reach its database, and the tables are those it was built for. */
export function health({ database, log }: Pick<Parts, 'database' | 'log'>) {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      try {
        const { pending } = await listMigrations(database);
        if (pending.length === 0) return c.json({ status: 'ready' });
        return c.json({ status: 'not ready', reason: 'migrations are pending' }, 503);
      } catch (error) {
        log.error(error, 'not ready');
        return c.json({ status: 'not ready', reason: 'the database cannot be reached' }, 503);
      }
    });
}
