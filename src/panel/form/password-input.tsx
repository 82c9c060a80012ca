import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { TextInput } from './field.tsx';

/** Shows the password on request: unseen typing mistakes lock more people out than dots protect from glances. */
export function PasswordInput({
  toggleOf,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { toggleOf?: string }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const label = isShown ? text.hidePassword : text.showPassword;
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
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{toggleOf ? `${label}: ${toggleOf}` : label}</span>
      </button>
    </div>
  );
}
