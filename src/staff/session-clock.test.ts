import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#/db/database.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { findSession } from './sessions.server.ts';

describeEachDatabase('a session', (fresh) => {
  async function open() {
    const database = await fresh();
    const app = await openTestApp(database);
    const person = await app.signedIn('ayse');
    return {
      database,
      app,
      person,
      isOpen: async () => (await person.get('/api/admin/auth')).status === 200,
    };
  }
  const countSessions = async ({ db }: Database) =>
    (await db.selectFrom('sessions').select('tokenHash').execute()).length;

  test('is over when it has been left alone for exactly a day, or is exactly two weeks old', async () => {
    const { app, isOpen } = await open();
    app.clock.forward({ hours: 24 });
    expect(await isOpen()).toBe(false);
    const busy = await app.signedIn('ayse');
    const { status } = await busy.get('/api/admin/auth');
    for (let half = 1; half < 28; half += 1) {
      app.clock.forward({ hours: 12 });
      expect([half, (await busy.get('/api/admin/auth')).status]).toEqual([half, status]);
    }
    app.clock.forward({ hours: 12 });
    expect((await busy.get('/api/admin/auth')).status).toBe(401);
  });

  test('is noted as used once a minute, however often it is', async () => {
    const { database, app, isOpen } = await open();
    const lastSeen = async () => {
      const { lastSeenAt: session } = await database.db
        .selectFrom('sessions')
        .select('lastSeenAt')
        .executeTakeFirstOrThrow();
      const { lastSeenAt: person } = await database.db
        .selectFrom('staff')
        .select('lastSeenAt')
        .where('username', '=', 'ayse')
        .executeTakeFirstOrThrow();
      return [session, person];
    };
    app.clock.forward({ minutes: 1 });
    await isOpen();
    expect(await lastSeen()).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z']);
    app.clock.forward({ minutes: 1 });
    await isOpen();
    expect(await lastSeen()).toEqual(['2026-11-20T18:02:00.000Z', '2026-11-20T18:02:00.000Z']);
  });

  test('that was found over stays over, also when the clock goes back', async () => {
    const { app, isOpen } = await open();
    app.clock.forward({ hours: 25 });
    expect(await isOpen()).toBe(false);
    app.clock.forward({ hours: -2 });
    expect(await isOpen()).toBe(false);
  });

  test('that nobody came back to is removed when its time is over', async () => {
    const { database, app, isOpen } = await open();
    app.clock.forward({ hours: 23 });
    await doHousekeeping(app.parts);
    expect(await countSessions(database)).toBe(1);
    app.clock.forward({ hours: 2 });
    await doHousekeeping(app.parts);
    expect(await countSessions(database)).toBe(0);
    app.clock.forward({ hours: -2 });
    expect(await isOpen()).toBe(false);
  });

  test('leaves its browser known for as long as the cookie lasts, and no longer', async () => {
    const { database, app } = await open();
    const known = () => database.db.selectFrom('knownDevices').select('staffId').execute();
    app.clock.forward({ hours: 365 * 24 });
    await doHousekeeping(app.parts);
    expect(await known()).toHaveLength(1);
    app.clock.forward({ hours: 1 });
    await doHousekeeping(app.parts);
    expect(await known()).toEqual([]);
  });

  test('that begins in the future is not believed, but for the few minutes by which clocks differ', async () => {
    const { app, isOpen } = await open();
    app.clock.forward({ minutes: -5 });
    expect(await isOpen()).toBe(true);
    app.clock.forward({ minutes: -1 });
    expect(await isOpen()).toBe(false);
    app.clock.forward({ minutes: 6 });
    expect(await isOpen()).toBe(true);
  });

  test('goes on while the database cannot be written, and the operator hears of it', async () => {
    const { database, app, person, isOpen } = await open();
    await refuseWrites(database);
    app.clock.forward({ minutes: 5 });
    expect(await isOpen()).toBe(true);
    expect((await person.get('/api/admin/news')).status).toBe(200);
    const heard: unknown[] = [];
    const session = await findSession(database.db, {
      token: person.cookie('session') ?? '',
      now: app.clock.now,
      onError: (error) => heard.push(error),
    });
    expect(session?.username).toBe('ayse');
    expect(heard).toEqual([expect.objectContaining({ message: expect.stringContaining('disk is full') })]);
    // one that is over is not let in because it cannot be removed
    app.clock.forward({ hours: 25 });
    expect(await isOpen()).toBe(false);
  });
});

/** As on a full disk: what is there can be read, nothing can be changed. */
async function refuseWrites({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger full_disk before update on sessions begin select raise(abort, 'disk is full'); end`.execute(
      db,
    );
    await sql`create trigger full_disk_too before delete on sessions begin select raise(abort, 'disk is full'); end`.execute(
      db,
    );
    return;
  }
  await sql`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'disk is full'; end $$`.execute(db);
  await sql`create trigger full_disk before update or delete on sessions
    for each row execute function refuse_write()`.execute(db);
}
