import { expect, test } from 'vitest';
import {
  auditActs,
  auditFields,
  auditPanelText,
  auditRuns,
  auditActions as auditSentences,
  auditSubjects,
  auditValue,
} from '#/i18n/tr/audit-panel.ts';
import { type Act, actionsOf, acts, auditActions } from '#/stored/kinds.ts';

const namesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([name, word]) => `  ${name}: ${word}`);

test('the log says of each act what it said, by the same filters, fields and values', async () => {
  const filterOf = (act: Act) => `  ${auditActs[act]}: ${actionsOf(act).join(', ')}`;
  const of: Partial<Record<string, (number: number) => string>> = auditRuns;
  const values: [field: string, value: unknown][] = [
    ...[true, false, null, ''].map((value): [string, unknown] => ['published', value]),
    ...['active', 'completed', 'cancelled'].map((value): [string, unknown] => ['status', value]),
    ...['operations', 'Tatbikat'].map((value): [string, unknown] => ['category', value]),
    ...[['/media/bir.jpg', '/media/iki.jpg'], []].map((value): [string, unknown] => ['images', value]),
  ];
  const lines = [
    'Acts',
    ...auditActions.map((action) =>
      [`  ${action}: ${auditSentences[action]('Başlık')}`, of[action]?.(3)].filter(Boolean).join(' | '),
    ),
    ...['Filters by what was done', ...acts.map(filterOf)],
    ...['Filters by subject', ...namesOf(auditSubjects)],
    ...['Fields', ...namesOf(auditFields)],
    'Values',
    ...values.map(
      ([field, value]) =>
        `  ${field} ${JSON.stringify(value)}: ${auditValue(field, value).replaceAll('\n', ' / ')}`,
    ),
    ...['Columns of the file', `  ${auditPanelText.columns.join(', ')}`],
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('words-stay.log.snap');
});
