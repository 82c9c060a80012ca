import { getNonce } from 'get-nonce';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select } from 'radix-ui';
import { type Ref, useState } from 'react';
import { controlClass, Field, type FieldWords } from './field.tsx';

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
            {/* inside of the dialog that the field stands in */}
            <Select.Portal container={place?.closest('[role="dialog"]')}>
              <Select.Content
                position="popper"
                sideOffset={4}
                className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-snow-300 bg-white shadow-card"
              >
                <Select.ScrollUpButton className="grid h-7 place-items-center">
                  <ChevronUp className="size-4" aria-hidden />
                </Select.ScrollUpButton>
                {/* Radix writes a style element here, which the panel's CSP allows only with a nonce. */}
                <Select.Viewport nonce={getNonce()} className="p-1">
                  {options.map((option) => (
                    <SelectOption key={option.value} {...option} />
                  ))}
                </Select.Viewport>
                <Select.ScrollDownButton className="grid h-7 place-items-center">
                  <ChevronDown className="size-4" aria-hidden />
                </Select.ScrollDownButton>
              </Select.Content>
            </Select.Portal>
          </Select.Root>
        </div>
      )}
    </Field>
  );
}

function SelectOption({ value, label }: { value: string; label: string }) {
  return (
    <Select.Item
      value={value}
      className="relative flex min-h-10 cursor-pointer items-center rounded-sm py-1.5 pr-3 pl-9 outline-none select-none data-highlighted:bg-night-900 data-highlighted:text-snow-50"
    >
      <Select.ItemIndicator className="absolute left-2.5">
        <Check className="size-4" aria-hidden />
      </Select.ItemIndicator>
      <Select.ItemText>{label}</Select.ItemText>
    </Select.Item>
  );
}
