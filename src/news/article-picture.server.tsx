import { renderToStaticMarkup } from 'react-dom/server';
import { type FindPicture, findFileName } from '#/media/library-picture.ts';
import { sourcesOf } from '#/media/picture-sources.ts';
import type { TextPicture } from './article-text.ts';

/** The column of an article's text. */
const sizes = '(min-width: 768px) 44rem, 60vw';

/**
 * A picture in the text of an article, as HTML. The library knows its size, so that nothing moves when it comes; one that
 * was taken off the site leaves nothing.
 */
export function drawArticlePicture({ url, alt, title }: TextPicture, findPicture: FindPicture): string {
  const picture = findPicture(findFileName(url) ?? '');
  if (picture?.isShown === false) return '';
  const { src, avif, webp } = sourcesOf(url, picture);
  return renderToStaticMarkup(
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
      />
    </picture>,
  );
}
