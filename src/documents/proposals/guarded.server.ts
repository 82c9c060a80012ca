import { isDeepStrictEqual } from 'node:util';
import { guardedFields } from '#/content/documents.ts';
import { valuesOf } from '../flat-document.ts';
import { isKnown, readStored } from '../forms.server.ts';

/** True when two states of a document, as JSON, agree in all that takes two people to change. */
export const isGuardedSame = (name: string, one: string, other: string): boolean =>
  isDeepStrictEqual(listGuarded(name, readStored(name, one)), listGuarded(name, readStored(name, other)));

/** Lists the values of the fields that take two people to change. */
export function listGuarded(name: string, document: unknown): unknown[] {
  const fields = isKnown(name) ? guardedFields[name] : undefined;
  if (!fields) return [];
  const value = valuesOf(document);
  return fields.map((field) => value[field]);
}
