import { getNonce } from 'get-nonce';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select } from 'radix-ui';

interface SelectListProps {
  options: readonly { value: string; label: string }[];
  /** The dialog that the field stands in; without one, the page. */
  container: Element | null | undefined;
}

export function SelectList({ options, container }: SelectListProps) {
  return (
    <Select.Portal container={container}>
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
