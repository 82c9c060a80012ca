import type { SentPicture } from '#/media/sending/send-picture.ts';

type Sent = Pick<SentPicture, 'url' | 'locationRemoved' | 'shrunk'>;

/** Says of all chosen pictures together what is said of a single one. @param sent may hold others, too */
export function summarizeUploads(urls: readonly string[], sent: readonly Sent[]) {
  const chosen = urls.flatMap((url) => sent.findLast((media) => media.url === url) ?? []);
  const shrunk = chosen.flatMap((media) => media.shrunk ?? []);
  const sum = (size: 'from' | 'to') => shrunk.reduce((bytes, sizes) => bytes + sizes[size], 0);
  return {
    locationRemoved: chosen.some(({ locationRemoved }) => locationRemoved),
    shrunk: shrunk.length > 0 ? { from: sum('from'), to: sum('to') } : undefined,
  };
}
