export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

export interface Scripts {
  manifest: Manifest;
  /** The text of a built file. */
  read: (file: string) => string;
}

/** What a call takes before an object is an element: `jsx("article", {…})`, not a class of that name. */
const withElements = (text: string) => text.replace(/\((["'`])([a-z][a-z\d]*)\1(?=,\{)/g, '( <$2 ');

/**
 * Every word in the scripts that `source` loads, but not in what only `without` loads: among them the classes they set, and as
 * `<p` elements that they draw.
 */
function wordsOf({ manifest, read }: Scripts, source: string, without?: string): Set<string> {
  const words = new Set<string>();
  const seen = new Set([without]);
  const visit = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    for (const word of withElements(read(built.file)).split(/[\s"'`]+/)) words.add(word);
    for (const next of [...(built.imports ?? []), ...(built.dynamicImports ?? [])]) visit(next);
  };
  visit(source);
  return words;
}

/** The source of each island's script, by the island's name. */
const islandsOf = (manifest: Manifest): Map<string, string> =>
  new Map(
    Object.keys(manifest).flatMap((source) => {
      const [, name] = /([^/]+)\.island\.tsx$/.exec(source) ?? [];
      return name ? [[name, source] as const] : [];
    }),
  );

/** What the scripts of the public pages may set as classes: those of all pages, and by name those of each island. */
export function wordsOfPages(scripts: Scripts, script: string) {
  // only pages with an island load the list of them
  const always = wordsOf(scripts, script, 'src/render/client.ts');
  const islands = [...islandsOf(scripts.manifest)];
  const ofIslands = new Map(islands.map(([name, source]) => [name, wordsOf(scripts, source)]));
  return { always, ofIslands, all: new Set([always, ...ofIslands.values()].flatMap((words) => [...words])) };
}
