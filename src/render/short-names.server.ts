import postcss from 'postcss';
import { classesIn, withClasses } from './selectors.ts';

/** A name of so many signs gains too little. */
const shortEnough = 7;

export interface ShortNames {
  stylesheet: string;
  /** The document with these names, and the names in it; those that no rule knows are left out. */
  shorten(html: string): { html: string; classes: Set<string> };
}

interface Renamed {
  /** '' when no rule knows any of its names. */
  attribute: string;
  names: string[];
}

/**
 * A class such as `bar:text-[0.85rem]` says in its name what its rule says again. Pages carry both, so they get names
 * of two or three signs instead. @param kept names that scripts set
 */
export function createShortNames(stylesheet: string, kept: ReadonlySet<string>): ShortNames {
  const root = postcss.parse(stylesheet);
  const known = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of classesIn(selector)) known.add(name);
  });
  const shortened = nameShortly(known, {
    taken: new Set([...known, ...kept]),
    isKept: (name) => kept.has(name) || isSoughtByPart(stylesheet, name),
  });
  root.walkRules((rule) => {
    rule.selector = withClasses(rule.selector, (written, name) => shortened.get(name) ?? written);
  });
  const rename = (written: string) => {
    const name = readReferences(written);
    return shortened.get(name) ?? (known.has(name) || kept.has(name) ? written : '');
  };
  // the same few hundred lists stand in all pages
  const renamed = new Map<string, Renamed>();
  function renameAll(list: string): Renamed {
    const known = renamed.get(list);
    if (known) return known;
    const names = list.split(/\s+/).map(rename).filter(Boolean);
    const attribute = names.length > 0 ? ` class="${names.join(' ')}"` : '';
    const made = { attribute, names: names.map(readReferences) };
    renamed.set(list, made);
    return made;
  }
  return {
    stylesheet: root.toString(),
    shorten(html) {
      const lists = new Set<Renamed>();
      const shortened = html.replace(/ class="([^"]*)"/g, (_, list: string) => {
        const made = renameAll(list);
        lists.add(made);
        return made.attribute;
      });
      return { html: shortened, classes: new Set([...lists].flatMap(({ names }) => names)) };
    },
  };
}

function nameShortly(
  names: ReadonlySet<string>,
  { taken, isKept }: { taken: ReadonlySet<string>; isKept: (name: string) => boolean },
): Map<string, string> {
  const short = new Map<string, string>();
  let number = 10 * 36;
  for (const name of names) {
    if (name.length <= shortEnough || isKept(name)) continue;
    // from 'a0' on; a name begins with a letter (CSS Syntax 4.3.9)
    while (taken.has(number.toString(36)) || /^\d/.test(number.toString(36))) number += 1;
    short.set(name, number.toString(36));
    number += 1;
  }
  return short;
}

/** Some rules ask for a part of a name: `[class*="focus-x-"]`. */
const isSoughtByPart = (stylesheet: string, name: string) =>
  [...stylesheet.matchAll(/\[class\*="?([^\]"]+)/g)].some(([, part = '']) => name.includes(part));

/** React writes & and quotes in attributes as references. */
export const readReferences = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
