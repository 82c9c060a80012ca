import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { Field } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { type TypedPassword, typedPasswordSchema } from '../../second-factor/schema.ts';
import { StepFrame } from './step-frame.tsx';
import { useTypedCall } from './use-typed-call.ts';

interface OwnPasswordFormProps {
  username: string;
  words: { submit: string; busy: string };
  send: (typed: TypedPassword) => Promise<void>;
  onClose: () => void;
  /** What the password is asked for. */
  children: ReactNode;
}

/** Somebody else may sit before an open panel. */
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
