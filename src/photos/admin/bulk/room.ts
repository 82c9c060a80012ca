import type { QueuedUpload } from '#/media/sending/upload-queue.ts';
import { mostAtOnce } from '../../schema.ts';

/** How many more pictures an addition takes. One that has failed keeps its place for as long as it can be tried again. */
export function roomBeside(pictures: number, uploads: readonly Pick<QueuedUpload, 'failure'>[]): number {
  const awaited = uploads.filter(({ failure }) => !failure?.isFinal);
  return Math.max(0, mostAtOnce - pictures - awaited.length);
}
