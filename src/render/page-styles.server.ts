import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { islandSources, wordsInScripts } from './assets.ts';

/** Classes and names that something in a page mentions. */
type Mentioned = ReadonlySet<string>;

const islandList = 'src/render/client.ts';

/** Sets of classes whose rules stay in memory; pages of one kind share one. */
const mostSets = 200;

/** @returns what gives the styles of one document, the words that its scripts may set as classes included */
export function createPageStyles({
  stylesheet,
  script,
}: {
  stylesheet: string;
  /** A source path; what its islands load is looked at only where they stand. */
  script: string;
}): (html: string) => string {
  const cut = createCutter(stylesheet);
  const always = wordsInScripts(script, islandList);
  const ofIslands = new Map([...islandSources()].map(([name, source]) => [name, wordsInScripts(source)]));
  return (html) => {
    const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name);
    const sets = [
      classesOf(html),
      always,
      ...islands.map((name) => ofIslands.get(name) ?? new Set<string>()),
    ];
    return cut(sets);
  };
}

/**
 * Cuts a stylesheet down to what is used: rules whose classes are in one of the sets, and of variables, animations and
 * registered properties those that the rules name. The order stays, so nothing looks different.
 */
export function createCutter(stylesheet: string): (sets: readonly Mentioned[]) => string {
  const root = postcss.parse(stylesheet);
  const known = [...new Set(classesIn(root))];
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

/** The values of all `class` attributes of a document. */
export function classesOf(html: string): Set<string> {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value);
  // React writes & and quotes in attributes as references
  const text = values.join(' ').replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
  return new Set(text.split(/\s+/));
}

function cutDown(root: Container, classes: Mentioned): string {
  const rules = root.clone();
  rules.walkRules((rule) => {
    if (!isFrame(rule) && !rule.selectors.some((selector) => isUsed(selector, classes))) rule.remove();
  });
  dropUnnamed(rules);
  dropEmpty(rules);
  return rules.toString();
}

/** A step of an animation, whose selector is a percentage. */
const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A class in a list of alternatives, or one that must not be there, proves nothing, so it is not asked for. */
function isUsed(selector: string, classes: Mentioned): boolean {
  const plain = selector.replace(/:not\([^()]*\)/g, '').replace(/:(?:is|where)\([^()]*,[^()]*\)/g, '');
  return namesIn(plain).every((name) => classes.has(name));
}

/** Class names as documents write them (CSS Syntax 4.3.7: an escape is a sign after a backslash, or its number in hex). */
const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+)/gi)].map(([, name = '']) =>
    name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign = '') =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
    ),
  );

function classesIn(root: Container): string[] {
  const names: string[] = [];
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) names.push(...namesIn(selector));
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
