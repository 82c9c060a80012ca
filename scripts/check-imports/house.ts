import { basename } from 'node:path';

/** Who may import whom: a file opens its own folder and the rows below it (docs/architecture.md, "The rooms"). */
export const rows: readonly (readonly string[])[] = [
  ['server'],
  ['site', 'admin'],
  ['news', 'operations', 'photos', 'documents'],
  ['collections'],
  ['media'],
  ['staff'],
  ['panel'],
  ['content', 'ui', 'db', 'render'],
  ['http', 'format'],
  ['i18n'],
  ['stored'],
];

/** Needed by the server's rendering and by the browser alike; every other run-time dependency is the server's. */
export const sharedPackages = ['react', 'react-dom', 'zod', 'markdown-it', 'p-limit'];

/** Where a page places its islands: it runs on the server, and pages are the only ones that need it. */
export const islandDoor = 'src/render/island.tsx';

/** Around the pages that the server draws; nothing provides it in a browser. */
export const contentContext = 'src/content/content-context.ts';

const serverHalves = ['src/render/document.tsx', 'src/render/assets.ts', islandDoor];

/** The folder under `src/` that a file belongs to; undefined for a file that lies in `src/` itself. */
export function folderOf(path: string): string | undefined {
  const [, folder, ...rest] = path.split('/');
  return rest.length > 0 ? folder : undefined;
}

/** 1 is the top row; undefined for a folder that no row names. */
export function rowOf(folder: string | undefined): number | undefined {
  const index = rows.findIndex((row) => folder !== undefined && row.includes(folder));
  return index === -1 ? undefined : index + 1;
}

/** The domain whose panel this file belongs to: `news` for `src/news/admin/…`. */
export function panelDomainOf(path: string): string | undefined {
  return /^src\/([^/]+)\/admin\//.exec(path)?.[1];
}

export function isServerOnly(path: string): boolean {
  const folder = folderOf(path);
  return (
    folder === 'server' || folder === 'db' || /\.server\.tsx?$/.test(path) || serverHalves.includes(path)
  );
}

/** What a browser is asked to load; all that these files reach runs there too. */
export function isBrowserEntry(path: string): boolean {
  if (isServerOnly(path)) return false;
  const isPanel = folderOf(path) === 'admin' || panelDomainOf(path) !== undefined;
  return isPanel || path.endsWith('.island.tsx') || /[/.-]client\.tsx?$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(basename(path));
}
