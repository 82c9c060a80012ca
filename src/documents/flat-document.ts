import type { FormSchema } from '#/panel/form/form-schema.ts';
import type { StoredDocument } from './answers.server.ts';

/** The one field of a document that is a list. */
const wholeList = 'entries';

/** The document's own fields beside what a form knows of every stored thing; no document has fields of these names. */
export type FlatDocument = Pick<
  StoredDocument,
  | 'id'
  | 'version'
  | 'publishedVersion'
  | 'updatedAt'
  | 'updatedBy'
  | 'published'
  | 'waits'
  | 'publishAt'
  | 'replacedVersion'
> & {
  /** It comes out by itself at `publishAt`. */
  scheduled: boolean;
} & Record<string, unknown>;

export function fieldsOf(form: FormSchema): Record<string, FormSchema> {
  return form.properties ?? { [wholeList]: form };
}

export const flatten = ({
  value,
  id,
  version,
  publishedVersion,
  updatedAt,
  updatedBy,
  published,
  waits,
  publishAt,
  replacedVersion,
}: StoredDocument): FlatDocument => ({
  ...valuesOf(value),
  ...{ id, version, publishedVersion, updatedAt, updatedBy, published, waits, publishAt, replacedVersion },
  scheduled: publishAt !== null,
});

export const valuesOf = (value: unknown): Record<string, unknown> =>
  Array.isArray(value) ? { [wholeList]: value } : { ...(value as object) };

/** The document as it is stored, from the fields of its form. */
export function assemble(form: FormSchema, fields: Record<string, unknown>): unknown {
  if (!form.properties) return fields[wholeList];
  return Object.fromEntries(Object.keys(form.properties).map((name) => [name, fields[name]]));
}

/** 'value.members.3.name' → 'members.3.name' */
export function fieldName(form: FormSchema, path: string): string {
  return path.replace(/^value(\.|$)/, form.properties ? '' : `${wholeList}$1`);
}
