import { expect, test } from 'vitest';
import { calls } from '#/server/calls.ts';
import { findDoor } from '#/staff/door.server.ts';
import { hashPassword } from '#/staff/passwords.server.ts';
import { roleLabel, roles } from '#/staff/permissions.ts';
import { addStaff } from '#/staff/store.server.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { staffCalls } from '../support/doors.ts';
import type { Visitor } from '../support/visitor.ts';

/** Roles and permissions. */

const password = 'Kroki-Cizen-61';

/** Somebody of each role, signed in, and somebody without a session. */
async function openWithEverybody(): Promise<{ app: TestApp; callers: [string, Visitor][] }> {
  const app = await openTestApp(await freshDatabase());
  const { db } = app.parts.database;
  const passwordHash = await hashPassword(password);
  const callers: [string, Visitor][] = [['nobody', app.visitor()]];
  for (const role of [...roles, 'baskan']) {
    const username = `biri-${role}`;
    await addStaff(db, { username, passwordHash, role, now: app.clock.now });
    const caller = app.visitor();
    await caller.post('/api/admin/login', { username, password });
    callers.push([role, caller]);
  }
  return { app, callers };
}

test('labels: Yönetici, Medya, and Yönetim for any other value', () => {
  expect(['admin', 'media', 'management', 'baskan', ''].map(roleLabel)).toEqual([
    'Yönetici',
    'Medya',
    'Yönetim',
    'Yönetim',
    'Yönetim',
  ]);
});

test('each call is open to the roles that it names, and to nobody else', async () => {
  const { app, callers } = await openWithEverybody();
  for (const { method, path, roles: allowed } of staffCalls(app)) {
    for (const [role, caller] of callers) {
      // an empty call about something that is not there: it changes nothing, whoever is let through
      const { status } = await caller.send(path.replaceAll(/:\w+/g, '999999'), { method });
      expect([method, path, role, answerOf(status)]).toEqual([method, path, role, expected(role, allowed)]);
    }
  }
});

test('any authenticated admin may make every call that the four tabs make', async () => {
  const app = await openTestApp(await freshDatabase());
  for (const tab of ['news', 'operations', 'photos', 'media']) {
    const ofTab = staffCalls(app).filter(({ path }) => new RegExp(`^/api/(admin/)?${tab}(/|$)`).test(path));
    expect(ofTab.length).toBeGreaterThan(0);
    for (const { roles: allowed } of ofTab) expect(allowed).toEqual(roles);
  }
});

test('visitors need no login for what the public pages read', async () => {
  const { callers } = await openWithEverybody();
  for (const [role, caller] of callers) {
    for (const path of ['/api/news', '/api/operations', '/api/photos', '/', '/news', '/operations'])
      expect([role, path, (await caller.get(path)).status]).toEqual([role, path, 200]);
  }
});

test('what names nobody is refused to all but admins, beneath the calls about people and the log too', async () => {
  const { callers } = await openWithEverybody();
  for (const path of [
    '/api/admin/staff/1/secrets',
    '/api/admin/audit/1/2',
    '/api/admin/auditing',
    '/api/x',
  ]) {
    for (const [role, caller] of callers) {
      const { status } = await caller.get(path);
      expect([path, role, answerOf(status)]).toEqual([path, role, expected(role, ['admin'])]);
    }
  }
});

test('each call names who may make it', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const { routes } = calls(parts);
  const named = new Set(
    routes.flatMap(({ method, path, handler }) => (findDoor(handler) ? `${method} ${path}` : [])),
  );
  const all = routes.map(({ method, path }) => `${method} ${path}`);
  // what is no call is answered by the last one
  expect(all.filter((call) => !named.has(call))).toEqual(['ALL /api/*']);
});

test('a refusal says in Turkish what to do', async () => {
  const { callers } = await openWithEverybody();
  const mert = callers.find(([role]) => role === 'media')?.[1];
  const answer = await mert?.get('/api/admin/staff');
  expect([answer?.status, await answer?.json()]).toEqual([
    403,
    { message: 'Bu işlem için yetkiniz yok. Gerekiyorsa bir yöneticiden isteyin.' },
  ]);
});

function expected(role: string, allowed: readonly string[]) {
  if (role === 'nobody') return 'sign in first';
  const known = roles.find((name) => name === role) ?? 'management';
  return allowed.includes(known) ? 'let through' : 'refused';
}

function answerOf(status: number) {
  if (status === 401) return 'sign in first';
  return status === 403 ? 'refused' : 'let through';
}
