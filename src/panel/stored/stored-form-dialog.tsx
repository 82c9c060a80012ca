import type { ReactNode } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { useLocalDraft } from '../form/use-local-draft.ts';
import { ConflictView } from './conflict-view.tsx';
import { type FieldPlans, formValues } from './field-plans.tsx';
import { PlannedFields } from './planned-fields.tsx';
import type { SaveCalls } from './save-draft.ts';
import type { Stored } from './stored.ts';
import { useStoredSave } from './use-stored-save.ts';

export interface StoredFormPlan<Form extends FieldValues, Draft> {
  /** Names the text that is kept on this device: 'news'. */
  kind: string;
  titles: { create: string; edit: string };
  words: { created: string; updated: string };
  resolver: Resolver<Form, unknown, Draft>;
  fields: FieldPlans<Form, Draft>;
}

interface StoredFormDialogProps<Item extends Stored, Form extends FieldValues, Draft> {
  plan: StoredFormPlan<Form, Draft>;
  /** What is changed; undefined to make something new. */
  stored?: Item;
  calls: SaveCalls<Item, Draft> & { refresh: (saved?: Item) => Promise<unknown> };
  /** A last look before a draft is sent; false keeps it here. */
  isReady?: (draft: Draft, form: UseFormReturn<Form, unknown, Draft>) => Promise<boolean>;
  /** Has room for two columns where the screen has. */
  isWidest?: boolean;
  /** What has to end before it can be saved. */
  waitingFor?: string;
  onClose: () => void;
  /** What stands below the fields. */
  children?: (form: UseFormReturn<Form, unknown, Draft>) => ReactNode;
}

/** Makes something new, or changes what is stored; whatever goes wrong on the way, what was typed stays. */
export function StoredFormDialog<Item extends Stored, Form extends FieldValues, Draft extends object>({
  plan,
  stored,
  calls,
  isReady,
  isWidest,
  waitingFor,
  onClose,
  children,
}: StoredFormDialogProps<Item, Form, Draft>) {
  const { form, origin, ...localDraft } = useLocalDraft({
    draftName: `${plan.kind} ${stored?.id ?? 'new'}`,
    version: stored?.version,
    resolver: plan.resolver,
    defaultValues: formValues(plan.fields, stored) as never,
  });
  function finish() {
    localDraft.forget();
    onClose();
  }
  const save = useStoredSave({ form, stored, origin, calls, isReady, onSaved: finish, ...plan });
  return (
    <FormDialog
      isWide
      isWidest={isWidest}
      title={stored ? plan.titles.edit : plan.titles.create}
      isDirty={form.formState.isDirty}
      localDraft={save.conflict ? { ...localDraft, draft: undefined } : localDraft}
      onClose={onClose}
    >
      {({ close }) =>
        save.conflict ? (
          <ConflictView
            fields={plan.fields}
            mine={form.getValues()}
            theirs={formValues(plan.fields, save.conflict)}
            base={form.formState.defaultValues as Form}
            savedAt={save.conflict.updatedAt}
            onSettle={(values) => save.conflict && save.settle(values, save.conflict)}
          />
        ) : (
          <FormFrame onSubmit={save.submit} save={save} waitingFor={waitingFor} onCancel={close}>
            <PlannedFields fields={plan.fields} form={form} />
            {children?.(form)}
          </FormFrame>
        )
      }
    </FormDialog>
  );
}
