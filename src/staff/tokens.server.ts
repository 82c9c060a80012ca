import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 random bits for a cookie, as 43 URL-safe characters. */
export const createToken = () => randomBytes(tokenBytes).toString('base64url');

/** The database keeps only the hash, which is useless to a person who reads it (ASVS 7.2.3). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
