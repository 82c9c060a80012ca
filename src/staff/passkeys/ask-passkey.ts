import { startAuthentication } from '@simplewebauthn/browser';
import { HttpError, requestJson } from '#/http/request.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import type { Assertion } from './schema.ts';

type Question = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Asks the device for a passkey, with the question that a call draws.
 * @throws {HttpError} as `requestJson`; {Error} when the person calls it off
 */
export async function askPasskey(call: string, body?: object): Promise<Assertion> {
  const optionsJSON = await requestJson<Question>('POST', call, body);
  return startAuthentication({ optionsJSON });
}

/** Asks for the owner's passkey for one act. @throws as `askPasskey` */
export const askOwnPasskey = (act: string) => askPasskey('/api/admin/passkeys/challenge', { act });

/** Says why a passkey was of no use: for a browser it is the same who calls the question off, and who has none there. */
export function sayPasskeyFault(error: unknown, otherwise = text.failed): string {
  if (error instanceof HttpError) return error.serverMessage ?? otherwise;
  if (!(error instanceof Error)) return otherwise;
  return { NotAllowedError: text.notUsed, InvalidStateError: text.known }[error.name] ?? otherwise;
}
