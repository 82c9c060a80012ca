import { createHash } from 'node:crypto';
import type { MediaRow } from '#/db/tables.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaCutText as text } from '#/i18n/tr/media-cut.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import type { UploadedMedia } from '../answers.server.ts';
import { leastSide, pixelsOf } from '../cut-area.ts';
import type { MediaParts } from '../parts.server.ts';
import type { Cut } from '../schema.ts';
import { middle } from '../shape.ts';
import { storeReceived } from './receive.server.ts';
import { inUploadFolder, type Sender, storePicture } from './upload.server.ts';

/**
 * Makes a new picture of one in the library, which stays as it is. The same cut of the same picture is the same picture,
 * however often it is asked for.
 * @throws {Refusal} 404 when it is not there, or in the bin; 400 for too small a part; as `storeUpload` does @throws {DiskFull}
 */
export const cutMedia = (
  parts: MediaParts,
  { id, cut, ...sender }: Sender & { id: number; cut: Cut },
): Promise<UploadedMedia> =>
  parts.room.counting(sender.actor.staffId, (count) =>
    inUploadFolder(parts, async (folder) => {
      const ofPicture = parts.db.selectFrom('media').selectAll().where('id', '=', id);
      const original = await ofPicture.where('deletedAt', 'is', null).executeTakeFirst();
      const file = original && (await parts.files.find(original.fileName));
      if (!file) throw notFound(mediaDetailsText.notFound);
      const { width, height } = pixelsOf(cut, original);
      if (Math.min(width, height) < Math.min(leastSide, original.width, original.height))
        throw new Refusal('invalid', text.tooSmall(leastSide));
      const originalName = text.nameOf(original.originalName);
      const received = await storeReceived(file.read(), { originalName, folder, count });
      const words = JSON.stringify([received.format && received.contentHash, cut]);
      const contentHash = createHash('sha256').update(words).digest('hex');
      const ofCut = { contentHash, cut, kept: whatIsKept(original, cut) };
      return storePicture(parts, {
        received: received.format ? { ...received, ...ofCut } : received,
        ...sender,
      });
    }),
  );

/** Gives the words and the point that crops keep, unless it was cut off. What was taken off the site for somebody's sake stays off. */
function whatIsKept(original: MediaRow, { turn, crop }: Cut): Partial<MediaRow> {
  const { altText, credit, consentNote, isHidden, focusX: x, focusY: y } = original;
  const turned = { 0: [x, y], 90: [100 - y, x], 180: [100 - x, 100 - y], 270: [y, 100 - x] }[turn];
  const [right = middle, down = middle] = turned;
  const focusX = Math.round(((right - crop.left) / crop.width) * 100);
  const focusY = Math.round(((down - crop.top) / crop.height) * 100);
  const isChosen = x !== middle || y !== middle;
  const isSeen = [focusX, focusY].every((percent) => percent >= 0 && percent <= 100);
  return { altText, credit, consentNote, isHidden, ...(isChosen && isSeen && { focusX, focusY }) };
}
