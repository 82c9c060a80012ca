export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

export interface Scripts {
  manifest: Manifest;
  /** The text of a built file. */
  read: (file: string) => string;
}

/** What a call takes before an object is an element: `jsx("article", {…})`, not a class of that name. */
const withElements = (text: string) => text.replace(/\((["'`])([a-z][a-z\d]*)\1(?=,\{)/g, '( <$2 ');

interface Words {
  all: Set<string>;
  /** Without classes that are only taken away: where one does not stand in the page, there is nothing to take. */
  set: Set<string>;
}

/**
 * Every word in the scripts that `source` loads, but not in what only `without` loads: among them the classes they set, and as
 * `<p` elements that they draw.
 */
function wordsOf({ manifest, read }: Scripts, source: string, without?: string): Words {
  const words: Words = { all: new Set(), set: new Set() };
  const seen = new Set([without]);
  const visit = (name: string) => {
    const built = manifest[name];
    if (!built || seen.has(name)) return;
    seen.add(name);
    const text = withElements(read(built.file));
    addWords(words.all, text);
    addWords(words.set, text.replace(/classList\.remove\([^)]*\)/g, ''));
    for (const next of [...(built.imports ?? []), ...(built.dynamicImports ?? [])]) visit(next);
  };
  visit(source);
  return words;
}

function addWords(words: Set<string>, text: string): void {
  for (const word of text.split(/[\s"'`]+/)) words.add(word);
}

/** The source of each island's script, by the island's name. */
const islandsOf = (manifest: Manifest): Map<string, string> =>
  new Map(
    Object.keys(manifest).flatMap((source) => {
      const [, name] = /([^/]+)\.island\.tsx$/.exec(source) ?? [];
      return name ? [[name, source] as const] : [];
    }),
  );

/**
 * Words that the scripts of the public pages may set as classes: those of all pages, and by name those of each
 * island; and all that they name.
 */
export function wordsOfPages(scripts: Scripts, script: string) {
  // only pages with an island load the list of them
  const everywhere = wordsOf(scripts, script, 'src/render/client.ts');
  const islands = [...islandsOf(scripts.manifest)].map(
    ([name, source]) => [name, wordsOf(scripts, source)] as const,
  );
  return {
    always: everywhere.set,
    ofIslands: new Map(islands.map(([name, { set }]) => [name, set])),
    all: new Set([everywhere, ...islands.map(([, words]) => words)].flatMap(({ all }) => [...all])),
  };
}
