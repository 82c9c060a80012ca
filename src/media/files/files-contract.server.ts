import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** All of it, or the bytes from `start` to `end`, both included. */
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

/** Where pictures live: a folder here, or a bucket that all copies of the server share. */
export interface Files {
  /**
   * Takes a finished local file in under its name; it is gone from where it was. When this returns, a power cut does
   * not lose it.
   */
  put(name: string, localPath: string): Promise<void>;
  find(name: string): Promise<StoredFile | undefined>;
  /** A file that is gone already is no fault: deleting twice ends the same. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

/** Where a bucket is, and the key to it. */
export interface Bucket {
  name: string;
  /** Address of the store; undefined for AWS itself. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
