import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SetUp } from '#/staff/answers.server.ts';
import { cast, type Name, type TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

export const calls = '/api/admin/second-factor';

/** What the telephone shows, or showed or will show so many minutes from now. */
export const shown = (app: TestApp, { secret }: SetUp, minutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now.getTime() + minutes * 60_000,
  });

export async function begin(person: Visitor, name: Name): Promise<SetUp> {
  const answer = await person.post(`${calls}/begin`, { password: cast[name].password });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Afterwards the telephone shows another code, because each is taken once. */
export async function switchOn(app: TestApp, name: Name): Promise<{ person: Visitor; setUp: SetUp }> {
  const person = await app.signedIn(name);
  const setUp = await begin(person, name);
  expect((await person.post(`${calls}/finish`, { code: shown(app, setUp) })).status).toBe(204);
  app.clock.forward({ minutes: 1 });
  return { person, setUp };
}

export async function signIn(
  app: TestApp,
  name: Name,
  code?: string,
  password: string = cast[name].password,
) {
  const answer = await app.visitor().post('/api/admin/login', { username: name, password, code });
  return [answer.status, await answer.json()];
}
