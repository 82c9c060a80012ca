import { constants, setPriority } from 'node:os';

/** What somebody would write by hand, in a warm process of its own: the yardstick. */
export interface Handwork {
  source: string;
  target: string;
  /** Left out: the clean original. */
  variant?: { width: number; format: 'avif' | 'webp'; quality: number; effort: number };
}

// the precedence of the server's own, so that a busy machine slows both alike; threads get it when sharp is loaded
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ source, target, variant }: Handwork) => {
  const started = performance.now();
  const { size } = await workOn(source, variant).toFile(target);
  process.send?.({ milliseconds: performance.now() - started, size });
});

function workOn(source: string, variant: Handwork['variant']) {
  const picture = sharp(source, { failOn: 'error', sequentialRead: true });
  if (!variant) return picture.autoOrient().jpeg({ quality: 86, optimiseCoding: false });
  const { width, format, quality, effort } = variant;
  return picture.resize({ width }).toFormat(format, { quality, effort });
}
