import type { Actor } from '#/db/audit-log.ts';
import type { UploadedMedia } from '../schema.ts';
import { keepPicture, type MediaParts, withUploadFolder } from '../upload/upload.server.ts';

/**
 * Keeps a clean copy of the picture at an address, as if it had been uploaded from there.
 * @throws {Refusal} as `PictureWeb.fetchFile` and `acceptPicture` do
 */
export const keepFromAddress = (
  parts: MediaParts,
  { url, actor }: { url: string; actor: Actor },
): Promise<UploadedMedia[]> =>
  withUploadFolder(parts, async (openFolder) => {
    const received = await parts.web.fetchFile(url, openFolder);
    return [await keepPicture(parts, { received, openFolder, actor })];
  });
