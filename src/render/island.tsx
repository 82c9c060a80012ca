import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island wakes: at once, when the browser has time, or when it comes near the screen. */
export type Wake = 'load' | 'idle' | 'visible';

const islandFiles = Object.keys(import.meta.glob('/src/**/*.island.tsx'));

/**
 * A part of a public page that comes alive in the browser. The server draws it and leaves its props beside it as
 * inert JSON; `client.ts` finds it by `name`, which is the file's name without `.island.tsx`.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  wake = 'idle',
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  wake?: Wake;
}) {
  assertIsland(name);
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  // `<` is the one character that could end the script element early
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <>
      <div data-island={name} data-wake={wake} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}

function assertIsland(name: string) {
  if (islandFiles.some((file) => file.endsWith(`/${name}.island.tsx`))) return;
  throw new Error(`No file is called ${name}.island.tsx, so the island "${name}" could never wake.`);
}
