import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Opened } from './island.tsx';

/** Draws an island over the page, until it closes itself. */
export function open({
  name,
  Component,
  props,
  opened,
}: {
  name: string;
  Component: ComponentType<Opened>;
  props: object;
  opened: number;
}): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: name });
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<Component {...props} opened={opened} onClosed={close} />);
}
