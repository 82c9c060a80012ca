import { setTimeout as sleep } from 'node:timers/promises';

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** The chunks of a body; whoever stops early may go on reading. */
export async function* chunksOf(reader: BodyReader): AsyncGenerator<Uint8Array> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/**
 * Reads on and forgets what it reads: many clients listen for an answer only when they have sent everything. Whoever
 * sends much more than that, or is too slow, has the connection closed on them after the answer.
 */
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
