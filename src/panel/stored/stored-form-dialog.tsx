import type { ReactNode } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { PresenceSubject } from '#/stored/presence.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { withRealDays } from '../form/real-days.ts';
import { useLocalDraft } from '../form/use-local-draft.ts';
import { keyOf } from '../merge/merge-choices.ts';
import { OtherEditors } from '../presence/other-editors.tsx';
import type { ToastAction } from '../toast/toast-store.ts';
import { ConflictView } from './conflict-view.tsx';
import { type FieldPlans, formValues } from './field-plans.tsx';
import { PlannedFields } from './planned-fields.tsx';
import { PublicationBadge } from './publication-badge.tsx';
import { PublishingFrame } from './publishing-frame.tsx';
import type { SaveCalls, Stored } from './save-draft.ts';
import type { UnderWay } from './under-way.ts';
import { usePublicationOfForm } from './use-publication-of-form.ts';
import { type StoredSave, useStoredSave } from './use-stored-save.ts';

export interface StoredFormPlan<Form extends FieldValues, Draft> {
  /** Names the local draft: 'news'. */
  kind: string;
  /** Tells who else has the same form open. */
  presence?: PresenceSubject;
  titles: { create: string; edit: string };
  words: { created: string; updated: string };
  resolver: Resolver<Form, unknown, Draft>;
  fields: FieldPlans<Form, Draft>;
  /** Gives a text that was stored on the device before an upgrade the fields of today. */
  adapt?: (values: Form) => Form;
  /** The server names fields inside of fields, as the form does: 'banks.0.name'. */
  isNested?: boolean;
  /** What is sent of a draft, where the form holds more than that. */
  asSent?: (draft: Draft) => Draft;
  /** Visitors always read some version of it; a draft stands beside that one. */
  isAlwaysOut?: boolean;
}

export interface StoredFormDialogProps<Item extends Stored, Form extends FieldValues, Draft> {
  plan: StoredFormPlan<Form, Draft>;
  /** Undefined to make something new. */
  stored?: Item;
  /** The slot of the text to go on with; the newest of this form when left out. */
  slot?: string;
  calls: SaveCalls<Item, Draft> & { refresh: (saved?: Item) => Promise<unknown> };
  /** Checks a draft before it is sent; false stops the save. */
  isReady?: (draft: Draft, form: UseFormReturn<Form, unknown, Draft>) => Promise<boolean>;
  isWidest?: boolean;
  description?: string;
  /** In place of the badge that the form's own `published` speaks of. */
  mark?: ReactNode;
  /** False for who saves drafts only; left out for what knows no drafts. */
  mayPublish?: boolean;
  /** Something of this form that is still on its way. */
  underWay?: UnderWay;
  /** What the toast of a save says, in place of the plan's words. */
  say?: (saved: Item) => string;
  /** What the toast of a save offers. */
  offers?: (saved: Item) => readonly ToastAction[];
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

/** Keeps what was typed, whatever fails. */
export function StoredFormDialog<Item extends Stored, Form extends FieldValues, Draft extends object>({
  plan,
  stored,
  slot,
  calls,
  isReady,
  isWidest,
  description,
  mark,
  mayPublish,
  underWay,
  say,
  offers,
  onSettled,
  onClose,
  children,
  frame,
}: StoredFormDialogProps<Item, Form, Draft>) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: `${plan.kind} ${stored?.id ?? 'new'}`,
    over: stored && { id: stored.id, version: stored.version },
    slot,
    adapt: plan.adapt,
    resolver: withRealDays(plan.resolver),
    defaultValues: formValues(plan.fields, stored) as never,
  });
  function finish() {
    localDraft.forget();
    onClose();
  }
  const save = useStoredSave({
    form,
    stored,
    localDraft,
    calls,
    isReady,
    underWay,
    say,
    offers,
    onSaved: finish,
    ...plan,
  });
  const { state, publishAt, isStored } = usePublicationOfForm(form, { localDraft, ...plan });
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
      localDraft={save.conflict ? { ...localDraft, draft: undefined } : localDraft}
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
            <PlannedFields fields={plan.fields} form={form} />
            {children?.(form)}
          </PublishingFrame>
        );
      }}
    </FormDialog>
  );
}
