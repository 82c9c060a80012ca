import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Field, type FieldWords, TextInput } from './field.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Which of several passwords the button shows. */
  toggleOf?: string;
}

/** Shows the password on request: unseen typing mistakes lock more people out than dots protect from glances. */
export function PasswordField({ label, hint, error, ...input }: PasswordInputProps & FieldWords) {
  const [isShown, setShown] = useState(false);
  const toggle = { isShown, onToggle: () => setShown(!isShown) };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <DrawnPasswordInput {...control} {...input} {...toggle} />}
    </Field>
  );
}

/** Tells password managers whose password a form asks for. */
export const PasswordOwner = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
);

/** A password as it is drawn. Without `onToggle` its button is hidden, until a script makes it work. */
export function DrawnPasswordInput({
  toggleOf,
  isShown = false,
  onToggle,
  ...rest
}: PasswordInputProps & { isShown?: boolean; onToggle?: () => void }) {
  const naming = toggleOf ? `: ${toggleOf}` : '';
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        className="pr-12"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-controls={rest.id}
        hidden={!onToggle}
        onClick={onToggle}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <ToggleFace icon={Eye} label={text.showPassword + naming} isHidden={isShown} />{' '}
        <ToggleFace icon={EyeOff} label={text.hidePassword + naming} isHidden={!isShown} />
      </button>
    </div>
  );
}

interface ToggleFaceProps {
  icon: LucideIcon;
  label: string;
  isHidden: boolean;
}

const ToggleFace = ({ icon: Icon, label, isHidden }: ToggleFaceProps) => (
  <span hidden={isHidden}>
    <Icon className="size-5" aria-hidden />
    <span className="sr-only">{label}</span>
  </span>
);
