import { z } from 'zod';
import { foldTurkish } from '#/format/turkish.ts';
import { readWholeNumber } from '#/format/whole-number.ts';
import { csvOtherNames } from '#/i18n/tr/operations-csv.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { operations } from '../schema.ts';
import type { Cells, Column } from './read-csv.server.ts';

/** Values of a row by the names of the fields, not checked yet; what it says nothing of is left out. */
export type RowValues = Partial<Record<Exclude<Column, 'id' | 'updatedAt'>, string | number>>;

/** Reads the cells of a row. What cannot be read stays as it is written, and the schema says what is wrong with it. */
export function valuesOf({ id: _, updatedAt: __, ...cells }: Cells): RowValues {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const { input } = operations.fields[name as keyof RowValues];
      return [name, readValue(input, cell)];
    }),
  );
}

function readValue({ type, format, choices }: FormSchema, cell: string): string | number {
  if (type === 'integer') return readWholeNumber(cell) ?? cell;
  if (format === 'date') return readDay(cell) ?? cell;
  return choices ? (readChoice(choices, cell) ?? cell) : cell;
}

/** '4.3.2026', '04/03/2026' and '2026-03-04' are 2026-03-04; a time behind it is dropped, and no calendar has 31.2.2026. */
function readDay(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/.exec(cell) ?? [];
  const read =
    day && month && year
      ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      : /^\d{4}-\d\d-\d\d(?!\d)/.exec(cell)?.[0];
  return z.iso.date().safeParse(read).success ? read : undefined;
}

function readChoice(choices: Readonly<Record<string, string>>, cell: string): string | undefined {
  const folded = foldTurkish(cell);
  const [, meant = cell] = Object.entries(csvOtherNames).find(([name]) => foldTurkish(name) === folded) ?? [];
  return Object.keys(choices).find((value) =>
    [value, choices[value] ?? ''].some((name) => foldTurkish(name) === foldTurkish(meant)),
  );
}
