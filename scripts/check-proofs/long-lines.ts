import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../check-imports/fault.ts';

/** In characters: past it nobody sees in a difference what has changed. */
const longest = 300;

/** The lines of the documents, those at the top and those in `docs` and `bench`, that are too long to be read. */
export function findLongLines(root: string): Fault[] {
  return listDocuments(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap(({ length }, index) => (length > longest ? [fault({ path, line: index + 1, length })] : [])),
  );
}

const fault = ({ length, ...place }: { path: string; line: number; length: number }): Fault => ({
  ...place,
  message: `has ${length} characters; break it, ${longest} are the most.`,
});

function listDocuments(root: string): string[] {
  const names = readdirSync(root);
  const below = ['docs', 'bench']
    .filter((folder) => names.includes(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    );
  return [...names, ...below].filter((path) => path.endsWith('.md')).sort();
}
