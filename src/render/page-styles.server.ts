import { LRUCache } from 'lru-cache';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { builtScripts, readStylesheet } from './assets.ts';
import { wordsOfPages } from './script-words.ts';
import { isUsed, namesFor } from './selectors.ts';
import { createShortNames, readReferences } from './short-names.server.ts';

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
    const { html, classes } = names.shorten(drawn);
    const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name);
    const sets = [
      new Set([...classes, ...elementsOf(html)]),
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

/** Classes and elements (`<p`) that something in a page mentions. */
type Mentioned = ReadonlySet<string>;

/** Sets of classes whose rules stay in memory; pages of one kind share one. */
const mostSets = 200;

/**
 * Cuts a stylesheet down to what is used: rules whose classes and elements are in one of the sets, and of variables, animations and
 * registered properties those that the rules name. The order stays, so nothing looks different.
 */
export function createCutter(root: Root): (sets: readonly Mentioned[]) => string {
  const known = [...new Set(knownNames(root))];
  const cache = new LRUCache<string, string>({ max: mostSets });
  return (sets) => {
    const used = known.filter((name) => sets.some((set) => set.has(name)));
    const key = used.join(' ');
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const styles = cutDown(root, new Set(used));
    cache.set(key, styles);
    return styles;
  };
}

/** The classes and elements of a document. */
export function mentionedIn(html: string): Set<string> {
  const attributes = new Set(html.match(/ class="[^"]*"/g));
  const lists = [...attributes].map((attribute) => attribute.slice(' class="'.length, -1));
  const classes = readReferences(lists.join(' ')).split(/\s+/);
  return new Set([...classes, ...elementsOf(html)]);
}

const elementsOf = (html: string) => new Set(html.match(/<[a-z][a-z\d]*/gi));

function cutDown(root: Container, mentioned: Mentioned): string {
  const rules = root.clone();
  rules.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter((selector) => isUsed(selector, mentioned));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  dropUnnamed(rules);
  dropEmpty(rules);
  return rules.toString();
}

/** A step of an animation, whose selector is a percentage. */
const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function knownNames(root: Container): string[] {
  const names: string[] = [];
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) names.push(...namesFor(selector));
  });
  return names;
}

/** Again and again, because a variable may be named by another that goes. */
function dropUnnamed(rules: Container): void {
  for (let dropped = true; dropped; ) {
    const named = namesUsed(rules);
    dropped = false;
    const drop = (node: ChildNode) => {
      node.remove();
      dropped = true;
    };
    rules.walkDecls(/^--/, (declaration) => {
      if (!named.has(declaration.prop)) drop(declaration);
    });
    rules.walkAtRules(/^(property|keyframes)$/, (rule) => {
      if (!named.has(rule.params)) drop(rule);
    });
  }
}

/** Words in values: variables that are read, and whatever could be an animation. */
function namesUsed(rules: Container): Set<string> {
  const values: string[] = [];
  rules.walkDecls((declaration: Declaration) => {
    values.push(declaration.value);
  });
  return new Set(values.join(' ').match(/[\w-]+/g));
}

function dropEmpty(rules: Container): void {
  rules.walk((node) => {
    let empty: ChildNode | undefined = node;
    while (empty && 'nodes' in empty && empty.nodes?.length === 0) {
      const above: ChildNode | undefined =
        empty.parent?.type === 'root' ? undefined : (empty.parent as AtRule);
      empty.remove();
      empty = above;
    }
  });
}
