import { basename, extname } from 'node:path';
import { folderOf } from '../house.ts';
import type { SourceFile, Target } from '../read-house.ts';

const sayNothing = ['utils', 'util', 'helpers', 'helper', 'types', 'lib', 'common', 'misc', 'shared'];

/** Names that say "the rest" and files that only pass others on. */
export function checkName({ path }: SourceFile): string | undefined {
  if (/^index\.[cm]?[jt]sx?$/.test(basename(path)))
    return 'is a barrel: name the file after what it holds, and import it by that name';
  const word = path.split('/').find((part) => sayNothing.includes(part.replace(/\..*$/, '')));
  return (
    word &&
    `is named "${word}", which says nothing: name it after its topic, in the folder that needs it most`
  );
}

/** How an import is written. */
export function checkSpelling({ path }: SourceFile, target: Target): string | undefined {
  const { specifier, kind } = target;
  if (kind === 'all')
    return `passes on all of ${specifier}: let readers import the file that holds what they need`;
  if (kind === 'computed')
    return 'imports a path worked out at run time, which no check can follow: write the path out';
  if (kind === 'glob') return checkGlob(path);
  if (specifier.startsWith('/')) return `write ${specifier} as #/…`;
  if (target.path === undefined) return undefined;
  if (/\.test\.tsx?$/.test(target.path))
    return 'imports a test: what both need belongs in a file of its own under tests/support/';
  if (extname(target.path) === '') return `write the extension: ${specifier}.ts or .tsx`;
  const leaves = specifier.startsWith('.') && folderOf(target.path) !== folderOf(path);
  return leaves
    ? `leaves its folder by a relative path: write #/${target.path.replace('src/', '')}`
    : undefined;
}

/** A glob would be a way round all other rules, so only the one place that wakes islands has it. */
function checkGlob(path: string): string | undefined {
  return folderOf(path) === 'render'
    ? undefined
    : 'import.meta.glob is for src/render/, which finds the islands: elsewhere import by name';
}
