import type { LibraryPicture } from './answers.server.ts';
import type { VariantFormat } from './library-picture.ts';

export interface PictureSources {
  src: string;
  avif?: string;
  webp?: string;
}

const artworkWidths = [480, 800, 1200, 1600];
const artworkAddress = /^\/artwork\/([a-z0-9-]+)-1600\.webp$/;
/** Width for browsers without `srcset` and AVIF. */
const plainWidth = 800;

export function sourcesOf(url: string, picture: LibraryPicture | undefined): PictureSources {
  const artwork = artworkAddress.exec(url)?.[1];
  if (artwork) return artworkSources(artwork);
  if (picture && picture.variants.length > 0) return librarySources(picture);
  return { src: url };
}

function artworkSources(name: string): PictureSources {
  const list = (format: VariantFormat) =>
    artworkWidths.map((width) => `/artwork/${name}-${width}.${format} ${width}w`).join(', ');
  return { src: `/artwork/${name}-${plainWidth}.webp`, avif: list('avif'), webp: list('webp') };
}

function librarySources({ variants }: LibraryPicture): PictureSources {
  const ofFormat = (wanted: VariantFormat) => variants.filter(({ format }) => format === wanted);
  const list = (wanted: VariantFormat) =>
    ofFormat(wanted)
      .map(({ name, width }) => `/media/${name} ${width}w`)
      .join(', ');
  const plain = ofFormat('webp').findLast(({ width }) => width <= plainWidth) ?? ofFormat('webp')[0];
  return { src: `/media/${plain?.name}`, avif: list('avif'), webp: list('webp') };
}
