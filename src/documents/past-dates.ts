import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';

interface PastDate {
  /** Where the date that is over stands. */
  place: (string | number)[];
  /** A day or a moment. */
  until: string;
}

type Values = ReadonlyMap<string, unknown>;

/**
 * Finds what a document still tells although its time is over: of two dates in one group, such as those of a course, the second
 * is the end; a notice that is off has none.
 */
export function findPastDates(
  schema: FormSchema,
  value: unknown,
  isOver: (until: string) => boolean,
  place: PastDate['place'] = [],
): PastDate[] {
  const form = formOfValue(schema, value);
  const further = (inner: FormSchema, step: string | number, part: unknown) =>
    findPastDates(inner, part, isOver, [...place, step]);
  if (Array.isArray(value)) return value.flatMap((entry, index) => further(form.items ?? {}, index, entry));
  if (typeof value !== 'object' || value === null) return [];
  const values: Values = new Map(Object.entries(value));
  const fields = Object.entries(form.properties ?? {});
  const end = findEnd(fields, values);
  const until = end === undefined ? undefined : values.get(end);
  return [
    ...(end !== undefined && typeof until === 'string' && isOver(until)
      ? [{ place: [...place, end], until }]
      : []),
    ...fields.flatMap(([name, field]) => further(field, name, values.get(name))),
  ];
}

function findEnd(fields: readonly [string, FormSchema][], values: Values): string | undefined {
  const isDate = ([name, field]: readonly [string, FormSchema]) =>
    formOfValue(field, values.get(name)).format?.startsWith('date');
  const dates = fields.filter(isDate);
  return dates.length > 1 && values.get('isOn') !== false ? dates.at(-1)?.[0] : undefined;
}
