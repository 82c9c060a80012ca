/** How long a slide stays, in milliseconds. */
const stay = 4000;

/** Makes the strip of slides advance by itself, wrap around, and obey its arrows, dots and pause button. */
export function startCarousel(carousel: HTMLElement): void {
  const strip = find(carousel, '[data-slides]');
  const controls = find(carousel, '[data-controls]');
  const pause = find(carousel, '[data-pause]');
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
  const total = dots.length;
  const rest = new Rest(carousel);
  let shown = 0;
  let isPushed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts the stay again, so that a slide chosen by hand stays as long as any other. */
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (rest.isResting) wait();
      else show(shown + 1);
    }, stay);
  }

  function show(index: number) {
    shown = (index + total) % total;
    strip.scrollTo({ left: shown * strip.clientWidth, behavior: rest.prefersStill ? 'auto' : 'smooth' });
    mark();
    wait();
  }

  function mark() {
    dots.forEach((dot, index) => {
      if (index === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  }

  /** A visitor may also push the strip; our own scrolling may be cut short by the next choice, and says nothing. */
  function followPush() {
    if (!isPushed) return;
    isPushed = false;
    const index = Math.round(strip.scrollLeft / strip.clientWidth);
    if (index === shown) return;
    shown = Math.min(total - 1, index);
    mark();
    wait();
  }

  find(carousel, '[data-previous]').addEventListener('click', () => show(shown - 1));
  find(carousel, '[data-next]').addEventListener('click', () => show(shown + 1));
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index));
  });
  pause.addEventListener('click', () => {
    const isPaused = pause.toggleAttribute('data-resting');
    rest.isPaused = isPaused;
    pause.ariaLabel = (isPaused ? pause.dataset.playLabel : pause.dataset.pauseLabel) ?? null;
  });
  for (const push of ['touchstart', 'wheel', 'keydown']) {
    strip.addEventListener(push, () => (isPushed = true), { passive: true });
  }
  strip.addEventListener('scrollend', followPush);
  addEventListener('resize', () => strip.scrollTo({ left: shown * strip.clientWidth, behavior: 'instant' }));
  controls.hidden = false;
  pause.hidden = rest.prefersStill;
  wait();
}

/** Whether the carousel must stand still: it was paused, is looked at closely, cannot be seen, or motion is unwelcome. */
class Rest {
  isPaused = false;
  readonly prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // a finger leaves :hover behind where it last tapped, so it counts for a mouse only
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
