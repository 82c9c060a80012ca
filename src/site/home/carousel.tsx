import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { association } from '#/content/association.ts';
import { home } from '#/content/home.ts';
import type { Slide } from '#/content/schemas/home.ts';
import { homeText as text } from '#/i18n/tr/home.ts';
import { Picture } from '#/media/picture.tsx';

/** A strip that scrolls; `run-carousel.ts` makes it move and shows the controls, which do nothing without it. */
export function Carousel() {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={text.carousel}
      data-carousel=""
      className="group relative bg-night-950 text-white"
    >
      {/* without the script the arrow keys must be able to scroll it (WCAG 2.1.1), so it takes the focus */}
      <ul data-slides="" tabIndex={0} aria-label={text.slides} className="carousel-strip">
        {home.slides.map((slide, index) => (
          <OneSlide key={slide.imageUrl} slide={slide} index={index} />
        ))}
      </ul>
      <Controls />
    </section>
  );
}

function OneSlide({ slide, index }: { slide: Slide; index: number }) {
  // the first slide holds the page's only h1; the others have a paragraph of the same look
  const Title = index === 0 ? 'h1' : 'p';
  return (
    <li
      aria-roledescription="slide"
      aria-label={text.slide(index + 1, home.slides.length)}
      className="relative w-full shrink-0 snap-start"
    >
      <div className="h-[30rem] md:h-[min(40rem,70vh)]">
        <Picture url={slide.imageUrl} alt={slide.alt} sizes="100vw" isFirst={index === 0} />
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night-950 via-night-950/75 to-transparent pt-40">
        <div className="wrap pb-20 md:pb-24">
          <Title className="max-w-3xl text-3xl leading-tight font-bold md:text-5xl">
            {index === 0 && (
              <span className="mb-2 block text-base font-semibold text-signal-300 md:text-lg">
                {association.name.tr}
              </span>
            )}
            {slide.title}
          </Title>
          <p className="mt-3 max-w-2xl text-lg text-snow-100 md:text-xl">{slide.sentence}</p>
        </div>
      </div>
    </li>
  );
}

const round =
  'flex size-11 items-center justify-center rounded-full bg-night-950/60 hover:bg-signal-500 hover:text-night-950';

function Controls() {
  return (
    <div data-controls="" hidden className="absolute inset-x-0 bottom-5">
      <div className="wrap flex items-center justify-between gap-2">
        <button type="button" data-previous="" aria-label={text.previous} className={round}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <div className="flex items-center gap-1">
          <button
            type="button"
            data-pause=""
            data-pause-label={text.pause}
            data-play-label={text.play}
            aria-label={text.pause}
            className={`${round} group/pause`}
          >
            <Pause aria-hidden="true" size={18} className="group-data-resting/pause:hidden" />
            <Play aria-hidden="true" size={18} className="hidden group-data-resting/pause:block" />
          </button>
          {home.slides.map((slide, index) => (
            <button
              key={slide.imageUrl}
              type="button"
              data-dot=""
              aria-label={text.goTo(index + 1, slide.title)}
              aria-current={index === 0 ? 'true' : undefined}
              className="group/dot flex size-7 items-center justify-center"
            >
              <span className="size-2.5 rounded-full bg-white/50 transition-all group-hover/dot:bg-white group-aria-[current]/dot:w-5 group-aria-[current]/dot:bg-signal-500" />
            </button>
          ))}
        </div>
        <button type="button" data-next="" aria-label={text.next} className={round}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
