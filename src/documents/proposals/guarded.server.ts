import { isDeepStrictEqual } from 'node:util';
import { guardedFields } from '#/content/documents.ts';
import { valuesOf } from '../flat-document.ts';
import { isKnown, readStored } from '../forms.server.ts';

/** True when two states of a document, as JSON, agree in all that takes two people to change. */
export function isGuardedSame(name: string, one: string, other: string): boolean {
  const fields = isKnown(name) ? guardedFields[name] : undefined;
  if (!fields) return true;
  const [a, b] = [one, other].map((json) => valuesOf(readStored(name, json)));
  return fields.every((field) => isDeepStrictEqual(a?.[field], b?.[field]));
}
