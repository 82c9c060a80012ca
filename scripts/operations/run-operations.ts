import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import type { ImportedRow, OperationImport } from '#/operations/csv/answers.server.ts';
import { importOperations } from '#/operations/csv/import.server.ts';
import { openServersDatabase } from '../admin/open.ts';
import { parseArguments, UsageError } from '../command-arguments.ts';
import type { Particulars, Terminal } from '../run-command.ts';
import { help } from './help.ts';

export const operations: Particulars = { name: 'operations' };

/** @throws {Error} with the whole report where a row was refused; the others are taken */
export async function runOperations(
  words: string[],
  { env }: Pick<Terminal, 'env'>,
): Promise<string | undefined> {
  const { positionals, values } = parseArguments({
    args: words,
    allowPositionals: true,
    options: {
      ...{ 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = 'help', file, ...tooMany] = positionals;
  if (values.help || name === 'help') return help;
  if (name !== 'import') throw new UsageError(`There is no command "${name}".`);
  if (tooMany.length > 0) throw new UsageError(`There is one word too many: "${tooMany[0]}".`);
  if (!file) throw new UsageError('The file is missing.');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`);
  });
  const isDry = values['dry-run'] ?? false;
  const database = await openServersDatabase(env);
  try {
    const outcome = await importOperations(database.db, {
      ...{ bytes, isDry, publish: values.publish ?? false },
      actor: { staffId: null, username: auditPanelText.commandLine, address: hostname() },
      now: new Date(),
    });
    const report = [...tell(outcome), ...(isDry ? ['Nothing was changed.'] : [])].join('\n');
    if (outcome.counts.refused > 0) throw new Error(report);
    return report;
  } finally {
    await database.close();
  }
}

const tell = ({ rows, counts, unknownHeadings }: OperationImport): string[] => [
  ...unknownHeadings.map((heading) => `Left out, because no field has this name: ${heading}`),
  ...rows.filter(({ outcome }) => outcome !== 'unchanged').flatMap(sayRow),
  `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} as they were, ${counts.refused} refused.`,
];

const sayRow = ({ line, outcome, title, reason, changes = [] }: ImportedRow): string[] => [
  `${line}: ${outcome}: ${[title, reason].filter(Boolean).join(': ')}`,
  ...changes.flatMap(({ label, before, after }) => [`  ${label}`, `  - ${before}`, `  + ${after}`]),
];
