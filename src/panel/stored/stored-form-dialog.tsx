import { type ReactNode, useState } from 'react';
import type { GuidePart } from '#/i18n/tr/guide.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import type { PresenceSubject } from '#/stored/presence.ts';
import type { SeenDifferences } from '../difference/field-difference.tsx';
import type { Controls } from '../form/field-props.ts';
import { Fields } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import type { FormSchema } from '../form/form-schema.ts';
import { type Check, type Fault, type Faults, type FormState, useIsDirty } from '../form/form-state.ts';
import { formValues } from '../form/form-values.ts';
import { useLeaving } from '../form/leave-guard.ts';
import { OtherEditors } from '../presence/presence.tsx';
import { PreviewLink } from '../preview-link.tsx';
import { comparedFields, keyOf } from '../save/compare.ts';
import { ConflictView } from '../save/conflict-view.tsx';
import type { Known } from '../save/open-form.ts';
import { FormOfUploads, type FormUploads, useNoUploads } from '../save/pending-uploads.ts';
import type { SaveWords } from '../save/say-save.ts';
import { type FormSave, type SaveCalls, type SaveOptions, useSave } from '../save/use-save.ts';
import { meaningOf, PublicationBadge, useFormActs } from './publication.tsx';
import type { Question } from './publication-acts.tsx';

export interface StoredFormPlan<Form extends object, Draft> {
  /** Names the text on the device: 'news'. */
  kind: string;
  /** Tells who else has the same form open. */
  presence?: PresenceSubject;
  titles: { create: string; edit: string };
  help?: GuidePart;
  words: SaveWords;
  /** Its fields, in their order. */
  fields: FormSchema;
  check: Check<Form, Draft>;
  /** Finds what a draft lacks beside that, which the press may decide. */
  findFaults?: (draft: Draft) => Faults | undefined;
  /** Controls of its domain. */
  controls?: Controls;
  /** Draws its fields with codes, beside those of somebody else, as visitors see them. */
  seen?: SeenDifferences;
  /** Gives a text that was stored on the device before an upgrade the fields of today. */
  adapt?: (values: Form) => Form;
  /** Visitors always read some version of it; a draft stands beside that one. */
  isAlwaysOut?: boolean;
  /** Its main button publishes: what is mended of what visitors read should not stay a draft unseen. */
  publishesFirst?: boolean;
  /** Looks at what its fields send, by what stands for the open form. */
  useUploads?: (form: object) => FormUploads;
  /** Said while something new waits for its picture, without which it is nothing. */
  waitingFor?: string;
  /** Asks about what the server has found before it goes out. */
  Question?: Question;
  /** The fault of a field, with its place, for a finding that only the form can mend. */
  faultOf?: (finding: AskedFinding) => [string, Fault] | undefined;
  /** Only what was changed is sent. */
  sendsChanges?: boolean;
  /** The server names fields inside of fields, as the form does: 'banks.0.name'. */
  isNested?: boolean;
  /** What is sent of a draft, where the form holds more than that. */
  asSent?: (draft: Draft) => Draft;
}

export interface StoredFormDialogProps<Item extends Known, Form extends object, Draft>
  extends SaveOptions<Item> {
  calls: SaveCalls<Item, Draft>;
  plan: StoredFormPlan<Form, Draft>;
  /** Undefined to make something new. */
  stored?: Item;
  /** The slot of the text to go on with; the newest of this form when left out. */
  slot?: string;
  isWidest?: boolean;
  description?: string;
  /** In place of the badge that the form's own `published` speaks of. */
  mark?: ReactNode;
  /** False for a person who saves drafts only; left out for kinds that know no drafts. */
  mayPublish?: boolean;
  /** The form is back after questions about two texts, of which this place was the first: 'members.3.name'. */
  onSettled?: (place: string) => void;
  onClose: () => void;
  /** Drawn above the fields. */
  above?: ReactNode;
  /** Drawn below the fields. */
  children?: (form: FormState<Form>) => ReactNode;
  /** Draws the fields and buttons in place of the planned ones. */
  frame?: (ways: FrameWays<Form>) => ReactNode;
}

