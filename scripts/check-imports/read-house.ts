import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { isTest, sharedPackages } from './house.ts';
import { type Import, parseImports } from './parse.ts';

export interface Target extends Import {
  /** Path from the project's root when the import names a file. */
  path?: string;
  /** Name of the package, or `node:…`, when it does not. */
  package?: string;
}

export interface SourceFile {
  path: string;
  imports: Target[];
  /** Why the file could not be read as TypeScript. */
  broken?: string;
}

/** All that the rules look at. Tests may import anything, so they are not part of it. */
export interface House {
  files: SourceFile[];
  serverPackages: string[];
}

export function readHouse(root: string): House {
  const paths = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
  return { files: paths.map((path) => readSource(root, path)), serverPackages: readServerPackages(root) };
}

function readSource(root: string, path: string): SourceFile {
  try {
    const imports = parseImports(path, readFileSync(join(root, path), 'utf8'));
    return { path, imports: imports.map((found) => ({ ...found, ...resolve(path, found.specifier) })) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { path, imports: [], broken: error.message };
  }
}

function resolve(from: string, specifier: string): Pick<Target, 'path' | 'package'> {
  // a text is no code, wherever it lies
  if (specifier.endsWith('.md?raw')) return {};
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#/')) return { path: normalize(join('src', bare.slice(2))) };
  if (bare.startsWith('.')) return { path: normalize(join(dirname(from), bare)) };
  const parts = bare.split('/');
  return { package: bare.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '') };
}

function readServerPackages(root: string): string[] {
  const file = join(root, 'package.json');
  const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(dependencies).filter((name) => !sharedPackages.includes(name));
}
