import { basename } from 'node:path';
import { folderOf, rowOf, rows } from '../check-imports/house.ts';

const mostLines = 250;

/** Words and sentences are as long as they are. */
const mayBeLong = ['content', 'i18n'];

export function checkKebabCase(path: string): string | undefined {
  const odd = path
    .split('/')
    .find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(part));
  if (odd === undefined || basename(path) === 'README.md') return undefined;
  return `"${odd}" is not kebab-case: lower-case ASCII words joined by hyphens`;
}

/** The list of folders is closed: what finds no place in it has not yet found its topic. */
export function checkFolder(path: string): string | undefined {
  if (!path.startsWith('src/') || rowOf(folderOf(path)) !== undefined) return undefined;
  return `the folders of src/ are ${rows.flat().join(', ')}, and files lie in one of them`;
}

export function checkLength(path: string, text: string): string | undefined {
  const folder = folderOf(path);
  if (!path.startsWith('src/') || (folder !== undefined && mayBeLong.includes(folder))) return undefined;
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines
    ? `has ${lines} lines, and ${mostLines} is the most: it holds two subjects, so split it`
    : undefined;
}
