import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

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

/** Every word in the scripts that `source` loads, but not in what only `without` loads: among them the classes they set. */
export function wordsInScripts(source: string, without?: string): Set<string> {
  const words = new Set<string>();
  const seen = new Set([without]);
  const visit = (name: string) => {
    const built = manifest?.[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(new URL(built.file, clientFolder), 'utf8');
    for (const word of text.split(/[\s"'`]+/)) words.add(word);
    for (const next of [...(built.imports ?? []), ...(built.dynamicImports ?? [])]) visit(next);
  };
  visit(source);
  return words;
}

/** The file of each island's script, by the island's name. */
export const islandSources = (): Map<string, string> =>
  new Map(
    Object.keys(manifest ?? {}).flatMap((source) => {
      const [, name] = /([^/]+)\.island\.tsx$/.exec(source) ?? [];
      return name ? [[name, source] as const] : [];
    }),
  );
