import { preload } from 'react-dom';
import type { LibraryPicture } from './answers.server.ts';
import { useShownPicture } from './library-context.ts';
import type { ShownPicture } from './library-picture.ts';
import { sourcesOf } from './picture-sources.ts';
import { focusPointOf, middle } from './shape.ts';

interface PictureProps {
  url: string | null;
  /** Without it, nothing is drawn when there is no picture to show. */
  fallback?: string;
  /** By default the text that staff wrote, or an empty one. */
  alt?: string;
  /** As in HTML. On phones use about 60 % of the real width: at three dots a pixel nobody sees the difference. */
  sizes: string;
  /** It is on the first screen. */
  isFirst?: boolean;
  /** It is the largest there: the browser learns of it before anything else of the page. */
  isMain?: boolean;
  isWhole?: boolean;
  className?: string;
}

/** The caller gives the shape of the box, so nothing moves when the picture arrives. */
export function Picture({ url, fallback, ...props }: PictureProps) {
  const shown = useShownPicture(url ?? '');
  if (shown) return <DrawnPicture {...shown} {...props} />;
  return fallback ? <DrawnPicture url={fallback} {...props} /> : null;
}

function DrawnPicture({
  url,
  picture,
  alt = picture?.altText ?? '',
  sizes,
  isMain = false,
  isFirst = isMain,
  isWhole = false,
  className = '',
}: Omit<PictureProps, 'url' | 'fallback'> & ShownPicture) {
  const { src, avif, webp } = sourcesOf(url, picture);
  // browsers that know no AVIF pass over it
  if (isMain && avif)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        alt={alt}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        data-hide-when-broken=""
        data-color={isWhole ? undefined : picture?.color || undefined}
        className={`h-full w-full ${isWhole ? 'object-contain' : 'object-cover'} ${isWhole ? '' : focusOf(picture)} ${className}`}
      />
    </picture>
  );
}

/**
 * Class of the focus in tenths (picture.css), because the policy forbids inline styles. The middle is nobody's
 * choice.
 */
function focusOf(picture: LibraryPicture | undefined): string {
  if (!picture) return '';
  const { x, y } = focusPointOf(picture);
  const tenth = (percent: number) => Math.round(percent / 10) * 10;
  const across = x === middle ? '' : ` focus-x-${tenth(x)}`;
  return y === middle ? across : `${across} focus-y-${tenth(y)}`;
}
