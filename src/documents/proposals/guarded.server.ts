import { isDeepStrictEqual } from 'node:util';
import { guardedFields } from '#/content/documents.ts';
import { isKnown } from '../forms.server.ts';

/** True when two states of a document, as JSON, agree in all that takes two people to change. */
export function isGuardedSame(name: string, one: string, other: string): boolean {
  const fields = isKnown(name) ? guardedFields[name] : undefined;
  if (!fields) return true;
  const [a, b]: Record<string, unknown>[] = [JSON.parse(one), JSON.parse(other)];
  return fields.every((field) => isDeepStrictEqual(a?.[field], b?.[field]));
}
