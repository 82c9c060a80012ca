import { randomBytes } from 'node:crypto';

/** A name nobody can guess or choose: 96 random bits and an extension of ours (ASVS 5.3.2). */
export const createFileName = (extension: string) => `${randomBytes(12).toString('hex')}.${extension}`;

/** Only such names are ever looked up, so no address can reach outside the store. */
export const isFileName = (name: string) => /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(name);
