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
  const isRead = new RegExp(`var\\(${name}[,)]`);
  root.walkDecls((declaration) => {
    if (declaration.prop === name && !isForOldBrowsers(declaration)) variable.set.push(declaration);
    if (isRead.test(declaration.value)) variable.read.push(declaration);
  });
  return variable;
}

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
  const valuesOf = findValues(variable);
  if (!valuesOf) return;
  const { name, read } = variable;
  for (const reader of read) reader.value = substitute(reader.value, { name, by: valuesOf(reader) });
  root.walkDecls(name, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (rule.params === name) rule.remove();
  });
}

/** @returns what each of its readers finds in the variable, if that is settled */
function findValues({ name, initial, set, read }: Variable) {
  const [first, ...more] = set;
  if (first && more.length === 0 && isTheme(first)) return () => first.value;
  if (!name.startsWith('--tw-')) return undefined;
  if (set.every(({ value }) => value === initial)) return () => initial;
  const besideReader = ({ parent }: Declaration) =>
    set.find((declaration) => declaration.parent === parent)?.value;
  return read.every((reader) => besideReader(reader) !== undefined) ? besideReader : undefined;
}

const isTheme = ({ parent }: Declaration) => (parent as Rule).selector?.startsWith(':root');

/** Nothing at all leaves what stands after the comma (CSS Custom Properties 3). */
const substitute = (value: string, { name, by }: { name: string; by: string | undefined }): string =>
  value
    .replace(new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g'), (_, or = '') => by ?? or)
    .replaceAll(/\s+/g, ' ')
    .trim();
