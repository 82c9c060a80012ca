import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { OwnSession } from './answers.server.ts';
import { changeOwnPassword } from './api.server.ts';
import { findSession, startSession } from './sessions.server.ts';
import { findStaffByName } from './store.server.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describeEachDatabase('one’s own sessions', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const elsewhere = app.visitor();
    await elsewhere.send('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': phone },
      body: JSON.stringify({ username: 'ayse', password: cast.ayse.password }),
    });
    app.clock.forward({ minutes: 5 });
    const here = await app.signedIn('ayse');
    const list = async () => (await (await here.get('/api/admin/sessions')).json()) as OwnSession[];
    return { app, here, elsewhere, list };
  }

  test('are listed, this one marked, and nobody else’s', async () => {
    const { app, here, list } = await open();
    await app.signedIn('mert');
    const sessions = await list();
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        createdAt: '2026-11-20T18:05:00.000Z',
        lastSeenAt: '2026-11-20T18:05:00.000Z',
        address: 'memory',
        device: 'Bilinmeyen cihaz',
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Chrome · Android', isCurrent: false }),
    ]);
    const stored = await app.parts.database.db.selectFrom('sessions').select('tokenHash').execute();
    for (const { tokenHash } of stored) expect(JSON.stringify(sessions)).not.toContain(tokenHash);
    expect(JSON.stringify(sessions)).not.toContain(here.cookie('session'));
  });

  test('can be ended one by one', async () => {
    const { here, elsewhere, list } = await open();
    const other = (await list()).find(({ isCurrent }) => !isCurrent);
    expect((await here.delete(`/api/admin/sessions/${other?.id}`)).status).toBe(204);
    expect((await elsewhere.get('/api/admin/auth')).status).toBe(401);
    expect((await here.delete(`/api/admin/sessions/${other?.id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('ending the one in use signs out', async () => {
    const { here, list } = await open();
    const current = (await list()).find(({ isCurrent }) => isCurrent);
    expect((await here.delete(`/api/admin/sessions/${current?.id}`)).status).toBe(204);
    expect(here.cookie('session')).toBeUndefined();
    expect((await here.get('/api/admin/auth')).status).toBe(401);
  });

  test('are not for others to end', async () => {
    const { app, list } = await open();
    const mert = await app.signedIn('mert');
    for (const { id } of await list())
      expect((await mert.delete(`/api/admin/sessions/${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  test('none begins with a password that was changed while it was being checked', async () => {
    const { app } = await open();
    const { db } = app.parts.database;
    const person = await findStaffByName(db, 'mert');
    if (!person) throw new Error('mert is not there');
    await db.updateTable('staff').set({ passwordHash: 'another' }).where('id', '=', person.id).execute();
    const now = app.clock.now;
    const caller = { address: '203.0.113.7', userAgent: '' };
    await expect(startSession(db, { person, caller, replaced: undefined, now })).rejects.toThrow('hatalı');
    expect(await findSession(db, { token: 'x', now, onError })).toBeUndefined();
  });

  test('one that was ended meanwhile changes no password', async () => {
    const { app } = await open();
    const { db } = app.parts.database;
    const mert = await app.signedIn('mert');
    const session = await findSession(db, {
      token: mert.cookie('session') ?? '',
      now: app.clock.now,
      onError,
    });
    if (!session) throw new Error('mert is not signed in');
    await db.deleteFrom('sessions').where('staffId', '=', session.staffId).execute();
    const typed = { currentPassword: cast.mert.password, newPassword: 'Cig-Duragi-3051' };
    const actor = { staffId: session.staffId, username: 'mert', address: 'memory' };
    const by = {
      session,
      actor,
      now: app.clock.now,
      associationNames: { tr: 'Dernek', short: 'D', en: 'A' },
    };
    await expect(changeOwnPassword(db, typed, by)).rejects.toThrow('giriş');
    expect((await app.signedIn('mert')).cookie('session')).toBeDefined();
  });
});

const onError = () => {};
