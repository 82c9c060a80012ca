import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson, requestJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { buttonClass } from '#/panel/button.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure, Loading } from '#/panel/failure.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { StepFrame } from '#/panel/form/small-form.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import type { SecondFactor, SetUp } from '../answers.server.ts';
import { codeSchema, typedPasswordSchema } from '../second-factor/schema.ts';
import { QrCode } from './qr-code.tsx';

const calls = '/api/admin/second-factor';

/** Asks whether it is on, each time the dialog opens: an admin may have switched it off. */
const secondFactorQuery = queryOptions({
  queryKey: [calls],
  queryFn: () => getJson<SecondFactor>(calls),
  staleTime: 0,
});

/** Switches one's own second factor on and off. */
export default function SecondFactorDialog(props: { username: string; onClose: () => void }) {
  return (
    <Dialog
      help="secondFactor"
      title={staffText.secondFactor}
      description={text.hint}
      onClose={props.onClose}
    >
      <Steps {...props} />
    </Dialog>
  );
}

function Steps({ username, onClose }: { username: string; onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [setUp, setSetUp] = useState<SetUp>();
  function finish(title: string, description?: string) {
    showToast({ title, description });
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    onClose();
  }
  if (setUp) {
    const onSwitchedOn = () => finish(text.switchedOn, text.switchedOnHint);
    return <CodeForm setUp={setUp} onSwitchedOn={onSwitchedOn} onClose={onClose} />;
  }
  if (query.isPending || query.isError)
    return (
      <DialogBody>
        {query.isError ? (
          <Failure
            title={text.fetchFailed}
            hint={text.fetchFailedHint}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Loading label={text.loading} />
        )}
      </DialogBody>
    );
  const step = { username, onClose };
  return query.data.isOn ? (
    <OwnPasswordForm
      {...step}
      key="on"
      sentences={[text.isOn, text.ifLost]}
      words={{ submit: text.switchOff, busy: text.switchingOff }}
      send={(typed) => requestJson<void>('POST', `${calls}/off`, typed)}
      onSent={() => finish(text.switchedOff)}
    />
  ) : (
    <OwnPasswordForm
      {...step}
      key="off"
      sentences={[text.isOff, text.needsApp, text.ifLost]}
      words={{ submit: text.begin, busy: text.beginning }}
      send={(typed) => requestJson<SetUp>('POST', `${calls}/begin`, typed)}
      onSent={setSetUp}
    />
  );
}

interface OwnPasswordFormProps<Sent> {
  username: string;
  /** What the password is asked for. */
  sentences: string[];
  words: { submit: string; busy: string };
  send: (typed: { password: string }) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

/** Asks for the password, because somebody else may sit before an open panel. */
function OwnPasswordForm<Sent>({
  username,
  sentences,
  words,
  send,
  onSent,
  onClose,
}: OwnPasswordFormProps<Sent>) {
  const form = useSmallForm({
    schema: typedPasswordSchema,
    empty: { password: '' },
    save: send,
    onSaved: onSent,
    onRefused,
  });
  return (
    <StepFrame form={form} words={words} onClose={onClose}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <PasswordOwner username={username} />
      <PasswordField {...form.field('password')} label={text.password} autoComplete="current-password" />
    </StepFrame>
  );
}

interface CodeFormProps {
  setUp: SetUp;
  onSwitchedOn: () => void;
  onClose: () => void;
}

/** The app takes the secret, and a code of it shows that it did. */
function CodeForm({ setUp: { secret, url }, onSwitchedOn, onClose }: CodeFormProps) {
  const form = useSmallForm({
    schema: codeSchema,
    empty: { code: '' },
    save: (typed) => requestJson<void>('POST', `${calls}/finish`, typed),
    onSaved: onSwitchedOn,
    onRefused,
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

function onRefused(error: Error, isNamed: boolean): void {
  if (!isNamed) showFailure(error, { otherwise: text.failed });
}
