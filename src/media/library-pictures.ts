import { findFileName } from './library-picture.ts';
import type { Media } from './schema.ts';

/** The pictures of the library among these addresses, each once. */
export function findLibraryPictures(library: readonly Media[], urls: readonly string[]): Media[] {
  const names = new Set(urls.flatMap((url) => findFileName(url) ?? []));
  if (names.size === 0) return [];
  return library.filter(({ url }) => names.has(findFileName(url) ?? ''));
}

/** Addresses of the pictures in a Markdown text that bring no words of their own. */
export const wordlessPictures = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[\s*\]\(\s*<?([^)\s>]+)/g)].map(([, url = '']) => url);

/** The same, small. */
export const panelThumbnail = (media: Media): string =>
  (media.isHidden ? undefined : media.thumbnailUrl) ?? panelAddress(media);

/** Where a hidden picture can still be seen: by those who look after it. */
export const panelAddress = ({ id, url, isHidden }: Media): string =>
  isHidden ? `/api/media/${id}/picture` : url;
