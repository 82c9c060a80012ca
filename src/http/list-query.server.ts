import type { Context } from 'hono';
import { z } from 'zod';
import { errorText as text } from '#/i18n/tr/errors.ts';
import { invalid } from './errors.ts';
import { largestId } from './fields.ts';

export const listWords = (most: number) => z.string().max(most).default('');

const nothing = z.literal('').transform(() => undefined);

/** One of the choices of a list, or all of them when it is empty. */
export const orAll = <Schema extends z.ZodType>(schema: Schema) => z.union([nothing, schema]).optional();

export const listedId = z.coerce.number().int().min(1).max(largestId);

/** What the query string of each list of the panel may say; what is left out shows everything from the start. */
export const listFields = {
  search: listWords(200),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
};

/** @throws {Refusal} 400 */
export const readListQuery = <Schema extends z.ZodType>(c: Context, schema: Schema) =>
  checkQuery(c.req.query(), schema);

/** @throws {Refusal} 400 */
export function checkQuery<Schema extends z.ZodType>(asked: unknown, schema: Schema): z.output<Schema> {
  const checked = schema.safeParse(asked);
  if (!checked.success) throw invalid(text.listChoiceInvalid);
  return checked.data;
}
