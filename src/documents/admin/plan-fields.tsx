import { istanbulTime } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.tsx';
import { PublishAtField, showTime } from '#/panel/stored/publish-at-field.tsx';
import { linesBeside } from '../changed-lines.ts';
import { type FlatDocument, fieldsOf } from '../flat-document.ts';
import { emptyValue, type FormSchema } from '../form-schema.ts';
import { nameOfPlace } from '../name-of-place.ts';
import type { DocumentInput } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { withoutPlaces } from '../without-places.ts';
import { SchemaField } from './fields/schema-field.tsx';

export type DocumentValues = {
  published: boolean;
  /** As the date field holds it, in Istanbul. */
  publishAt: string | null;
} & Record<string, unknown>;

type Plan = FieldPlan<DocumentValues, DocumentInput, never>;

/** One plan for each field of the document, the time at which it comes out, and the choice that the form's two buttons make. */
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

/** Of the bank accounts, which a second admin confirms. */
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
