import type { Media } from './answers.server.ts';
import { findFileName } from './library-picture.ts';

export function findLibraryPictures(library: readonly Media[], urls: readonly string[]): Media[] {
  const names = new Set(urls.flatMap((url) => findFileName(url) ?? []));
  if (names.size === 0) return [];
  return library.filter(({ url }) => names.has(findFileName(url) ?? ''));
}

/** Pictures in a Markdown text without an alternative text. */
export const wordlessPictures = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[\s*\]\(\s*<?([^)\s>]+)/g)].map(([, url = '']) => url);

export function findOutsidePicture(library: readonly Media[], address: string): Media | undefined {
  const own = `/media/${findFileName(address)}`;
  return library.find(({ url, copyOf }) => url === own || copyOf?.includes(address));
}

export const panelThumbnail = (media: Media): string =>
  (media.isHidden ? undefined : media.thumbnailUrl) ?? panelAddress(media);

/** Staff can still see a hidden picture here. */
export const panelAddress = ({ id, url, isHidden }: Media): string =>
  isHidden ? `/api/media/${id}/picture` : url;
