import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from '#/media/library-picture.ts';
import { listTextPictures } from '../article-text.ts';
import type { CheckedArticle } from './finding.ts';

/** Addresses of those pictures that the library has, or has a copy of. */
export const listLibraryPictures = ({
  content,
  imageUrl,
  images,
}: Pick<CheckedArticle, 'content' | 'imageUrl' | 'images'>): string[] =>
  [imageUrl, ...images, ...listTextPictures(content)].filter(
    (address) => findFileName(address) ?? outsideAddressOf(address),
  );
