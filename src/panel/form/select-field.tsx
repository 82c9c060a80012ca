import { ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { type Ref, useState } from 'react';
import { type ControlProps, Field, type FieldWords } from './field.tsx';
import { controlClass } from './inputs.tsx';
import { SelectList } from './select-list.tsx';

interface SelectFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder: string;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function SelectField({ value, onChange, options, placeholder, ref, ...words }: SelectFieldProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Field {...words}>
      {(control) => (
        <div ref={setPlace}>
          <Select.Root value={value} onValueChange={onChange}>
            <SelectTrigger control={control} placeholder={placeholder} ref={ref} />
            <SelectList options={options} container={place?.closest('[role="dialog"]')} />
          </Select.Root>
        </div>
      )}
    </Field>
  );
}

function SelectTrigger({
  control,
  placeholder,
  ref,
}: {
  control: ControlProps;
  placeholder: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Select.Trigger
      ref={ref}
      {...control}
      className={`${controlClass} flex h-11 cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-ink-soft`}
    >
      <span className="min-w-0 truncate">
        <Select.Value placeholder={placeholder} />
      </span>
      <Select.Icon asChild>
        <ChevronDown className="size-4 shrink-0" aria-hidden />
      </Select.Icon>
    </Select.Trigger>
  );
}
