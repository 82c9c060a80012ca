import type { Resolver } from 'react-hook-form';
import { readIstanbulTime } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { fieldsOf } from '../flat-document.ts';
import { type FormSchema, fitted } from '../form-schema.ts';
import type { DocumentInput } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { tidy } from '../tidy.ts';
import { type DocumentValues, planFields } from './plan-fields.tsx';

/** The form of any document, from what the server tells of its fields. */
export const planDocument = (document: StoredDocument): StoredFormPlan<DocumentValues, DocumentInput> => ({
  kind: 'document',
  presence: 'documents',
  titles: { create: document.title, edit: document.title },
  words: { created: text.draftSaved, updated: text.draftSaved },
  resolver: resolverOf(document.form),
  fields: planFields(document),
  adapt: (kept) => fitAll(document.form, kept),
  isNested: true,
  asSent: withTimeOfPlan,
  isAlwaysOut: true,
});

/** The server alone checks; only a time that is not finished has no value to send. */
function resolverOf(form: FormSchema): Resolver<DocumentValues, unknown, DocumentInput> {
  const fields = Object.entries(fieldsOf(form));
  return ({ published, publishAt, ...values }) => {
    const at = publishAt === null ? null : readIstanbulTime(publishAt);
    if (at === undefined) return { values: {}, errors: { publishAt: timeNeeded } };
    const typed = fields.map(([name, field]) => [name, tidy(field, values[name])]);
    return { values: { ...Object.fromEntries(typed), published, publishAt: at }, errors: {} as never };
  };
}

/** A text that was kept before an upgrade has the fields of then. */
const fitAll = (form: FormSchema, { published, publishAt, ...kept }: DocumentValues): DocumentValues => ({
  ...Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, field]) => [name, fitted(field, kept[name])]),
  ),
  published,
  publishAt,
});

const timeNeeded = { type: 'required', message: publishingText.timeNeeded };

/** A draft has no time, and one that is over means at once. */
function withTimeOfPlan(draft: DocumentInput): DocumentInput {
  const isAhead = draft.publishAt !== null && draft.publishAt > new Date().toISOString();
  return { ...draft, publishAt: draft.published && isAhead ? draft.publishAt : null };
}
