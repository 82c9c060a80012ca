import type { ComponentType } from 'react';
import type { Opened } from './island.tsx';
import { openOnPress } from './open-on-press.ts';

type IslandModule<Props> = { default: ComponentType<Props> };

const islands = import.meta.glob<IslandModule<never>>('/src/**/*.island.tsx');

/** Only pages with an island load React. `data-wake` stands on an island until it listens. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset.wake === 'press') {
      openOnPress(element, () => loadOpener(element));
      element.removeAttribute('data-wake');
    } else {
      void wakeIsland(element);
    }
  }
}

async function wakeIsland(element: HTMLElement): Promise<void> {
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), loadComponent(element)]);
  hydrate(element, { name: nameOf(element), Component, props: propsOf(element) });
  element.removeAttribute('data-wake');
}

async function loadOpener(element: HTMLElement): Promise<(opened: number) => void> {
  const [{ open }, Component] = await Promise.all([import('./open.tsx'), loadComponent<Opened>(element)]);
  return (opened) => open({ name: nameOf(element), Component, props: propsOf(element), opened });
}

async function loadComponent<Props extends object>(element: HTMLElement): Promise<ComponentType<Props>> {
  const file = Object.keys(islands).find((path) => path.endsWith(`/${nameOf(element)}.island.tsx`));
  const load = islands[file ?? ''] as (() => Promise<IslandModule<Props>>) | undefined;
  if (!load) throw new Error(`There is no island "${nameOf(element)}".`);
  return (await load()).default;
}

const nameOf = ({ dataset }: HTMLElement) => dataset.island ?? '';

const propsOf = (element: HTMLElement): object => JSON.parse(element.nextElementSibling?.textContent ?? '{}');
