import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The prefix must be the server's, or `useId` gives different ids. */
export function hydrate(
  element: HTMLElement,
  { name, Component, props }: { name: string; Component: ComponentType<object>; props: object },
): void {
  hydrateRoot(element, <Component {...props} />, { identifierPrefix: name });
}
