import { Secret, TOTP } from 'otpauth';

/** In seconds. */
const period = 30;
/** In steps before and after now: telephones are seldom right to the second. */
const window = 1;

/** Twenty random bytes in base32, as an app takes them (RFC 4226, 4). */
export const drawSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the code on the screen: an `otpauth://totp/…` address. */
export const addressOf = ({ secret, ...names }: { secret: string; issuer: string; label: string }): string =>
  codesOf(secret, names).toString();

/**
 * Which step a code is of (RFC 6238: half minutes since 1970), so that each is taken once.
 * @returns undefined for a code that is not right now
 */
export function stepOf(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : stepAt(now) + delta;
}

/** Of the last code that is right now. */
export const lastStepAt = (now: Date): number => stepAt(now) + window;

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period);

/** With what every app knows; many pass over other settings. */
const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period });
