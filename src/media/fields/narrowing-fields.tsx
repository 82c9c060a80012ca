import { NativeSelectField } from '#/panel/form/native-select-field.tsx';
import type { Choice } from './use-narrowing.ts';

/** Each only where there is something to choose from. */
export function NarrowingFields({ narrowing: { choices } }: { narrowing: { choices: readonly Choice[] } }) {
  const useful = choices.filter(({ options }) => options.length > 1);
  if (useful.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 *:only:col-span-full sm:flex sm:*:w-64">
      {useful.map(({ label, value, choose, options }) => (
        <NativeSelectField
          key={label}
          isLabelHidden
          label={label}
          value={value}
          onChange={choose}
          options={options}
        />
      ))}
    </div>
  );
}
