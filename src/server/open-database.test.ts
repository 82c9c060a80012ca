import { connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { createLog } from './log.ts';
import { openServerDatabase } from './open-database.ts';

test.runIf(hasPostgresServer)(
  'a database that is away is one error in the log, and one line when it is back',
  async () => {
    const url = new URL(await freshDatabaseUrl('postgres'));
    const { port, hostname } = url;
    url.port = String(await findFreePort());
    const log = createLog('silent');
    const errors = vi.spyOn(log, 'error');
    const warnings = vi.spyOn(log, 'warn');
    const database = openServerDatabase({ databaseUrl: url.href }, log);
    onTestFinished(() => database.close());
    const ask = () => sql`select 1`.execute(database.db).then(Boolean, () => false);
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBe(false);
    expect(errors.mock.calls).toEqual([
      [{ reason: expect.stringContaining('ECONNREFUSED') }, 'database is away'],
    ]);

    const way = createServer((near) => {
      near.pipe(connect(Number(port), hostname)).pipe(near);
    }).listen(Number(url.port), '127.0.0.1');
    onTestFinished(() => void way.close());
    await expect.poll(ask).toBe(true);
    const isBack = () => ask().then(() => warnings.mock.calls.length > 0);
    await expect.poll(isBack, { timeout: 5000 }).toBe(true);
    await ask();
    expect(warnings.mock.calls).toEqual([[{ seconds: expect.any(Number) }, 'database is back']]);
    expect(errors).toHaveBeenCalledOnce();
  },
);