interface FrameWays<Form extends object> {
  form: FormState<Form>;
  save: FormSave & { isDirty: boolean };
  /** For the cancel button. */
  close: () => void;
  /** For after saving. */
  finish: () => void;
}

/** Dialog around the form of a stored thing. What was typed stays, whatever fails. */
export function StoredFormDialog<Item extends Known, Form extends object, Draft extends object>({
  plan,
  stored,
  slot,
  isWidest,
  description,
  mark,
  mayPublish,
  onSettled,
  onClose,
  above,
  children,
  frame,
  ...options
}: StoredFormDialogProps<Item, Form, Draft>) {
  const { kind, titles, fields, isNested, isAlwaysOut, publishesFirst, sendsChanges, faultOf, ...ways } =
    plan;
  const { useUploads = useNoUploads } = plan;
  const leave = useLeaving(onClose);
  const [place] = useState({});
  const { pendingUploads, isSending } = useUploads(place);
  const save = useSave<Item, Form, Draft>({
    ...{ stored, slot, isNested, pendingUploads, ...ways, ...options },
    name: { kind, id: stored?.id },
    rules: {
      ...{ fields: comparedFields(fields, isNested, ways.seen), isAlwaysOut, sendsChanges },
      ...{ faultOf, canAsk: ways.Question !== undefined },
      read: (stored) => formValues(fields, stored),
    },
    detail: options.detail ?? meaningOf,
    onSaved: leave,
  });
  const { form, isDirty, localDraft, isStored, conflict } = save;
  const { state, publishAt, acts } = useFormActs(form, {
    ...{ isStored, isAlwaysOut, publishesFirst, mayPublish, save },
  });
  const isDraft = mayPublish !== undefined && state === 'draft';
  return (
    <FormOfUploads value={place}>
      <FormDialog
        isWide
        isWidest={isWidest}
        description={description}
        isFocusOnDialog={stored !== undefined}
        title={stored ? titles.edit : titles.create}
        help={plan.help}
        mark={
          <>
            {mark ??
              (isStored && mayPublish !== undefined && (
                <PublicationBadge state={state} publishAt={publishAt} />
              ))}
            {stored && plan.presence && <OtherEditors subject={plan.presence} item={stored.id} />}
          </>
        }
        isDirty={isDirty}
        keepsText={save.isGone}
        localDraft={conflict ? { ...localDraft, draft: undefined, parking: undefined } : localDraft}
        saveDraft={
          isDraft && !conflict && !save.isGone
            ? { press: () => save.press({ published: false }), isRefused: save.isRefused }
            : undefined
        }
        onClose={onClose}
      >
        {({ close, finish }) => {
          if (conflict)
            return (
              <ConflictView
                comparison={conflict.comparison}
                savedAt={conflict.current.updatedAt}
                savedBy={conflict.current.updatedBy}
                onSettle={(values) => {
                  save.settle(values);
                  const [first] = conflict.comparison.questions;
                  if (first) onSettled?.(keyOf(first));
                }}
              />
            );
          if (frame) return frame({ form, save, close, finish });
          return (
            <FormFrame
              {...acts}
              save={save}
              waitingFor={!stored && isSending ? plan.waitingFor : undefined}
              onCancel={close}
            >
              {above}
              <Fields form={form} fields={fields} controls={plan.controls} />
              {children?.(form)}
            </FormFrame>
          );
        }}
      </FormDialog>
      {save.asked && plan.Question && (
        <plan.Question findings={save.asked} onConfirm={save.accept} onClose={save.decline} />
      )}
    </FormOfUploads>
  );
}

interface StoredPreviewProps {
  path: string;
  title: string;
  hint: string;
  /** The form of the thing. */
  form: FormState<object>;
}

/** The preview shows what is stored, without what is not saved yet. */
export function StoredPreview({ path, title, hint, form }: StoredPreviewProps) {
  const isDirty = useIsDirty(form);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <PreviewLink path={path} title={title} />
      <p role="status" className="text-[0.8125rem] leading-snug text-ink-soft">
        {isDirty ? text.previewLacksChanges : hint}
      </p>
    </div>
  );
}
