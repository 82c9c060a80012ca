import { renderToStaticMarkup } from 'react-dom/server';
import { type FindPicture, findShownPicture } from '#/media/library-picture.ts';
import { sourcesOf } from '#/media/picture-sources.ts';
import { longSideOf, sizesOfPanorama } from '#/media/shape.ts';
import type { TextPicture } from './article-text.ts';
import { partOfPicture, WholePictureLink } from './whole-picture-link.tsx';

/** The width of the column of an article's text. */
const columnSizes = '(min-width: 48rem) 44rem, (min-width: 40rem) 96vw, 60vw';

/**
 * The library knows each picture's size, and nothing moves when the picture comes.
 * A picture that was taken off the site gives '', and so does one of another site until its copy is here.
 */
export function drawArticlePicture(
  { url, alt, title, isLinked }: TextPicture,
  findPicture: FindPicture,
): string {
  const shown = findShownPicture(url, findPicture);
  if (!shown) return '';
  const { picture } = shown;
  const { src, avif, webp } = sourcesOf(shown.url, picture);
  const long = longSideOf(picture);
  const sizes = long === 'wide' ? sizesOfPanorama : columnSizes;
  const drawn = (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt || (picture?.altText ?? '')}
        title={title}
        width={picture?.width}
        height={picture?.height}
        loading="lazy"
        decoding="async"
        data-hide-when-broken=""
        data-color={picture?.color || undefined}
        className={long && partOfPicture}
      />
    </picture>
  );
  const isOpened = long && !isLinked;
  return renderToStaticMarkup(
    isOpened ? <WholePictureLink url={shown.url}>{drawn}</WholePictureLink> : drawn,
  );
}
