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

/** The picture that stands for an address elsewhere, whether its copy has come or not. */
export function findOutsidePicture(library: readonly Media[], address: string): Media | undefined {
  const own = `/media/${findFileName(address)}`;
  return library.find(({ url, copyOf }) => url === own || url === address || copyOf?.includes(address));
}

/** Small, for the panel; null as long as it waits for its copy, for no other site is asked from the panel either. */
export function panelThumbnail(media: Media): string | null {
  if (media.copyState) return null;
  return (media.isHidden ? undefined : media.thumbnailUrl) ?? panelAddress(media);
}

/** Where a hidden picture can still be seen: by those who look after it. */
export const panelAddress = ({ id, url, isHidden }: Media): string =>
  isHidden ? `/api/media/${id}/picture` : url;
