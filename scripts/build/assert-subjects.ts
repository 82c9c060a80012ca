import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An earlier version kept the words of a site in files of the same names. Brought over as they are, they end the build at
 * an export that nobody there has heard of.
 * @param content the folder of the subjects @throws {Error} one sentence that names such files, and the road
 */
export function assertSubjects(content = 'src/content'): void {
  const lists = ['subjects.ts', 'starter-subjects.ts'].map((name) =>
    readFileSync(join(content, name), 'utf8'),
  );
  const named = lists.join('').matchAll(/^export \{([^}]+)\} from '\.\/([^']+)';/gm);
  const old = [...named].flatMap(([, names = '', file = '']) => {
    const path = join(content, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const subjects = names.match(/\w+Subject\b/g) ?? [];
    return subjects.every((subject) => text.includes(`export const ${subject} `)) ? [] : [path];
  });
  if (old.length === 0) return;
  throw new Error(
    `${old.join(', ')}: not of this version, whose files describe their subject, too. Put this version's files back. What an ` +
      'earlier version said there comes over with "npm run content -- convert OLD FOLDER" (docs/operating.md, "Upgrading").',
  );
}
