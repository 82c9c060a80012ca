import { requestJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { buttonClass } from '#/panel/button.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { StepFrame } from '#/panel/form/small-form.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showFailure } from '#/panel/toast/toast-store.ts';
import type { SetUp } from '../answers.server.ts';
import { codeSchema } from '../schema.ts';
import { QrCode } from './qr-code.tsx';

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
