import { randomBytes } from 'node:crypto';

/** 96 random bits and an extension of ours, so nobody can guess or choose a name (ASVS 5.3.2). */
export const createFileName = (extension: string) => `${randomBytes(12).toString('hex')}.${extension}`;

/** Tells whether a name may be looked up, so no address can reach outside the store. */
export const isFileName = (name: string) => /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(name);

const mimetypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const findMimetype = (name: string): string | undefined => mimetypes[name.split('.').at(-1) ?? ''];

/** A name is never used for other bytes, so a copy stays valid forever. */
export const cachedForEver = 'public, max-age=31536000, immutable';
