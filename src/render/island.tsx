import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Props of an island that a link opens. */
export interface Opened {
  /** The number that stands on the link as `data-opens`. */
  opened: number;
  /** Takes the island away again. */
  onClosed: () => void;
}

const islandFiles = Object.keys(import.meta.glob('/src/**/*.island.tsx'));

/** The server draws it with its props beside it as inert JSON. `name` is the file's name without `.island.tsx`. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}) {
  assertIsland(name);
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      <div data-island={name} data-wake="load" dangerouslySetInnerHTML={{ __html: html }} />
      <Props props={props} />
    </>
  );
}

/**
 * Links, of which each with `data-opens` opens the island over the page. Its code is fetched when a visitor turns to one
 * of them; until then, and without a script, they are links like others.
 */
export function IslandOfLinks<Props extends object>({
  name,
  props,
  children,
}: {
  name: string;
  component: ComponentType<Props & Opened>;
  props: Props;
  children: ReactNode;
}) {
  assertIsland(name);
  return (
    <>
      <div data-island={name} data-wake="press">
        {children}
      </div>
      <Props props={props} />
    </>
  );
}

function Props({ props }: { props: object }) {
  // `<` is the only character that could end the script element early
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  return <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function assertIsland(name: string) {
  if (islandFiles.some((file) => file.endsWith(`/${name}.island.tsx`))) return;
  throw new Error(`No file is called ${name}.island.tsx, so the island "${name}" could never wake.`);
}
