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

/** A local file that nothing writes to any more, and the name it is kept under. */
export interface FinishedFile {
  name: string;
  localPath: string;
}

/** Where pictures live: a folder here, or a bucket that all copies of the server share. */
export interface Files {
  /**
   * Takes finished local files in under their names; they are gone from where they were. When this returns, a power cut
   * loses none; when it throws, some may be in.
   */
  put(...finished: FinishedFile[]): Promise<void>;
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
