import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { linkPanelText as text } from '#/i18n/tr/link-panel.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { emailSchema } from '../password-link-schema.ts';
import { mailLink } from './people-queries.ts';

/** Beside copying, never instead of it. */
export function LinkMail({ personId, token }: { personId: number; token: string }) {
  const form = useForm({ resolver: zodResolver(emailSchema), defaultValues: { email: '' } });
  const mail = useSingleMutation({
    mutationFn: ({ email }: { email: string }) => mailLink(personId, { token, email }),
    onSuccess: (_, { email }) => showToast({ title: text.mailed, description: text.mailedTo(email) }),
  });
  const error = form.formState.errors.email?.message;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => mail.mutate(values))} className="grid gap-3">
      <Field label={text.email} error={error}>
        {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      {mail.isError && !error && <FormFailure message={serverMessage(mail.error, text.notMailed)} />}
      <BusyButton type="submit" isBusy={mail.isPending} busyLabel={text.mailing}>
        {text.mail}
      </BusyButton>
    </form>
  );
}
