import { z } from 'zod';
import { operationTypes } from '../kinds.ts';
import { words } from './text.ts';

export const pastOperation = z.strictObject({
  /** dd.mm.yyyy */
  date: z.string().refine(isTurkishDate, 'is not a date, dd.mm.yyyy'),
  type: z.enum(operationTypes, 'is not one of the eight operation types'),
  location: words,
  title: words,
  description: words,
});

export const pastOperationsSchema = z.array(pastOperation);

export type PastOperation = z.infer<typeof pastOperation>;

function isTurkishDate(text: string): boolean {
  const parts = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text);
  return parts !== null && z.iso.date().safeParse(`${parts[3]}-${parts[2]}-${parts[1]}`).success;
}
