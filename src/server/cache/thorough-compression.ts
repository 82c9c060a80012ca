import { type CachedAnswer, compressBetter, isSettled } from './cached-answer.ts';

/**
 * Compresses one answer at a time as well as can be: more at once would take all threads and much memory.
 * @param isCurrent false for one that is to be drawn again, which is not worth it
 */
export function openThoroughCompression(isCurrent: (cached: CachedAnswer) => boolean) {
  let compressing = Promise.resolve();
  return function compressSoon(cached: CachedAnswer): void {
    if (cached.isCompressing || !isSettled(cached)) return;
    cached.isCompressing = true;
    compressing = compressing.then(async () => {
      // a failure leaves the quick compression
      if (isCurrent(cached)) await compressBetter(cached).catch(() => {});
      else cached.isCompressing = false;
    });
  };
}
