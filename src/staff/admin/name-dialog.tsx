import { useQueryClient } from '@tanstack/react-query';
import { requestSuccess } from '#/http/request.ts';
import { ownNameText as text } from '#/i18n/tr/own-name.ts';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { SmallFormDialog } from '#/panel/form/small-form.tsx';
import { type SmallField, useSmallForm } from '#/panel/form/use-small-form.ts';
import type { SignedIn } from '../answers.server.ts';
import { ownNameSchema } from '../people-schema.ts';
import { signedInQuery } from '../queries.ts';

export default function NameDialog({ person, onClose }: { person: SignedIn; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useSmallForm({
    schema: ownNameSchema,
    empty: { displayName: person.displayName ?? '' },
    save: (name) => requestSuccess('PUT', '/api/admin/name', name),
    saved: text.saved,
    refresh: () => queries.invalidateQueries({ queryKey: signedInQuery.queryKey }),
    onSaved: onClose,
  });
  return (
    <SmallFormDialog title={text.title} form={form} onClose={onClose}>
      <NameField {...form.field('displayName')} />
    </SmallFormDialog>
  );
}

export function NameField({ error, ...input }: SmallField) {
  return (
    <Field label={text.label} hint={text.hint} error={error}>
      {(control) => <TextInput {...control} {...input} autoComplete="name" />}
    </Field>
  );
}
