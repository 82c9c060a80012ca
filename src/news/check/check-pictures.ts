import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from '#/media/library-picture.ts';
import { findLibraryPictures, findOutsidePicture } from '#/media/panel-pictures.ts';
import type { Found, Surroundings } from './finding.ts';
import type { TextPicture } from './read-article-text.ts';

/** Pictures in the text: their own words count, and otherwise the library's description. */
export function checkTextPictures(pictures: readonly TextPicture[], around: Surroundings): Found[] {
  const wordless = pictures.filter(({ words }) => words === '').map(({ address }) => address);
  const elsewhere = wordless.filter((address) => !findFileName(address) && !mayBeDescribed(address, around));
  return [
    ...elsewhere.map((words): Found => ({ kind: 'wordless-picture', words })),
    ...checkListedPictures(wordless, around),
  ];
}

/** Those of the library only: of others there is nowhere to write what they show. */
export function checkListedPictures(addresses: readonly string[], { library = [] }: Surroundings): Found[] {
  return findLibraryPictures(library, addresses)
    .filter(({ altText }) => altText === '')
    .map(({ originalName }) => ({ kind: 'undescribed-picture', words: originalName }));
}

/** The library keeps a copy of a picture from another site, with its description. */
function mayBeDescribed(address: string, { library }: Surroundings): boolean {
  const outside = outsideAddressOf(address);
  if (outside === undefined) return false;
  return !library || Boolean(findOutsidePicture(library, outside)?.altText);
}
