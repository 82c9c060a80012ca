/** The widths in which `scripts/artwork` draws each of the pictures that come with the site. */
const artworkWidths = [480, 800, 1200, 1600];
const artworkAddress = /^\/artwork\/([a-z0-9-]+)-1600\.webp$/;

/**
 * A picture in the size the screen needs. One of ours comes as AVIF or WebP in several widths; an address elsewhere
 * is used as it is. It fills its box, whose shape the caller gives, so nothing moves when it arrives.
 */
export function Picture({
  url,
  alt,
  sizes,
  isFirst = false,
  className = '',
}: {
  url: string;
  alt: string;
  /**
   * How wide it stands, as in the `sizes` of HTML; on phones say some 60 % of it: at three dots a pixel nobody sees
   * the difference, and the picture weighs half.
   */
  sizes: string;
  /** The first picture of a page is fetched at once; all others when they come near. */
  isFirst?: boolean;
  className?: string;
}) {
  const name = artworkAddress.exec(url)?.[1];
  return (
    <picture>
      {name && <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />}
      <img
        src={name ? `/artwork/${name}-800.webp` : url}
        srcSet={name && sourceSet(name, 'webp')}
        sizes={name && sizes}
        alt={alt}
        width={1200}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        data-hide-when-broken=""
        className={`h-full w-full object-cover ${className}`}
      />
    </picture>
  );
}

const sourceSet = (name: string, format: 'avif' | 'webp') =>
  artworkWidths.map((width) => `/artwork/${name}-${width}.${format} ${width}w`).join(', ');
