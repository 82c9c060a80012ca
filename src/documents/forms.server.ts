import { z } from 'zod';
import { type DocumentName, documentSchemas } from '#/content/documents.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { type FormSchema, fitted } from '#/panel/form/form-schema.ts';
import { withAddresses } from './tidy.ts';

const names = Object.keys(documentSchemas) as DocumentName[];

/** Forms by the names of documents, made once from the schemas that also check them. */
const forms = new Map<string, FormSchema>(
  names.map((name) => [name, z.toJSONSchema(documentSchemas[name], { io: 'input' }) as FormSchema]),
);

/** @throws for a name that is not in content/documents.ts */
export function formOf(name: string): FormSchema {
  const form = forms.get(name);
  if (!form) throw new Error(`There is no document "${name}".`);
  return form;
}

export const titleOf = (name: string): string => formOf(name).title ?? name;

/** Brings a stored document, which may be older, to today's description. @param first as `fitted` takes it */
export const readOlder = (name: string, stored: unknown, first?: unknown): unknown =>
  withAddresses(formOf(name), fitted(formOf(name), stored, first));

/** Reads a document as it is stored. @param json of the document, not of a part */
export const readStored = (name: string, json: string): unknown => readOlder(name, JSON.parse(json));

/** Names of all documents in the order of their pages, as the panel lists them; not those of a version to come, whose tables are older. */
export const knownNames: readonly DocumentName[] = names.toSorted(
  (one, other) => placeOf(one) - placeOf(other) || titleOf(one).localeCompare(titleOf(other), 'tr'),
);

export const isKnown = (name: string): name is DocumentName => forms.has(name);

/** Gives the place of its page; what has no page of its own comes last. */
function placeOf(name: string): number {
  const place = sitePaths.indexOf(formOf(name).page ?? '');
  return place === -1 ? sitePaths.length : place;
}
