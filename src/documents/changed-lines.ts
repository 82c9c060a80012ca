import type { FormSchema } from '#/panel/form/form-schema.ts';
import { linesOf, withoutPlaces } from '#/panel/form/words-of-value.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';

/** A field with the lines that stand on one side only; there is none where all of them stand in another order (`isReordered`). */
export interface ChangedField {
  name: string;
  label: string;
  before: string[];
  after: string[];
}

/**
 * Lists what differs between two states of a document. Each line says by itself where it belongs: a digit matters
 * here.
 */
export function listChanges(form: FormSchema, before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
    if (isSame(field, old[name], now[name])) return [];
    const [was, is] = [linesOf(field, old[name]), linesOf(field, now[name])];
    return [
      { name, label: field.title ?? name, before: linesWithout(was, is), after: linesWithout(is, was) },
    ];
  });
}

export const isReordered = ({ before, after }: ChangedField): boolean =>
  before.length === 0 && after.length === 0;

const isSame = (schema: FormSchema, was: unknown, is: unknown): boolean =>
  JSON.stringify(withoutPlaces(schema, was)) === JSON.stringify(withoutPlaces(schema, is));

/** Lists what stood at each place, 'Birinci Banka · TL · IBAN: ', beside what is to stand there; empty where nothing does. */
export const placesOf = ({ before, after }: ChangedField) =>
  [...new Set([...before, ...after].map(placeOf))].map((place) => {
    const said = (lines: string[]) =>
      lines.flatMap((line) => (placeOf(line) === place ? line.slice(place.length) : [])).join(' · ');
    return { place, was: said(before), is: said(after) };
  });

const placeOf = (line: string): string => /^.*: /.exec(line)?.[0] ?? '';

function linesWithout(lines: string[], others: string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}
