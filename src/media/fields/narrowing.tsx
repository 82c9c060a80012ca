import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMonthAndYear } from '#/format/dates.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { SelectField } from '#/panel/form/controls.tsx';
import { mediaChoicesQuery } from '../queries.ts';

interface Option {
  value: string;
  label: string;
}

interface Choice {
  label: string;
  value: string;
  choose: (value: string) => void;
  options: readonly Option[];
}

/** Value of the query's fields that narrows nothing. */
const all = '';

/** Narrows the list by what a person remembers of a picture whose name is IMG_2044: for which operation, or when. */
export function useNarrowing() {
  const [operation, setOperation] = useState(all);
  const [month, setMonth] = useState(all);
  const { data: { operations, months } = { operations: [], months: [] } } = useQuery(mediaChoicesQuery);
  return {
    chosen: { operation, month },
    isNarrowed: operation !== all || month !== all,
    choices: [
      {
        label: text.operation,
        value: operation,
        choose: setOperation,
        options: withAll(
          text.allOperations,
          operations.map(({ id, title }) => ({ value: String(id), label: title })),
        ),
      },
      {
        label: text.month,
        value: month,
        choose: setMonth,
        // a single month would leave nothing out
        options: withAll(text.allMonths, months.length > 1 ? months.map(toOption) : []),
      },
    ] satisfies Choice[],
    clear() {
      setOperation(all);
      setMonth(all);
    },
  };
}

const withAll = (label: string, options: Option[]): Option[] => [{ value: all, label }, ...options];

const toOption = (month: string): Option => ({ value: month, label: formatMonthAndYear(`${month}-15`) });

/** Fields to narrow by, where there is something to choose from. */
export function NarrowingFields({ narrowing: { choices } }: { narrowing: { choices: readonly Choice[] } }) {
  const useful = choices.filter(({ options }) => options.length > 1);
  if (useful.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2 *:only:col-span-full sm:flex sm:*:w-64">
      {useful.map(({ label, value, choose, options }) => (
        <SelectField
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
