import type { SourceFile, Target } from '../read-house.ts';

/** What of src/content/ holds no fact that staff can change: shapes, fixed lists, and how the snapshot is read. */
const factless = [
  'src/content/content-context.ts',
  'src/content/content-source.ts',
  'src/content/demo-accounts.ts',
  'src/content/desk-email.ts',
  'src/content/documents.ts',
  'src/content/find-faults.ts',
  'src/content/kinds.ts',
  'src/content/notice-time.ts',
  'src/content/picture-alt.ts',
  'src/content/pictures.ts',
];

/** An empty site begins with the starter files, and they are checked when the server starts. */
const doors: Record<string, RegExp> = {
  'src/server/first-start.ts': /^src\/content\/(?:starter|past-operations)/,
  'src/server/parts.ts': /^src\/content\/starter\.ts$/,
  'src/server/start.ts': /^src\/content\/check\.ts$/,
  'src/server/dev.ts': /^src\/content\/check\.ts$/,
};

/** What visitors read changes in the panel; who imported a starter file would show its words for ever. */
export function checkStarterContent(
  { path }: SourceFile,
  { path: target, kind }: Target,
): string | undefined {
  if (target === undefined || kind === 'type' || !isStarter(target)) return undefined;
  if (isStarter(path) || doors[path]?.test(target)) return undefined;
  return `imports ${target}, which holds what an empty site begins with: take the words from the visit's content, from useContent(), or as a prop`;
}

const isStarter = (path: string) =>
  path.startsWith('src/content/') && !path.startsWith('src/content/schemas/') && !factless.includes(path);
