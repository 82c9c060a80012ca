import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A picture by an address somebody typed: when there is none, or it does not load, a quiet sign stands there. */
export function Thumbnail({
  src,
  alt = '',
  className = '',
}: {
  src: string | null;
  alt?: string;
  className?: string;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!src || src === brokenSrc) {
    return (
      <div className={`shrink-0 bg-snow-100 text-snow-400 ${className}`}>
        <ImageOff className="mx-auto h-full size-6" aria-hidden />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
      className={`shrink-0 bg-snow-100 object-cover ${className}`}
    />
  );
}
