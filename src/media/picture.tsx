import { useShownPicture } from './library-context.ts';
import type { LibraryPicture, ShownPicture } from './library-picture.ts';
import { sourcesOf } from './picture-sources.ts';

interface PictureProps {
  url: string | null;
  /** Stands in where there is no picture, or it is not on the site; without one nothing stands there then. */
  fallback?: string;
  /** Left out: what staff wrote about the picture; nothing where they wrote nothing. */
  alt?: string;
  /**
   * How wide it stands, as in the `sizes` of HTML; on phones say some 60 % of it: at three dots a pixel nobody sees
   * the difference, and the picture weighs half.
   */
  sizes: string;
  /** The first picture of a page is fetched at once; all others when they come near. */
  isFirst?: boolean;
  /** Shows all of it instead of filling its box. */
  isWhole?: boolean;
  className?: string;
}

/**
 * A picture in the size the screen needs. One of ours comes as AVIF or WebP in several widths; for one of another site
 * its copy stands here. It fills its box, whose shape the caller gives, so nothing moves when it arrives.
 */
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
  isFirst = false,
  isWhole = false,
  className = '',
}: Omit<PictureProps, 'url' | 'fallback'> & ShownPicture) {
  const { src, avif, webp } = sourcesOf(url, picture);
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
        className={`h-full w-full ${isWhole ? 'object-contain' : `object-cover${focusOf(picture)}`} ${className}`}
      />
    </picture>
  );
}

const middle = 50;

/** The point that crops keep, in tenths: pages may not style single elements, so there is a class for each (picture.css). */
function focusOf(picture: LibraryPicture | undefined): string {
  const { focusX = middle, focusY = middle } = picture ?? {};
  if (focusX === middle && focusY === middle) return '';
  const tenth = (percent: number) => Math.round(percent / 10) * 10;
  return ` focus-x-${tenth(focusX)} focus-y-${tenth(focusY)}`;
}
