import type { Fault } from '../check-imports/fault.ts';

interface Ban {
  words: RegExp;
  message: string;
  /** Where the ban holds; everywhere when missing. */
  holdsFor?: (path: string) => boolean;
}

// the patterns are spelled so that this file does not match them itself
const bans: Ban[] = [
  { words: /\b(?:TO[D]O|FI[X]ME)\b/, message: 'leaves work behind: do it, or write an issue' },
  { words: /\.only\s*\(/, message: 'runs one test and hides the others: take .only away' },
  { words: /@ts-(?:ignor[e]|nochec[k])/, message: 'silences the type checker: mend the type' },
  {
    words: /kuyak|kutup y[ıi]ld[ıi]z[ıi]/i,
    message: 'names the association, which only src/content/ may: read it from there',
    holdsFor: (path) => path.startsWith('src/') && !path.startsWith('src/content/'),
  },
];

export function findForbiddenWords(path: string, text: string): Fault[] {
  const held = bans.filter(({ holdsFor }) => holdsFor?.(path) ?? true);
  return [path, ...text.split('\n')].flatMap((content, line) =>
    held
      .filter(({ words }) => words.test(content))
      .map(({ message }) => ({ path, line: Math.max(line, 1), message })),
  );
}
