import { open } from 'node:fs/promises';
import { Refusal } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import { mostMegabytes } from '../schema.ts';
import { refuseForeign } from '../upload/accept.server.ts';
import { type BodyReader, chunksOf } from '../upload/body.server.ts';
import { detectFormat, headBytes } from '../upload/detect-format.server.ts';
import type { Begun } from './begun-folder.server.ts';

/**
 * Adds a part behind what is there. What came before the connection broke stays, so that the next part goes on behind it.
 * @returns how many bytes are there now @throws {Refusal} 413 for more bytes than the file was said to have
 */
export async function writePart(
  path: string,
  { begun, reader }: { begun: Begun; reader: BodyReader },
): Promise<number> {
  const file = await open(path, 'r+');
  let end = begun.received;
  try {
    for await (const chunk of chunksOf(reader)) {
      if (end + chunk.length > begun.size) {
        await file.truncate(begun.received);
        throw new Refusal('file-too-large', text.tooLarge(begun.name, mostMegabytes));
      }
      await file.write(chunk, 0, chunk.length, end);
      end += chunk.length;
    }
  } finally {
    await file.close();
  }
  return end;
}

/** Spares a slow line the rest of what would be refused in the end. @throws {Refusal} 415 */
export async function checkHead(path: string, { name, size, received }: Begun): Promise<void> {
  if (received < Math.min(size, headBytes)) return;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const { foreign } = detectFormat(buffer.subarray(0, bytesRead));
    if (foreign) throw refuseForeign({ foreign, originalName: name });
  } finally {
    await file.close();
  }
}
