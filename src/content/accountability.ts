import type { z } from 'zod';
import {
  date,
  document,
  entry,
  line,
  list,
  optional,
  prose,
  searchDescription,
  someLines,
} from './fields.ts';

const opening = {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  /** Null once the association has written its own. */
  example: optional('Bu sayfadaki bilgiler örnek', prose('Sayfadaki uyarı')),
};

/** Describes a page on which the association gives account of itself; without entries there is no page. */
export const accountPart = <Shape extends z.core.$ZodLooseShape & { entries: z.ZodType }>(
  label: string,
  page: string,
  shape: Shape,
) => document(label, page, { ...opening, ...shape });

/** Describes one of them that is a text of a certain day. */
export const textPart = (label: string, page: string, day: string) =>
  accountPart(label, page, {
    date: date(day),
    entries: list(
      { label: 'Bölümler', one: 'Bölüm' },
      entry('Bölüm', ['title'], {
        title: line('Başlık'),
        texts: someLines('Metin', 'Her madde bir satıra.'),
      }),
    ),
  });

/** Takes the examples out of such a part, which would tell of a site that has run before what never was. */
export const withoutExample = <Part>(part: Part): Part =>
  typeof part === 'object' && part !== null && 'example' in part && part.example !== null
    ? { ...part, example: null, entries: [] }
    : part;

/** Adds up amounts, in lira. */
export const totalOf = (rows: { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
