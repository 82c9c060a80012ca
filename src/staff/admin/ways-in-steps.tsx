import { Download } from 'lucide-react';
import { requestJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { StepFrame } from '#/panel/form/small-form.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showFailure } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';
import type { SetUp } from '../answers.server.ts';
import { sayPasskeyFault } from '../passkeys/ask-passkey.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { newPasskeySchema, type Proof } from '../passkeys/schema.ts';
import { codeSchema, typedPasswordSchema } from '../schema.ts';
import { QrCode } from './qr-code.tsx';

export interface ProofQuestion<Sent> {
  /** Act that a passkey may be asked for in place of the password. */
  act?: string;
  /** Proposal for the name of what is added; left out where nothing gets one. */
  name?: string;
  /** A paragraph a line. */
  advice: string;
  words: { submit: string; busy: string; failed: string };
  send: (proof: Proof, name: string) => Promise<Sent>;
}

interface ProofFormProps<Sent> extends ProofQuestion<Sent> {
  username: string;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

const withName = typedPasswordSchema.extend({ name: newPasskeySchema.shape.name });
const withoutName = typedPasswordSchema.transform((typed) => ({ ...typed, name: '' }));

/** Asks for the password, or for a passkey in its place, because somebody else may sit before an open panel. */
export function ProofForm<Sent>({ username, act, name, words, advice, ...rest }: ProofFormProps<Sent>) {
  const { send, onSent, onClose } = rest;
  const tell = (error: Error) => showFailure(error, { otherwise: sayPasskeyFault(error, words.failed) });
  const form = useSmallForm({
    schema: name === undefined ? withoutName : withName,
    empty: { password: '', name: name ?? '' },
    save: ({ password, name }) => send({ password }, name),
    onSaved: onSent,
    onRefused: (error, isNamed) => !isNamed && tell(error),
  });
  const { error, ...naming } = form.field('name');
  return (
    <StepFrame form={form} words={words} onClose={onClose}>
      {advice.split('\n').map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {paragraph}
        </p>
      ))}
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
          onSent={onSent}
          onFailed={tell}
        />
      )}
    </StepFrame>
  );
}

interface AppCodeFormProps {
  setUp: SetUp;
  onSwitchedOn: () => void;
  onClose: () => void;
}

/** The app takes the secret, and a code of it shows that it did. */
export function AppCodeForm({ setUp: { secret, url }, onSwitchedOn, onClose }: AppCodeFormProps) {
  const form = useSmallForm({
    schema: codeSchema,
    empty: { code: '' },
    save: (typed) => requestJson<void>('POST', '/api/admin/second-factor/finish', typed),
    onSaved: onSwitchedOn,
    onRefused(error, isNamed) {
      if (!isNamed) showFailure(error, { otherwise: text.failed });
    },
  });
  const { error, ...input } = form.field('code');
  return (
    <StepFrame form={form} words={{ submit: text.finish, busy: text.finishing }} onClose={onClose}>
      <h3 className="font-semibold">{text.scan}</h3>
      <div className="grid justify-items-center gap-3">
        <QrCode text={url} label={text.picture} />
        <a href={url} className={`${buttonClass({ size: 'small' })} sm:hidden`}>
          {text.openApp}
        </a>
      </div>
      <p className="text-sm text-ink-soft">
        {text.byHand}{' '}
        <code className="font-semibold wrap-anywhere text-ink select-all">{inGroups(secret)}</code>
      </p>
      <Field label={text.typeCode} error={error}>
        {(control) => <TextInput {...control} {...input} inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
    </StepFrame>
  );
}

/** Writes a secret as 'ABCD EFGH …', which is typed with fewer mistakes; apps pass over the blanks. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** A step that is done. */
export interface Done {
  is: 'done';
  /** What has been done, in words. */
  title: string;
  hint?: string;
  /** Recovery codes that came with it. */
  codes?: readonly string[] | undefined;
}

/** Shows a set of codes, once. */
export function ShownRecoveryCodes({ codes = [], title, hint, onKept }: Done & { onKept: () => void }) {
  const file = `${text.codesShown}\n${text.recoveryCodesHint}\n\n${codes.join('\n')}\n`;
  const said = { copied: text.codesCopied, hint: text.codesCopiedHint, failed: text.codesNotCopied };
  const { copy, Icon } = useCopy(said);
  return (
    <>
      <DialogBody>
        <div role="status" className="grid gap-1.5">
          <p className="font-semibold">{title}</p>
          {hint && <p>{hint}</p>}
        </div>
        <h3 className="font-semibold">{text.codesShown}</h3>
        <p>{text.codesShownHint}</p>
        <ul className="grid gap-x-6 gap-y-1.5 rounded-md bg-snow-100 p-4 font-mono select-all sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="wrap-anywhere">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy(codes.join('\n'))}>
            <Icon className="size-4" aria-hidden />
            {text.copyCodes}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={text.codesFile}
            className={buttonClass({})}
          >
            <Download className="size-4" aria-hidden />
            {text.saveCodes}
          </a>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={onKept}>
          {text.codesKept}
        </Button>
      </DialogFooter>
    </>
  );
}
