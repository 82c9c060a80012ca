import { documentSchemas } from '#/content/documents.ts';
import { findFaults } from '#/content/find-faults.ts';
import { invalid } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { isKnown, titleOf } from './forms.server.ts';

/** @throws {Refusal} 400 when it breaks a rule: `fields` says where */
export function requireFaultless(name: string, value: unknown): void {
  if (!isKnown(name)) return;
  const faults = findFaults(documentSchemas[name], value);
  if (faults.length === 0) return;
  const fields = faults.map(({ path, message }) => [['value', ...path].join('.'), message] as const);
  throw invalid(text.faults(titleOf(name), faults.length), Object.fromEntries(fields.toReversed()));
}
