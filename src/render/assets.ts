import { readFileSync } from 'node:fs';
import type { Manifest, Scripts } from './script-words.ts';

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

/** Addresses of all files that these modules need to run, each once. */
export function codeOf(sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const built = manifest?.[name];
    if (!built || files.has(`/${built.file}`)) return;
    files.add(`/${built.file}`);
    for (const next of built.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/** Inlined in the page: this saves the round trip that delays the first paint the most. */
export function readStylesheet(source: string): string | undefined {
  if (!manifest) return undefined;
  return readFileSync(new URL(`.${assetUrl(source)}`, clientFolder), 'utf8').trim();
}

/** The built scripts, to look for classes in them. */
export const builtScripts = (): Scripts => ({
  manifest: manifest ?? {},
  read: (file) => readFileSync(new URL(file, clientFolder), 'utf8'),
});
