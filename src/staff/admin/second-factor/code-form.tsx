import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { buttonClass } from '#/panel/button.tsx';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { codeSchema, type SetUp } from '../../second-factor/schema.ts';
import { finishSetUp } from './second-factor-queries.ts';
import { StepFrame } from './step-frame.tsx';
import { useTypedCall } from './use-typed-call.ts';

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

/** 'ABCD EFGH …', which is typed with fewer mistakes; apps pass over the blanks. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Holds the place of the code. */
function CodeToCome() {
  return <div className="size-48" />;
}
