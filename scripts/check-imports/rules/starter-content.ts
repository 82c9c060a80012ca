import type { SourceFile, Target } from '../read-house.ts';

/** What of src/content/ holds no fact that staff can change: fields, fixed lists, and how the snapshot is read. */
const factless = [
  'src/content/accountability.ts',
  'src/content/boards.ts',
  'src/content/content-context.ts',
  'src/content/content-source.ts',
  'src/content/crisis-kinds.ts',
  'src/content/demo-accounts.ts',
  'src/content/desk-email.ts',
  'src/content/documents.ts',
  'src/content/fields.ts',
  'src/content/find-faults.ts',
  'src/content/kinds.ts',
  'src/content/province-kinds.ts',
  'src/content/notice-time.ts',
  'src/content/picture-alt.ts',
  'src/content/pictures.ts',
  'src/content/subject.ts',
  'src/content/text.ts',
  'src/content/valid-permits.ts',
];

/**
 * An empty site begins with what the subjects say, they are checked when the server starts, and their descriptions are
 * for all, without what stands below them in the same file.
 */
const doors: Record<string, RegExp> = {
  'src/content/documents.ts': /^src\/content\/subjects\.ts$/,
  'src/server/first-start.ts': /^src\/content\/(?:starter|past-operations)/,
  'src/server/parts.ts': /^src\/content\/starter\.ts$/,
  'src/server/main.ts': /^src\/content\/check\.ts$/,
  'src/server/dev.ts': /^src\/content\/check\.ts$/,
};

/** What visitors read changes in the panel; who imported a subject would show its first words for ever. */
export function checkStarterContent(
  { path }: SourceFile,
  { path: target, kind }: Target,
): string | undefined {
  if (target === undefined || kind === 'type' || !isStarter(target)) return undefined;
  if (isStarter(path) || doors[path]?.test(target)) return undefined;
  return `imports ${target}, which holds what an empty site begins with: take the words from the visit’s content, from useContent(), or as a prop; the descriptions are in content/documents.ts, and types are free`;
}

const isStarter = (path: string) => path.startsWith('src/content/') && !factless.includes(path);
