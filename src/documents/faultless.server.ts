import type { Kysely } from 'kysely';
import { documentSchemas } from '#/content/documents.ts';
import { findFaults } from '#/content/find-faults.ts';
import { requireOwnAccounts, type Texts } from '#/db/require-own-accounts.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { isKnown, titleOf } from './forms.server.ts';
import { isGuardedSame } from './proposals/guarded.server.ts';

/** @throws {Refusal} 400 when it breaks a rule: `fields` says where */
export function requireFaultless(name: string, value: unknown): void {
  if (!isKnown(name)) return;
  const faults = findFaults(documentSchemas[name], value);
  if (faults.length === 0) return;
  const fields = faults.map(({ path, message }) => [['value', ...path].join('.'), message] as const);
  throw invalid(text.faults(titleOf(name), faults.length), Object.fromEntries(fields.toReversed()));
}

/** @throws {Refusal} 400 when it breaks a rule, or names other accounts and nobody else would look at it */
export async function requirePublishable(
  tx: Kysely<Tables>,
  { stored: { name, publishedValue }, value }: { stored: DocumentRow; value: unknown },
): Promise<void> {
  requireFaultless(name, value);
  const isConfirmed = !isGuardedSame(name, publishedValue, JSON.stringify(value));
  if (isConfirmed) return;
  await requireOwnAccounts(tx, {
    texts: textsOf(value),
    before: textsOf(JSON.parse(publishedValue)).join('\n'),
  });
}

/** The lines of one text count as one: digits that are spread over them are read in a row. */
function textsOf(value: unknown, path = ['value']): Texts {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return [[path.join('.'), value.join('\n')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => textsOf(field, [...path, name]));
}
