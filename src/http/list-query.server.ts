import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { errorText as text } from '#/i18n/tr/errors.ts';
import { says } from './call-shape.server.ts';
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

/** Reads the names of the schema and no others. A list is asked for by repeating its name. */
export const readQuery = <Schema extends z.ZodObject>(request: HonoRequest, schema: Schema) =>
  schema.safeParse(
    Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        field instanceof z.ZodArray ? request.queries(name) : request.query(name),
      ]),
    ),
  );

/**
 * Before a handler, which gets what is asked for from `c.req.valid('query')`.
 * @throws {Refusal} 400 with `message`
 */
export const asks = <Schema extends z.ZodObject>(schema: Schema, message: string = text.listChoiceInvalid) =>
  says<{ in: { query: z.input<Schema> }; out: { query: z.output<Schema> } }>(
    { query: schema },
    async (c, next) => {
      const checked = readQuery(c.req, schema);
      if (!checked.success) throw invalid(message);
      c.req.addValidatedData('query', checked.data);
      await next();
    },
  );
