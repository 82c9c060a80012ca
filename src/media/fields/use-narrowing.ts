import { useMemo, useState } from 'react';
import { formatMonthAndYear } from '#/format/dates.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import type { Media } from '../schema.ts';

interface Option {
  value: string;
  label: string;
}

export interface Choice {
  label: string;
  value: string;
  choose: (value: string) => void;
  options: readonly Option[];
}

const all = 'all';

/** What a person remembers of a picture whose name is IMG_2044: for which operation, or when. */
export function useNarrowing(library: readonly Media[]) {
  const [operation, setOperation] = useState(all);
  const [month, setMonth] = useState(all);
  const operations = useMemo(() => listOperations(library), [library]);
  const months = useMemo(() => listMonths(library), [library]);
  const narrowed = useMemo(
    () => library.filter((media) => isOf(media, operation) && (month === all || monthOf(media) === month)),
    [library, operation, month],
  );
  return {
    narrowed,
    isNarrowed: operation !== all || month !== all,
    key: `${operation} ${month}`,
    choices: [
      {
        label: text.operation,
        value: operation,
        choose: setOperation,
        options: withAll(text.allOperations, operations),
      },
      { label: text.month, value: month, choose: setMonth, options: withAll(text.allMonths, months) },
    ] satisfies Choice[],
    clear() {
      setOperation(all);
      setMonth(all);
    },
  };
}

const withAll = (label: string, options: Option[]): Option[] => [{ value: all, label }, ...options];

const isOf = ({ operations = [] }: Media, chosen: string) =>
  chosen === all || operations.some(({ id }) => String(id) === chosen);

/** Newest first, as the pictures are. */
function listOperations(library: readonly Media[]): Option[] {
  const titles = new Map(
    library.flatMap(({ operations = [] }) => operations.map(({ id, title }) => [id, title])),
  );
  return [...titles].toSorted(([a], [b]) => b - a).map(([id, label]) => ({ value: String(id), label }));
}

const monthOf = ({ uploadedAt }: Media) => formatMonthAndYear(uploadedAt);

/** A single month would leave nothing out. */
function listMonths(library: readonly Media[]): Option[] {
  const months = [...new Set(library.map(monthOf))];
  return months.length > 1 ? months.map((month) => ({ value: month, label: month })) : [];
}
