import type { ReactNode } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { PresenceSubject } from '#/stored/presence.ts';
import type { Controls } from '../form/field-props.ts';
import { Fields } from '../form/fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { formValues } from '../form/form-values.ts';
import { useLeaving } from '../form/leave-guard.ts';
import { withRealDays } from '../form/real-days.ts';
import { useLocalDraft } from '../form/use-local-draft.ts';
import { keyOf } from '../merge/merge-choices.ts';
import { OtherEditors } from '../presence/presence.tsx';
import { ConflictView } from './conflict-view.tsx';
import { PublicationBadge } from './publication.tsx';
import { PublishingFrame, usePublicationOfForm } from './publishing-frame.tsx';
import type { Stored } from './save-draft.ts';
import { type SaveOptions, type SavePlan, type StoredSave, useStoredSave } from './use-stored-save.ts';

export interface StoredFormPlan<Form extends FieldValues, Draft> extends SavePlan<Draft> {
  /** Names the local draft: 'news'. */
  kind: string;
  /** Tells who else has the same form open. */
  presence?: PresenceSubject;
  titles: { create: string; edit: string };
  resolver: Resolver<Form, unknown, Draft>;
  /** Controls of its domain. */
  controls?: Controls;
  /** Gives a text that was stored on the device before an upgrade the fields of today. */
  adapt?: (values: Form) => Form;
  /** Visitors always read some version of it; a draft stands beside that one. */
  isAlwaysOut?: boolean;
}

export interface StoredFormDialogProps<Item extends Stored, Form extends FieldValues, Draft>
  extends SaveOptions<Item, Form, Draft> {
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
  /** Drawn below the fields. */
  children?: (form: UseFormReturn<Form, unknown, Draft>) => ReactNode;
  /** Draws the fields and buttons in place of the planned ones. */
  frame?: (ways: FrameWays<Form, Draft>) => ReactNode;
}

interface FrameWays<Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  save: StoredSave;
  /** For the cancel button. */
  close: () => void;
  /** For after saving. */
  finish: () => void;
}

/** Dialog around the form of a stored thing. What was typed stays, whatever fails. */
export function StoredFormDialog<Item extends Stored, Form extends FieldValues, Draft extends object>({
  plan,
  stored,
  slot,
  isWidest,
  description,
  mark,
  mayPublish,
  onSettled,
  onClose,
  children,
  frame,
  ...options
}: StoredFormDialogProps<Item, Form, Draft>) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: `${plan.kind} ${stored?.id ?? 'new'}`,
    over: stored && { id: stored.id, version: stored.version },
    slot,
    adapt: plan.adapt,
    resolver: withRealDays(plan.resolver),
    defaultValues: formValues(plan.fields, stored) as never,
  });
  const leave = useLeaving(onClose);
  function finish() {
    localDraft.forget();
    leave();
  }
  const save = useStoredSave({ form, stored, localDraft, onSaved: finish, ...options, ...plan });
  const { state, publishAt, isStored } = usePublicationOfForm(form, { localDraft, ...plan });
  const isDraft = mayPublish !== undefined && state === 'draft';
  return (
    <FormDialog
      isWide
      isWidest={isWidest}
      description={description}
      isFocusOnDialog={stored !== undefined}
      title={stored ? plan.titles.edit : plan.titles.create}
      mark={
        <>
          {mark ??
            (isStored && mayPublish !== undefined && (
              <PublicationBadge state={state} publishAt={publishAt} />
            ))}
          {stored && plan.presence && <OtherEditors subject={plan.presence} item={stored.id} />}
        </>
      }
      isDirty={form.formState.isDirty}
      keepsText={save.isGone}
      localDraft={save.conflict ? { ...localDraft, draft: undefined, parking: undefined } : localDraft}
      saveDraft={isDraft && !save.conflict && !save.isGone ? save.submitAs({ published: false }) : undefined}
      onClose={onClose}
    >
      {({ close }) => {
        const { conflict } = save;
        if (conflict)
          return (
            <ConflictView
              comparison={conflict.comparison}
              savedAt={conflict.current.updatedAt}
              savedBy={conflict.savedBy}
              onSettle={(values) => {
                save.settle(values, conflict.current);
                const [first] = conflict.comparison.questions;
                if (first) onSettled?.(keyOf(first));
              }}
            />
          );
        if (frame) return frame({ form, save, close, finish });
        return (
          <PublishingFrame form={form} state={state} mayPublish={mayPublish} save={save} onCancel={close}>
            <Fields form={form} fields={plan.fields} controls={plan.controls} />
            {children?.(form)}
          </PublishingFrame>
        );
      }}
    </FormDialog>
  );
}
