import type { AtRule, Container, Declaration, Plugin, Root, Rule } from 'postcss';

interface Variable {
  name: string;
  /** What browsers that know @property begin with; undefined stands for nothing at all. */
  initial: string | undefined;
  set: Declaration[];
  read: Declaration[];
}

/**
 * Colours of the theme stand in variables, and Tailwind's utilities speak to each other through some. Where one can have
 * a single value only, the value takes its place: what says that a border is solid need not travel in every page.
 */
export const foldVariables = (): Plugin => ({
  postcssPlugin: 'fold-variables',
  OnceExit(root) {
    for (const name of new Set(root.toString().match(/--[\w-]+/g))) fold(root, readVariable(root, name));
    root.walkDecls('box-shadow', (declaration) => {
      declaration.value = declaration.value.replaceAll('0 0 #0000, ', '');
    });
  },
});

function readVariable(root: Root, name: string): Variable {
  const variable: Variable = { name, initial: undefined, set: [], read: [] };
  root.walkAtRules('property', (rule) => {
    if (rule.params === name) variable.initial = initialOf(rule);
  });
  const isRead = reads(name);
  root.walkDecls((declaration) => {
    if (declaration.prop === name && !isForOldBrowsers(declaration)) variable.set.push(declaration);
    if (isRead.test(declaration.value)) variable.read.push(declaration);
  });
  return variable;
}

const reads = (name: string) => new RegExp(`var\\(${name}[,)]`);

function initialOf(property: AtRule): string | undefined {
  let initial: string | undefined;
  property.walkDecls('initial-value', ({ value }) => {
    initial = value;
  });
  return initial;
}

/** The initial values once more, in Tailwind's layer for browsers without @property. */
function isForOldBrowsers({ parent }: Declaration): boolean {
  for (let above = parent as Container | undefined; above; above = above.parent as Container | undefined) {
    if ('params' in above && above.params === 'properties') return true;
  }
  return false;
}

function fold(root: Root, variable: Variable): void {
  const { name, read } = variable;
  const settled = findSettled(root, variable);
  if (!settled) return;
  for (const reader of read) {
    const found = settled(reader);
    if (found) reader.value = substitute(reader.value, { name, by: found.value });
  }
  if (read.some(({ value }) => reads(name).test(value))) return;
  root.walkDecls(name, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (rule.params === name) rule.remove();
  });
}

/** What a reader finds in the variable, if that is settled; undefined stands for nothing at all. */
type Settled = (reader: Declaration) => { value: string | undefined } | undefined;

function findSettled(root: Root, { name, initial, set }: Variable): Settled | undefined {
  const [first, ...more] = set;
  if (first && more.length === 0 && isTheme(first)) return () => first;
  if (!name.startsWith('--tw-')) return undefined;
  if (set.every(({ value }) => value === initial)) return () => ({ value: initial });
  const order = new Map<unknown, number>();
  root.walkRules((rule) => {
    order.set(rule, order.size);
  });
  const isOverruled = (reader: Declaration) =>
    set.every(({ parent }) => overrules(parent as Rule, reader) && placeOf(parent) > placeOf(reader.parent));
  const placeOf = (rule: unknown) => order.get(rule) ?? 0;
  return (reader) =>
    set.find(({ parent }) => parent === reader.parent) ??
    (isOverruled(reader) ? { value: initial } : undefined);
}

/** Whether a later rule that sets a variable says anyway what the reader would make of it. */
const overrules = (setter: Rule, { prop, parent }: Declaration): boolean =>
  setter.nodes.some((node) => node.type === 'decl' && node.prop === prop) &&
  weightOf(setter) >= weightOf(parent as Rule);

/** Classes, attributes and pseudo-classes of a selector (Selectors 4, 17). */
const weightOf = ({ selector }: Rule): number =>
  selector
    .replaceAll(/\\./g, '')
    .replaceAll(/::?(before|after)/g, '')
    .match(/[.:[]/g)?.length ?? 0;

const isTheme = ({ parent }: Declaration) => (parent as Rule).selector?.startsWith(':root');

/** Nothing at all leaves what stands after the comma (CSS Custom Properties 3). */
const substitute = (value: string, { name, by }: { name: string; by: string | undefined }): string =>
  value
    .replace(new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g'), (_, or = '') => by ?? or)
    // the blanks of CSS alone: one that must not break is a sign like any other
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .trim();
