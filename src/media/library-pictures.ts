import type { Media } from './schema.ts';

const fileName = /(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/;

/** The file of the library that an address names, whether it names this site or begins with a slash. */
export const fileNameOf = (url: string): string | undefined => fileName.exec(url)?.[0];

/** The pictures of the library among these addresses, each once. */
export function findLibraryPictures(library: readonly Media[], urls: readonly string[]): Media[] {
  const names = new Set(urls.flatMap((url) => fileNameOf(url) ?? []));
  if (names.size === 0) return [];
  return library.filter(({ url }) => names.has(fileNameOf(url) ?? ''));
}

/** Addresses of the pictures in a Markdown text that bring no words of their own. */
export const wordlessPictures = (markdown: string): string[] =>
  [...markdown.matchAll(/!\[\s*\]\(\s*<?([^)\s>]+)/g)].map(([, url = '']) => url);

/** Where a hidden picture can still be seen: by those who look after it. */
export const panelAddress = ({ id, url, isHidden }: Media): string =>
  isHidden ? `/api/media/${id}/picture` : url;

/** The same, small; until the small copy has been made, the picture itself. */
export const thumbnailAddress = (media: Media): string =>
  media.isHidden ? panelAddress(media) : (media.thumbnailUrl ?? media.url);
