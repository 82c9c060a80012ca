import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { Slide } from '#/content/home.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import { mainOnPhone } from '#/media/main-on-phone.ts';
import { Picture } from '#/media/picture.tsx';

/** A strip that scrolls; `run-carousel.ts` makes it move and shows the controls, which do nothing without it. */
export function Carousel() {
  const { slides } = useContent().home;
  // a single one leads to no other
  const moves = slides.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={text.carousel}
      data-carousel={moves ? '' : undefined}
      className="group relative bg-night-950 text-white"
    >
      {/* without the script the arrow keys must be able to scroll it (WCAG 2.1.1), so it takes the focus */}
      <ul
        data-slides=""
        tabIndex={moves ? 0 : undefined}
        aria-label={moves ? text.slides : undefined}
        className="carousel-strip"
      >
        {slides.map((slide, index) => (
          <OneSlide key={slide.imageUrl} slide={slide} index={index} count={slides.length} />
        ))}
      </ul>
      {moves && <Controls slides={slides} />}
    </section>
  );
}

/**
 * The words stand beside the picture or below it, never on it; the whole slide is one link. They begin where the page's column does:
 * half of the slide is 120 % of their column, and a scrollbar is no part of it.
 */
function OneSlide({ slide, index, count }: { slide: Slide; index: number; count: number }) {
  const { name } = useContent().association;
  // the first slide holds the page's only h1; the others have a paragraph of the same look
  const Title = index === 0 ? 'h1' : 'p';
  const { imageUrl, alt, title, sentence, link } = slide;
  return (
    <li
      aria-roledescription="slide"
      aria-label={text.slide(index + 1, count)}
      className="relative flex w-full shrink-0 snap-start flex-col md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className={`h-[112px] md:order-last md:h-[min(26rem,60vh)] ${index === 0 ? '' : 'picture-waits'}`}>
        <Picture
          url={imageUrl}
          alt={alt}
          sizes={`(min-width: 64rem) 60vw, (min-width: 48rem) 39rem, ${mainOnPhone}`}
          isMain={index === 0}
        />
      </div>
      <div className="px-[16px] pt-2.5 pb-[52px] md:flex md:flex-col md:justify-center md:pt-8 md:pb-20 md:pl-8 lg:pl-[max(2rem,calc(120%-37rem))]">
        <Title className="text-xl leading-tight font-bold wrap-anywhere md:text-4xl">
          {index === 0 && (
            <span className="mb-1 block text-sm leading-normal font-semibold text-snow-200 max-md:sr-only">
              {name.tr}
            </span>
          )}{' '}
          {title}
        </Title>
        <p className="mt-0.5 text-[0.95rem] leading-snug text-snow-100 md:mt-3 md:text-lg">{sentence}</p>
        <p className="mt-0.5 md:mt-4">
          <a
            href={link.path}
            className="font-semibold text-white underline decoration-snow-400 underline-offset-4 after:absolute after:inset-0"
          >
            {link.label}
          </a>
        </p>
      </div>
    </li>
  );
}

const round =
  'flex size-[44px] items-center justify-center rounded-full bg-night-800 hover:bg-white hover:text-night-950';

function Controls({ slides }: { slides: Slide[] }) {
  return (
    <div data-controls="" hidden className="absolute inset-x-0 bottom-1 md:bottom-5 print:hidden">
      <div className="wrap flex items-center justify-between gap-2 md:justify-start">
        <button
          type="button"
          data-previous=""
          aria-label={text.previous}
          className={`${round} max-[22rem]:hidden`}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <div className="flex items-center max-[22rem]:mx-auto">
          <button
            type="button"
            data-pause=""
            data-pause-label={text.pause}
            data-play-label={text.play}
            aria-label={text.pause}
            className={`${round} group/pause md:mr-2`}
          >
            <Pause aria-hidden="true" size={18} className="group-data-resting/pause:hidden" />
            <Play aria-hidden="true" size={18} className="hidden group-data-resting/pause:block" />
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.imageUrl}
              type="button"
              data-dot=""
              aria-label={text.goTo(index + 1, slide.title)}
              aria-current={index === 0 ? 'true' : undefined}
              className="group/dot flex h-[44px] w-[24px] items-center justify-center"
            >
              <span className="size-[9px] rounded-full border border-transparent bg-white/50 transition-all group-hover/dot:bg-white group-aria-[current]/dot:w-[20px] group-aria-[current]/dot:bg-white" />
            </button>
          ))}
        </div>
        <button type="button" data-next="" aria-label={text.next} className={`${round} max-[22rem]:hidden`}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
