import { Readable } from 'node:stream';
import { notFound } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { MediaParts } from './parts.server.ts';

/** Sends hidden and deleted pictures too. @throws {Refusal} 404 when there is no picture, or its file is gone */
export async function sendToStaff(
  { db, files }: Pick<MediaParts, 'db' | 'files'>,
  id: number,
): Promise<Response> {
  const row = await db
    .selectFrom('media')
    .select(['fileName', 'mimetype'])
    .where('id', '=', id)
    .executeTakeFirst();
  const found = row && (await files.find(row.fileName));
  if (!found) throw notFound(text.notFound);
  return new Response(Readable.toWeb(found.read()) as ReadableStream, {
    headers: {
      'content-type': row.mimetype,
      'content-length': String(found.size),
      'x-content-type-options': 'nosniff',
      // if a browser opens it as a page, it can do nothing there
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
