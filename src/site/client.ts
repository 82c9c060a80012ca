import '@vitejs/plugin-react/preamble';
import { hideBrokenPictures } from '#/media/broken-pictures.ts';
import { closeMenuWhenDone, fitBar, foldMenuWithoutPopovers } from './frame/menu.ts';

type Behaviour = (element: HTMLElement) => void;

/** Scripts by element; fetched only by pages that hold such an element. */
const behaviours: Record<string, () => Promise<Behaviour>> = {
  '[data-filter-in-place]': async () => (await import('#/news/filter-in-place.ts')).filterInPlace,
  '[data-late-pictures]': async () => (await import('#/media/late-pictures.ts')).showLatePictures,
  '[data-carousel]': async () => (await import('./home/run-carousel.ts')).startCarousel,
  '[data-copy]': async () => (await import('#/ui/copy.ts')).enableCopying,
  '[data-print]': async () => (await import('./donation/print.ts')).enablePrinting,
  '[data-articles]': async () => (await import('./association/statute.ts')).openArticles,
  '[data-questions]': async () => (await import('#/ui/open-addressed.ts')).openAddressed,
  '[data-tabs]': async () => (await import('./courses/tabs.ts')).enableTabs,
  '[data-map]': async () => (await import('./contact/map.ts')).enableMap,
  '[data-video]': async () => (await import('#/news/play-video.ts')).playOnPress,
};

function wakeBehaviours(): void {
  for (const [selector, load] of Object.entries(behaviours)) {
    const elements = document.querySelectorAll<HTMLElement>(selector);
    if (elements.length > 0) void wakeAll(elements, load);
  }
}

async function wakeAll(elements: Iterable<HTMLElement>, load: () => Promise<Behaviour>): Promise<void> {
  const start = await load();
  for (const element of elements) start(element);
}

function wake(): void {
  hideBrokenPictures();
  foldMenuWithoutPopovers();
  closeMenuWhenDone();
  fitBar();
  void firstPaint().then(wakeMore);
}

/** Waits until the words are on the screen: further code must not share the line with what they wait for. */
const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    // against fingerprinting some browsers do not tell when they paint
    setTimeout(resolve, 1000);
  });

function wakeMore(): void {
  wakeBehaviours();
  // when nothing else is fetched
  if (import.meta.env.PROD) setTimeout(() => import('./without-network/outages.ts'), 3000);
  // pages without islands do not even fetch the list of them
  if (document.querySelector('[data-island]')) {
    void import('#/render/client.ts').then(({ wakeIslands }) => wakeIslands());
  }
}

// a page that is drawn before anybody has asked for it (server/cache/encoded-response.ts) does nothing until it is seen
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', wake, { once: true });
else wake();
