import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode, SubmitEventHandler } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { getJson, HttpError, requestJson } from '#/http/request.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { SubmitButton } from '#/panel/form/controls.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { lazy } from '#/panel/lazy.tsx';
import { showFailure } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { SecondFactor, SetUp } from '../../answers.server.ts';
import {
  codeSchema,
  type TypedCode,
  type TypedPassword,
  typedPasswordSchema,
} from '../../second-factor/schema.ts';

interface OwnPasswordFormProps {
  username: string;
  words: { submit: string; busy: string };
  send: (typed: TypedPassword) => Promise<void>;
  onClose: () => void;
  /** What the password is asked for. */
  children: ReactNode;
}

/** Asks for the password, because somebody else may sit before an open panel. */
export function OwnPasswordForm({ username, words, send, onClose, children }: OwnPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(typedPasswordSchema), defaultValues: { password: '' } });
  const call = useTypedCall({ form, send });
  const { password } = form.formState.errors;
  return (
    <StepFrame
      words={words}
      call={call}
      onSubmit={form.handleSubmit((typed) => call.mutate(typed))}
      onClose={onClose}
    >
      {children}
      {/* tells password managers whose password this is */}
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <Field label={text.password} error={password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
    </StepFrame>
  );
}

const QrCode = lazy(() => import('../qr-code.tsx'), CodeToCome);

interface CodeFormProps {
  setUp: SetUp;
  onSwitchedOn: () => void;
  onClose: () => void;
}

/** The app takes the secret, and a code of it shows that it did. */
export function CodeForm({ setUp: { secret, url }, onSwitchedOn, onClose }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  const call = useTypedCall({ form, send: (typed) => finishSetUp(typed).then(onSwitchedOn) });
  const { code } = form.formState.errors;
  return (
    <StepFrame
      words={{ submit: text.finish, busy: text.finishing }}
      call={call}
      onSubmit={form.handleSubmit((typed) => call.mutate(typed))}
      onClose={onClose}
    >
      <h3 className="font-semibold">{text.scan}</h3>
      <div className="grid justify-items-center gap-3">
        <FailureBoundary instead={null}>
          <QrCode text={url} label={text.picture} />
        </FailureBoundary>
        <a href={url} className={`${buttonClass({ size: 'small' })} sm:hidden`}>
          {text.openApp}
        </a>
      </div>
      <p className="text-sm text-ink-soft">
        {text.byHand}{' '}
        <code className="font-semibold wrap-anywhere text-ink select-all">{inGroups(secret)}</code>
      </p>
      <Field label={text.typeCode} error={code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
    </StepFrame>
  );
}

/** Writes a secret as 'ABCD EFGH …', which is typed with fewer mistakes; apps pass over the blanks. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Holds the place of the code. */
function CodeToCome() {
  return <div className="size-48" />;
}

interface StepFrameProps {
  words: { submit: string; busy: string };
  call: { isPending: boolean; isSuccess: boolean };
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** One step in the dialog of the second factor. */
function StepFrame({ words, call, onSubmit, onClose, children }: StepFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <SubmitButton call={call} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
        <Button onClick={onClose}>{panelText.cancel}</Button>
      </DialogFooter>
    </form>
  );
}

/** Shows a refusal at the field where it belongs, and any other in a toast. */
function useTypedCall<Form extends FieldValues, Typed>({
  form,
  send,
}: {
  form: UseFormReturn<Form, unknown, Typed>;
  send: (typed: Typed) => Promise<void>;
}) {
  return useSingleMutation({
    mutationFn: send,
    onError: (error) => {
      const isAtField = error instanceof HttpError && Object.keys(error.fields).length > 0;
      if (isAtField) showServerFields(form, error);
      else showFailure(error, { otherwise: text.failed });
    },
  });
}

const secondFactor = '/api/admin/second-factor';

/** Asks whether it is on, each time the dialog opens: an admin may have switched it off. */
export const secondFactorQuery = queryOptions({
  queryKey: [secondFactor],
  queryFn: () => getJson<SecondFactor>(secondFactor),
  staleTime: 0,
});

export const beginSetUp = (typed: TypedPassword) =>
  requestJson<SetUp>('POST', `${secondFactor}/begin`, typed);
const finishSetUp = (typed: TypedCode) => requestJson<void>('POST', `${secondFactor}/finish`, typed);
export const switchOff = (typed: TypedPassword) => requestJson<void>('POST', `${secondFactor}/off`, typed);
