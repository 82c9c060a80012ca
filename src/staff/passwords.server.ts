import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from './password-length.ts';

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(normalizePassword(password), options);

/**
 * Older hashes are of the password as it was typed, so that form is always tried too: the time must tell nothing.
 * @param passwordHash undefined for an unknown name: the same work is done, because the time must not tell
 * which names exist (ASVS 6.3.8)
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  let isRight = false;
  for (const form of new Set([normalizePassword(password), password])) {
    if (await isHashOf(form, passwordHash)) isRight = true;
  }
  return isRight;
}

async function isHashOf(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  await hash(password, options);
  return false;
}

const tokenBytes = 32;

/** 256 random bits for a cookie, as 43 URL-safe characters. */
export const createToken = () => randomBytes(tokenBytes).toString('base64url');

/** The database keeps only the hash, which is useless to a person who reads it (ASVS 7.2.3). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
