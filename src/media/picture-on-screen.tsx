import { useShownPicture } from './library-context.ts';
import { Picture } from './picture.tsx';
import { longSideOf } from './shape.ts';

/** Seen whole in its box; a long screenshot and a panorama are scrolled. */
export function PictureOnScreen({ url, alt }: { url: string; alt: string }) {
  const long = longSideOf(useShownPicture(url)?.picture);
  if (!long) return <Picture url={url} alt={alt} sizes="100vw" isFirst isWhole />;
  return (
    <section
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keyboard
      tabIndex={0}
      data-scrolls=""
      className="h-full overflow-auto overscroll-contain"
    >
      <Picture
        url={url}
        alt=""
        sizes={long === 'tall' ? '(min-width: 48rem) 48rem, 100vw' : '400rem'}
        isFirst
        isWhole
        className={
          long === 'tall'
            ? 'mx-auto block h-auto! max-w-3xl'
            : 'relative top-1/4 block h-1/2! w-auto! max-w-none'
        }
      />
    </section>
  );
}
