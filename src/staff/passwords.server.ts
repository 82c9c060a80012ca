import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from './password-length.ts';

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(normalizePassword(password), options);

/**
 * Takes the time of one hash; of two when the password is wrong and holds letters that can be written in several ways.
 * @param passwordHash undefined for a name that nobody has: the same work is done, so that the time an answer takes
 * does not tell which names exist (ASVS 6.3.8)
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const normalized = normalizePassword(password);
  if (await isHashOf(normalized, passwordHash)) return true;
  // passwords used to be hashed as they were typed
  return normalized !== password && (await isHashOf(password, passwordHash));
}

async function isHashOf(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  await hash(password, options);
  return false;
}
