import { holdPictures } from '#/media/late-pictures.ts';

/** Milliseconds that a slide stays, and how long before the next one its picture is fetched. */
const stay = 4000;
const fetching = 2000;

export const startCarousel = (carousel: HTMLElement): void => new Carousel(carousel).start();

class Carousel {
  readonly #carousel: HTMLElement;
  readonly #strip: HTMLElement;
  readonly #pause: HTMLElement;
  readonly #dots: HTMLElement[];
  readonly #rest: Rest;
  #shown = 0;
  #isPushed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(carousel: HTMLElement) {
    this.#carousel = carousel;
    this.#strip = find(carousel, '[data-slides]');
    this.#pause = find(carousel, '[data-pause]');
    this.#dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
    this.#rest = new Rest(carousel);
  }

  start(): void {
    holdPictures(this.#carousel);
    this.#obeyButtons();
    this.#obeyPushes();
    addEventListener('resize', () => this.#scroll('instant'));
    find(this.#carousel, '[data-controls]').hidden = false;
    this.#pause.hidden = this.#rest.prefersStill;
    this.#wait();
  }

  #obeyButtons(): void {
    const press = (button: HTMLElement, act: () => void) => button.addEventListener('click', act);
    press(find(this.#carousel, '[data-previous]'), () => this.#show(this.#shown - 1));
    press(find(this.#carousel, '[data-next]'), () => this.#show(this.#shown + 1));
    this.#dots.forEach((dot, index) => {
      press(dot, () => this.#show(index));
    });
    press(this.#pause, () => {
      const { dataset } = this.#pause;
      this.#rest.isPaused = this.#pause.toggleAttribute('data-resting');
      this.#pause.ariaLabel = (this.#rest.isPaused ? dataset.playLabel : dataset.pauseLabel) ?? null;
    });
  }

  /** Visitors may push the strip themselves. Our own scrolling is ignored, because the next choice may cut it short. */
  #obeyPushes(): void {
    for (const push of ['touchstart', 'wheel', 'keydown']) {
      this.#strip.addEventListener(push, () => (this.#isPushed = true), { passive: true });
    }
    // each time it moves, by whatever means
    this.#strip.addEventListener('scroll', () => {
      const left = Math.floor(this.#strip.scrollLeft / this.#strip.clientWidth);
      for (const index of [left, left + 1]) this.#showPicture(index);
    });
    whenScrolled(this.#strip, () => {
      if (!this.#isPushed) return;
      this.#isPushed = false;
      const index = Math.round(this.#strip.scrollLeft / this.#strip.clientWidth);
      if (index === this.#shown) return;
      this.#mark(Math.min(this.#dots.length - 1, index));
      this.#wait();
    });
  }

  /** Starts the time again, because a slide chosen by hand stays as long as any other. */
  #wait(): void {
    this.#unlessResting(stay - fetching, () => {
      this.#showPicture(this.#shown + 1);
      this.#unlessResting(fetching, () => this.#show(this.#shown + 1));
    });
  }

  #unlessResting(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#rest.isResting ? this.#wait() : act()), delay);
  }

  /** The others wait: most visitors are gone before their turn, and have not paid for them. */
  #showPicture(index: number): void {
    const slide = this.#strip.children[index % this.#dots.length];
    slide?.querySelector('.picture-waits')?.classList.remove('picture-waits');
  }

  #show(index: number): void {
    this.#mark((index + this.#dots.length) % this.#dots.length);
    this.#scroll(this.#rest.prefersStill ? 'auto' : 'smooth');
    this.#wait();
  }

  #scroll(behavior: ScrollBehavior): void {
    this.#strip.scrollTo({ left: this.#shown * this.#strip.clientWidth, behavior });
  }

  #mark(shown: number): void {
    this.#shown = shown;
    this.#dots.forEach((dot, index) => {
      if (index === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }
}

/** Safari tells the end from 26.2 on. */
function whenScrolled(strip: HTMLElement, act: () => void): void {
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', act);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  strip.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(act, stillAfter);
  });
}

/** Milliseconds without a movement. */
const stillAfter = 150;

/** The carousel stands still while it is paused, looked at or unseen, and where motion is unwelcome. */
class Rest {
  isPaused = false;
  readonly prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // after a tap :hover stays where the finger was, so it counts for a mouse only
  readonly #lookedAt = matchMedia('(hover: hover)').matches
    ? ':hover, :has(:focus-visible)'
    : ':has(:focus-visible)';
  readonly #carousel: HTMLElement;

  constructor(carousel: HTMLElement) {
    this.#carousel = carousel;
  }

  get isResting(): boolean {
    const isLookedAt = this.#carousel.matches(this.#lookedAt);
    return this.isPaused || this.prefersStill || isLookedAt || document.hidden;
  }
}

function find(within: HTMLElement, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The carousel has no ${selector}.`);
  return found;
}
