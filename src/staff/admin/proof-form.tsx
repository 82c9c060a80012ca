import type { ReactNode } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { StepFrame } from '#/panel/form/small-form.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { sayPasskeyFault } from '../passkeys/ask-passkey.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { newPasskeySchema, type Proof } from '../passkeys/schema.ts';
import { typedPasswordSchema } from '../schema.ts';

interface ProofFormProps<Sent> {
  username: string;
  /** Act that a passkey may be asked for in its place. */
  act?: string;
  /** Proposal for the name of what is added; left out where nothing gets one. */
  name?: string;
  words: { submit: string; busy: string; failed: string };
  send: (proof: Proof, name: string) => Promise<Sent>;
  onSent: (sent: Sent, proof: Proof) => void;
  onClose: () => void;
  children?: ReactNode;
}

const withName = typedPasswordSchema.extend({ name: newPasskeySchema.shape.name });
const withoutName = typedPasswordSchema.transform((typed) => ({ ...typed, name: '' }));

/** Asks for the password, or for a passkey in its place, because somebody else may sit before an open panel. */
export function ProofForm<Sent>({ username, act, name, words, children, ...rest }: ProofFormProps<Sent>) {
  const { send, onSent, onClose } = rest;
  const tell = (error: Error) =>
    showToast({
      title: panelText.failed,
      description: sayPasskeyFault(error, words.failed),
      variant: 'destructive',
    });
  const form = useSmallForm({
    schema: name === undefined ? withoutName : withName,
    empty: { password: '', name: name ?? '' },
    save: ({ password, name }) => send({ password }, name),
    onSaved: (sent, { password }) => onSent(sent, { password }),
    onRefused: (error, isNamed) => !isNamed && tell(error),
  });
  const { error, ...naming } = form.field('name');
  return (
    <StepFrame form={form} words={words} onClose={onClose}>
      {children}
      {name !== undefined && (
        <Field label={text.passkeyName} hint={text.passkeyNameHint} error={error}>
          {(control) => <TextInput {...control} {...naming} autoComplete="off" />}
        </Field>
      )}
      <PasswordOwner username={username} />
      <PasswordField {...form.field('password')} label={text.password} autoComplete="current-password" />
      {act && (
        <PasskeyButton
          act={act}
          send={(passkey) => send({ passkey }, naming.value)}
          onSent={(sent, passkey) => onSent(sent, { passkey })}
          onFailed={tell}
        />
      )}
    </StepFrame>
  );
}
