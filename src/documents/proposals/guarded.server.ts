import { isDeepStrictEqual } from 'node:util';
import { guardedFields } from '#/content/documents.ts';
import { valuesOf } from '../flat-document.ts';
import { isKnown, readStored } from '../forms.server.ts';

/** True when two states of a document, as JSON, agree in all that takes two people to change. */
export const isGuardedSame = (name: string, one: string, other: string): boolean =>
  isDeepStrictEqual(guardedPart(name, one), guardedPart(name, other));

/** Words and numbers that stand in the guarded fields of one state and not in the other's. */
export function listGuardedNews(name: string, before: string, after: string): unknown[] {
  const known = new Set(leavesOf(guardedPart(name, before)));
  return leavesOf(guardedPart(name, after)).filter((leaf) => !known.has(leaf));
}

function guardedPart(name: string, json: string): unknown[] {
  const fields = isKnown(name) ? guardedFields[name] : undefined;
  if (!fields) return [];
  const value = valuesOf(readStored(name, json));
  return fields.map((field) => value[field]);
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
