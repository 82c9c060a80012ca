import { setTimeout as sleep } from 'node:timers/promises';

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Leaves the reader open, so a caller who stops early may read on. */
export async function* chunksOf(reader: BodyReader): AsyncGenerator<Uint8Array> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Clients often read the answer only after sending all. Too much or too slow data ends the connection afterwards. */
export async function discard(reader: BodyReader): Promise<void> {
  const isOver = new AbortController();
  const limit = sleep(mostMilliseconds, undefined, { signal: isOver.signal });
  await Promise.allSettled([Promise.race([readOn(reader), limit])]);
  isOver.abort();
}

async function readOn(reader: BodyReader): Promise<void> {
  let bytes = 0;
  for await (const chunk of chunksOf(reader)) {
    bytes += chunk.length;
    if (bytes > mostBytes) return;
  }
}

const mostBytes = 64 * 1024 * 1024;
const mostMilliseconds = 30_000;
