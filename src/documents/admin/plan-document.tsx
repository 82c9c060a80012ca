import { timeOfPublication } from '#/collections/collection.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { pictureControls } from '#/media/fields/picture-controls.tsx';
import type { Controls } from '#/panel/form/field-props.ts';
import { type FormSchema, fitted } from '#/panel/form/form-schema.ts';
import { readKept } from '#/panel/form/form-values.ts';
import { PublishAtField } from '#/panel/stored/publish-at-field.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import type { StoredDocument } from '../answers.server.ts';
import { fieldsOf } from '../flat-document.ts';
import type { DocumentInput } from '../queries.ts';
import { tidy } from '../tidy.ts';
import { AccountsQuestion, GuardedIbanField } from './proposals/account-rule.tsx';

type DocumentPlan = StoredFormPlan<DocumentValues, DocumentInput>;

/** The form of any document, from what the server tells of its fields. */
export const planDocument = (document: StoredDocument): DocumentPlan => ({
  kind: 'document',
  presence: 'documents',
  titles: { create: document.title, edit: document.title },
  help: document.isGuarded ? 'accounts' : 'admins',
  words: { created: text.draftSaved, updated: text.draftSaved },
  fields: planFields(document.form),
  controls: controlsOf(document),
  check: checkOf(document.form),
  adapt: (kept) => fitAll(document.form, kept),
  isNested: true,
  useUploads: useFormUploads,
  asSent: withTimeOfPlan,
  isAlwaysOut: true,
  ...(document.isGuarded && { Question: AccountsQuestion }),
  // of the accounts a second admin confirms what comes out
  publishesFirst: !document.isGuarded,
});

/** The document's fields, the time at which it comes out, and the choice that the form's two buttons make. */
export const planFields = (form: FormSchema): FormSchema => ({
  properties: { ...fieldsOf(form), publishAt: timeOfPublication, published: stateOfDraft },
});

const stateOfDraft: FormSchema = {
  ...{ type: 'boolean', control: 'draftBeside', title: text.state },
  choices: { true: publishingText.isScheduled, false: publishingText.isDraft },
};

/** The server alone checks. */
const checkOf =
  (form: FormSchema): DocumentPlan['check'] =>
  ({ published, publishAt, ...values }) => {
    const typed = Object.entries(fieldsOf(form)).map(([name, field]) => [name, tidy(field, values[name])]);
    return { draft: { ...Object.fromEntries(typed), published, publishAt } };
  };

/** A text that was kept before an upgrade has the fields of then. */
function fitAll(form: FormSchema, kept: DocumentValues): DocumentValues {
  const { published, publishAt, ...values } = readKept(planFields(form), kept);
  const fields = Object.entries(fieldsOf(form)).map(([name, field]) => [name, fitted(field, values[name])]);
  return { ...Object.fromEntries(fields), published, publishAt };
}

/** A draft has no time, and one that is over means at once. */
function withTimeOfPlan(draft: DocumentInput): DocumentInput {
  const isAhead = draft.publishAt !== null && draft.publishAt > new Date().toISOString();
  return { ...draft, publishAt: draft.published && isAhead ? draft.publishAt : null };
}

export type DocumentValues = {
  published: boolean;
  /** ISO 8601 UTC. */
  publishAt: string | null;
} & Record<string, unknown>;

const controlsOf = ({ isGuarded }: StoredDocument): Controls => ({
  ...pictureControls,
  ...(isGuarded && { iban: (props) => <GuardedIbanField {...props} /> }),
  publishAt: ({ form }) => <PublishAtField form={form} words={isGuarded ? guardedMeanings : meanings} />,
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
