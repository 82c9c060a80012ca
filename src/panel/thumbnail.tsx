import { ImageOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

export interface EmptySign {
  icon: LucideIcon;
  note?: string;
}

/** Shows `sign` when there is no picture or it does not load. */
export function Thumbnail({
  src,
  alt = '',
  className = '',
  sign: { icon: Icon, note } = noPicture,
}: {
  src: string | null;
  alt?: string;
  className?: string;
  sign?: EmptySign;
}) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!src || src === brokenSrc) {
    return (
      <div className={`shrink-0 bg-snow-100 ${className}`}>
        <span className="grid h-full content-center justify-items-center gap-1 p-1 text-center text-xs leading-tight text-ink-soft">
          <Icon className={`size-6 ${note ? '' : 'text-snow-400'}`} aria-hidden />
          {note}
        </span>
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

const noPicture: EmptySign = { icon: ImageOff };
