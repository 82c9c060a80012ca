import { LRUCache } from 'lru-cache';
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';
import { isUsed, namesFor } from './selectors.ts';
import { readReferences } from './short-names.server.ts';

/** Classes and elements (`<p`) that something in a page mentions. */
export type Mentioned = ReadonlySet<string>;

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
  return new Set([...classes, ...new Set(html.match(/<[a-z][a-z\d]*/gi))]);
}

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
