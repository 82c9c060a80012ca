import { expect } from 'vitest';
import type { PasskeyAdded } from '#/staff/answers.server.ts';
import { cast, type Name, type TestApp } from './app.ts';
import { type Asked, Authenticator } from './authenticator.ts';
import type { Visitor } from './visitor.ts';

export const passkeyCalls = '/api/admin/passkeys';
export const passkeySignIn = '/api/admin/login/passkey';

/** What the site asks for, of whom it does not know. */
export const ask = async (visitor: Visitor): Promise<Asked> =>
  (await visitor.post(`${passkeySignIn}/begin`)).json();

/** Adds a passkey, as the dialog does. @param whose one of the cast, or the password itself */
export async function enrol(
  person: Visitor,
  whose: Name | (string & {}),
  device = new Authenticator(),
): Promise<PasskeyAdded & { device: Authenticator }> {
  const begun = await person.post(`${passkeyCalls}/begin`, {
    password: whose in cast ? cast[whose as Name].password : whose,
  });
  expect(begun.status).toBe(200);
  const passkey = device.create(await begun.json());
  const added = await person.post(`${passkeyCalls}/finish`, { name: 'Telefon', passkey });
  expect(added.status).toBe(201);
  return { ...(await added.json()), device };
}

/** Signs in without a name. @returns the status */
export async function signInWith(app: TestApp, device: Authenticator, visitor = app.visitor()) {
  return (await visitor.post(passkeySignIn, device.get(await ask(visitor)))).status;
}
