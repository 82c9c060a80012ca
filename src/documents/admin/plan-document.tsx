import type { Resolver } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.tsx';
import { PublishAtField, showTime } from '#/panel/stored/publish-at-field.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import type { StoredDocument } from '../answers.server.ts';
import { linesBeside, withoutPlaces } from '../changed-lines.ts';
import { type FlatDocument, fieldsOf } from '../flat-document.ts';
import { emptyValue, type FormSchema, fitted } from '../form-schema.ts';
import { nameOfPlace } from '../name-of-entry.ts';
import type { DocumentInput } from '../queries.ts';
import { tidy } from '../tidy.ts';
import { SchemaField } from './fields/schema-field.tsx';

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

export type DocumentValues = {
  published: boolean;
  /** As the date field holds it, in Istanbul. */
  publishAt: string | null;
} & Record<string, unknown>;

type Plan = FieldPlan<DocumentValues, DocumentInput, never>;

/**
 * Plans each field of the document, the time at which it comes out, and the choice that the form's two buttons make.
 */
export function planFields({ form, isGuarded }: StoredDocument): FieldPlans<DocumentValues, DocumentInput> {
  const plans: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, field]) => [name, planField(field)])),
    publishAt: planTime(isGuarded),
    published: stateOfDraft,
  };
  return plans as FieldPlans<DocumentValues, DocumentInput>;
}

const stateOfDraft: FieldPlan<DocumentValues, DocumentInput, boolean> = {
  label: text.state,
  empty: false,
  show: (isOut) => (isOut ? publishingText.isScheduled : publishingText.isDraft),
  // what is out is changed by a draft; only a plan goes on being one
  read: (_published: boolean, { scheduled }: FlatDocument) => scheduled,
  input: () => null,
};

const planTime = (isGuarded: boolean): FieldPlan<DocumentValues, DocumentInput, string> => ({
  label: publishingText.dateLabel,
  empty: null,
  show: showTime,
  read: (at: string | null) => at && istanbulTime(at),
  input: (form) => <PublishAtField form={form} words={isGuarded ? guardedMeanings : meanings} />,
});

const meanings = {
  withDate: text.timeIsOver,
  keepsDate: publishingText.onPublishing,
  hiddenUntil: publishingText.byItself,
};

/** Meanings for the bank accounts, which a second admin confirms. */
const guardedMeanings = {
  ...meanings,
  onPublishing: `${publishingText.onPublishing} ${text.accountsWait}`,
  withDate: () => `${text.timeIsOver()} ${text.accountsWait}`,
  byItself: (moment: string) => `${publishingText.byItself(moment)} ${text.accountsWaitThen}`,
};

const planField = (field: FormSchema): Plan => ({
  label: field.title ?? '',
  // it, or what it holds
  isRequired: true,
  empty: emptyValue(field) as never,
  show: (value) => linesBeside(field, value).join('\n'),
  lines: (value) => linesBeside(field, value),
  inside: (place, value) => {
    const { words, schema } = nameOfPlace(field, { place, value });
    return { label: words.join(' › '), show: (part) => linesBeside(schema, part).join('\n') };
  },
  uncounted: (value) => withoutPlaces(field, value),
  input: (form, name) => <SchemaField form={form as never} name={name} schema={field} />,
});
