import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string; css?: string[] }>;

const clientFolder = new URL('../client/', import.meta.url);

const manifest: Manifest | undefined = import.meta.env.PROD
  ? JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8'))
  : undefined;

export function assetUrl(source: string): string {
  if (!manifest) return `/${source}`;
  const built = manifest[source];
  if (!built) throw new Error(`${source} is not an entry of the client build (vite.config.ts).`);
  return `/${built.file}`;
}

/** Inlined in the page: this saves the round trip that delays the first paint the most. */
export function readStylesheet(source: string): string | undefined {
  if (!manifest) return undefined;
  return readFileSync(new URL(`.${assetUrl(source)}`, clientFolder), 'utf8').trim();
}
