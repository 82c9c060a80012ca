/** Parts of form fields that only some browsers know. */
const fieldParts =
  /::(?:file-selector|placeholder|-webkit-(?:search|date|calendar|inner|outer))|:-moz-ui-invalid/;
const fields = ['<input', '<select', '<textarea'];

/** A class in a list of alternatives, or one that must not be there, proves nothing, so it is not asked for. */
const withoutAlternatives = (selector: string) =>
  selector.replace(/:not\([^()]*\)/g, '').replace(/:(?:is|where)\([^()]*,[^()]*\)/g, '');

/** Lists of elements, one of which must be there. */
const elementLists = /:(?:is|where)\(([a-z][a-z\d]*(?:,\s*[a-z][a-z\d]*)+)\)/g;

const hasOneOfEach = (selector: string, mentioned: ReadonlySet<string>) =>
  [...selector.matchAll(elementLists)].every(([, list = '']) =>
    list.split(/,\s*/).some((name) => mentioned.has(`<${name}`)),
  );

/** There are no shadow roots, and what is focused has a frame of our own in each browser. */
const needless = /:host|:-moz-focusring/;

/**
 * Tells whether a document in which these classes and elements (`<p`) are mentioned may hold something that the
 * selector means.
 */
export function isUsed(selector: string, mentioned: ReadonlySet<string>): boolean {
  const plain = withoutAlternatives(selector);
  if (needless.test(plain)) return false;
  const [, part] = /\[class\*="?([^\]"]+)/.exec(plain) ?? [];
  if (part && ![...mentioned].some((name) => name.includes(part))) return false;
  if (fieldParts.test(plain) && !fields.some((name) => mentioned.has(name))) return false;
  return hasOneOfEach(selector, mentioned) && namesIn(plain).every((name) => mentioned.has(name));
}

/** The names of classes and elements that decide whether the selector is used. */
export const namesFor = (selector: string): string[] =>
  fieldParts.test(selector) ? [...fields, ...namesIn(selector)] : namesIn(selector);

const namesIn = (selector: string): string[] => [...classesIn(selector), ...elementsIn(selector)];

const classPattern = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+)/gi;

/** Class names as documents write them. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(classPattern)].map(([, name = '']) => readEscapes(name));

/** @param rename is given each class as the selector writes it, and its name */
export const withClasses = (selector: string, rename: (written: string, name: string) => string): string =>
  selector.replace(classPattern, (_, written: string) => `.${rename(written, readEscapes(written))}`);

/** CSS Syntax 4.3.7: an escape is a sign after a backslash, or its number in hex. */
const readEscapes = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign = '') =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  );

/** As `<p`: what is left without classes, attributes, ids, and pseudo-classes with the numbers or languages that they take. */
const elementsIn = (selector: string): string[] => {
  const rest = selector
    .replace(classPattern, '')
    .replace(/\[[^\]]*\]|#[\w-]+|:(?:nth-[\w-]+|lang|dir)\([^()]*\)|::?[\w-]+/g, '');
  return [...rest.matchAll(/[a-z][a-z\d]*/gi)].map(([name]) => `<${name}`);
};
