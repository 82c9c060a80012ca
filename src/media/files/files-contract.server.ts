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
