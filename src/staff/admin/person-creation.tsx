import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { type PersonDraft, personDraftSchema } from '../people-schema.ts';
import { createPerson, refreshPeople } from './people-queries.ts';
import { NewPasswordField, RoleField, UsernameField } from './person-fields.tsx';

const nobodyYet: PersonDraft = { username: '', role: 'media', password: '' };

export function PersonCreation({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(personDraftSchema), defaultValues: nobodyYet });
  const { errors, isDirty } = form.formState;
  const save = useFormSave({
    form,
    save: createPerson,
    saved: text.created,
    refresh: () => refreshPeople(queries),
    onSaved: onClose,
  });
  return (
    <FormDialog title={text.createTitle} isDirty={isDirty} onClose={onClose}>
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((draft) => save.mutate(draft))} save={save} onCancel={close}>
          <UsernameField {...form.register('username')} error={errors.username?.message} />
          <Controller
            control={form.control}
            name="role"
            render={({ field: { ref, value, onChange } }) => (
              <RoleField ref={ref} value={value} onChange={onChange} error={errors.role?.message} />
            )}
          />
          <NewPasswordField {...form.register('password')} error={errors.password?.message} />
        </FormFrame>
      )}
    </FormDialog>
  );
}
