import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, printFaults } from './check-imports/fault.ts';
import { findSubjectlessComments } from './check-names/doc-comments.ts';
import { findForbiddenWords } from './check-names/forbidden-words.ts';
import { checkFolder, checkKebabCase, checkLength } from './check-names/shape.ts';
import { findTurkishText } from './check-names/turkish-text.ts';

const checkedFolders = ['src', 'scripts', 'tests', 'bench'];

/** Checks how files are named, how long they are, which words they hold, how comments begin, and where Turkish stands. */
export function checkNames(root: string): Fault[] {
  return listFiles(root).flatMap((path) => {
    const text = isText(path) ? readFileSync(join(root, path), 'utf8') : '';
    const ofFile = [checkKebabCase(path), checkFolder(path), checkLength(path, text)];
    const named = ofFile.flatMap((message) => (message ? [{ path, line: 1, message }] : []));
    const ofText = [findForbiddenWords, findSubjectlessComments, findTurkishText];
    return [...named, ...ofText.flatMap((find) => find(path, text))];
  });
}

function listFiles(root: string): string[] {
  const present = readdirSync(root).filter((name) => checkedFolders.includes(name));
  return present
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
}

function isText(path: string): boolean {
  return /\.([cm]?[jt]sx?|css|json|md|html|sql|sh)$/.test(path);
}

if (import.meta.main) printFaults(checkNames(process.cwd()), 'names');
