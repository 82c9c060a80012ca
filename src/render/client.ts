import type { ComponentType } from 'react';
import type { Wake } from './island.tsx';

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>('/src/**/*.island.tsx');

const waits: Record<Wake, (element: Element, wake: () => void) => void> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
    else setTimeout(wake, 1500);
  },
  visible: (element, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  },
};

/** Only pages with an island load React. `data-wake` stands on an island until it is awake. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    waits[element.dataset.wake as Wake](element, () => void wakeIsland(element));
  }
}

async function wakeIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const load = islands[Object.keys(islands).find((file) => file.endsWith(`/${name}.island.tsx`)) ?? ''];
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  if (!load) return;
  const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate.tsx'), load()]);
  hydrate(element, { name, Component, props });
  element.removeAttribute('data-wake');
}
