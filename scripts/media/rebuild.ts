import { hour } from '#/format/durations.ts';
import { makeVariants, requeueVariants, type VariantParts } from '#/media/variants/variants.server.ts';
import { openProgress } from './progress.ts';

/**
 * Makes the smaller copies again, one picture after the other; until then the old ones are shown. What failed or is broken off
 * the server takes up an hour later.
 * @returns false when a picture failed, or is not there
 */
export async function rebuild(parts: VariantParts, ids: number[] | undefined): Promise<boolean> {
  const from = new Date(parts.clock().getTime() + hour);
  const found = await requeueVariants(parts.db, { ids, from });
  const unknown = (ids ?? []).filter((id) => !found.includes(id));
  for (const id of unknown) console.error(`There is no picture ${id}.`);
  const progress = openProgress(found.length);
  let failed = 0;
  for (const mediaId of found) {
    try {
      await makeVariants(parts, mediaId);
      progress.step(`picture ${mediaId}`);
    } catch (error) {
      failed += 1;
      const failure = error instanceof Error ? error.message : String(error);
      progress.step(`picture ${mediaId} FAILED: ${failure}`, { isKept: true });
    }
  }
  progress.end();
  console.log(`${found.length - failed} of ${found.length + unknown.length} pictures have new copies.`);
  return failed + unknown.length === 0;
}
