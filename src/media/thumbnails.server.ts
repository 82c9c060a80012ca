import type { LibraryState } from './library.server.ts';
import { findFileName } from './library-picture.ts';
import type { Media } from './schema.ts';

/** With the address of the smallest copy of each picture, where there is one. */
export function withThumbnails(library: Media[], { find }: LibraryState): Media[] {
  return library.map((media) => {
    const { variants = [] } = find(findFileName(media.url) ?? '') ?? {};
    const smallest = variants.find(({ format }) => format === 'webp');
    return smallest ? { ...media, thumbnailUrl: `/media/${smallest.name}` } : media;
  });
}
