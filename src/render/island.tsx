import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

export type Wake = 'load' | 'idle' | 'visible';

const islandFiles = Object.keys(import.meta.glob('/src/**/*.island.tsx'));

/** The server draws it with its props beside it as inert JSON. `name` is the file's name without `.island.tsx`. */
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
  // `<` is the only character that could end the script element early
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
