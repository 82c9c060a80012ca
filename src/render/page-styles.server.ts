import postcss, { type Root } from 'postcss';
import { builtScripts, readStylesheet } from './assets.ts';
import { createCutter, type Mentioned, mentionedIn } from './cut-styles.server.ts';
import { wordsOfPages } from './script-words.ts';
import { createShortNames } from './short-names.server.ts';

interface Styled {
  html: string;
  styles: string;
}

type Dress = (html: string) => Styled;

export interface Stylesheet {
  /** A source path. */
  source: string;
  /** Dresses the page itself; in development its file is linked. */
  inline?: Dress;
}

export function openStylesheet(source: string, create: (stylesheet: string) => Dress): Stylesheet {
  const stylesheet = readStylesheet(source);
  return stylesheet === undefined ? { source } : { source, inline: create(stylesheet) };
}

/** @returns what gives a document short class names and its styles, those that its scripts may need included */
export function createPageStyles({
  stylesheet,
  script,
}: {
  stylesheet: string;
  /** A source path; what its islands load is looked at only where they stand. */
  script: string;
}): Dress {
  const { always, ofIslands, all } = wordsOfPages(builtScripts(), script);
  const scripted = new Map([...ofIslands].map(([name, words]) => [name, withElements(words)]));
  const onEveryPage = withElements(always);
  const names = createShortNames(stylesheet, all);
  const cut = createCutter(postcss.parse(names.stylesheet));
  return (drawn) => {
    const html = names.shorten(drawn);
    const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name);
    const sets = [
      mentionedIn(html),
      onEveryPage,
      ...islands.map((name) => scripted.get(name) ?? new Set<string>()),
    ];
    return { html, styles: cut(sets) };
  };
}

/** @returns what gives a document the rules of what stands in it, and no others */
export const createMarkupStyles = (stylesheet: string): Dress => dressIn(postcss.parse(stylesheet));

/**
 * The same for a document that the whole stylesheet follows. The first that names layers settles their order, so all are named,
 * also those of which nothing is used.
 */
export function createFirstStyles(stylesheet: string): Dress {
  const root = postcss.parse(stylesheet);
  const dress = dressIn(root);
  const layers = `@layer ${layersOf(root).join(',')};`;
  return (drawn) => {
    const { html, styles } = dress(drawn);
    return { html, styles: layers + styles };
  };
}

function dressIn(root: Root): Dress {
  const cut = createCutter(root);
  return (html) => ({ html, styles: cut([mentionedIn(html)]) });
}

function layersOf({ nodes }: Root): string[] {
  const names = nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? [node.params] : [],
  );
  return [...new Set(names)];
}

/** A word in a script may be a class or an element. */
const withElements = (words: Mentioned): Mentioned =>
  new Set([...words].flatMap((word) => [word, `<${word}`]));
