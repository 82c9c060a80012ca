import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { HttpError, requestAnswer, requestJson } from '#/http/request.ts';
import { readPerson, setRequestIdentity } from '#/http/signed-in-as.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import type { Assertion } from './schema.ts';

export const passkeyCalls = '/api/admin/passkeys';
const signInCall = '/api/admin/login/passkey';

/**
 * Asks the device for a passkey, with the question that a call draws.
 * @throws {HttpError} as `requestJson`; {Error} when the person calls it off
 */
export async function askPasskey(call: string, body?: object): Promise<Assertion> {
  const optionsJSON = await requestJson<PublicKeyCredentialRequestOptionsJSON>('POST', call, body);
  return startAuthentication({ optionsJSON });
}

/**
 * Signs in without a name, as `signIn` does with one: the device asks its owner which passkey is meant.
 * @returns what kept it from being; undefined when it worked
 */
export async function signInByPasskey(): Promise<string | undefined> {
  try {
    const answer = await requestAnswer('POST', signInCall, await askPasskey(`${signInCall}/begin`));
    setRequestIdentity(readPerson(answer));
    return undefined;
  } catch (error) {
    return sayPasskeyFault(error);
  }
}

/** Says why a passkey was of no use: for a browser it is the same who calls the question off, and who has none there. */
export function sayPasskeyFault(error: unknown, otherwise = text.failed): string {
  if (error instanceof HttpError) return error.serverMessage ?? otherwise;
  if (!(error instanceof Error)) return otherwise;
  return { NotAllowedError: text.notUsed, InvalidStateError: text.known }[error.name] ?? otherwise;
}
