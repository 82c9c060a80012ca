import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** In bytes. */
  size: number;
  /** Without a range, all of it; `start` and `end` are both included. */
  read(range?: ByteRange): Readable;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedFile {
  name: string;
  changedAt: Date;
}

/** Nothing may write to the local file any more. */
export interface FinishedFile {
  name: string;
  localPath: string;
}

export interface Files {
  /** Moves local files in. A power cut afterwards loses none; when it throws, some may be in. */
  put(...finished: FinishedFile[]): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

export interface Bucket {
  name: string;
  /** Undefined for AWS. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Makes a name of 96 random bits and an extension of ours, so nobody can guess or choose it (ASVS 5.3.2). */
export const createFileName = (extension: string) => `${randomBytes(12).toString('hex')}.${extension}`;

/** Tells the names that are looked up at all, so no address can reach outside the store. */
export const isFileName = (name: string) => /^[0-9a-f]{24}\.[a-z]{3,4}$/.test(name);

const mimetypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const findMimetype = (name: string): string | undefined => mimetypes[name.split('.').at(-1) ?? ''];

/** The header of a file: a name is never used for other bytes, so a copy stays valid forever. */
export const cachedForEver = 'public, max-age=31536000, immutable';
