import type { Context, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { errorText } from '#/i18n/tr/errors.ts';
import { wrongKindText as text } from '#/i18n/tr/wrong-kinds.ts';
import { describeCall, json } from './call-shape.server.ts';
import { withoutControlCharacters } from './control-characters.ts';
import { bodyTooLarge, invalid, notFound, Refusal } from './errors.ts';
import { largestId } from './fields.ts';

/* What a call takes: its body, its query, the key of a request that may be repeated, and the ids in its path. */

/** Bytes of JSON in a call: a very long article is some 200 KB. */
export const longestJson = 1024 * 1024;

/** Bytes of what anybody may send: a name and a password of the longest kind, with every letter percent-encoded. */
export const longestOfStranger = 16 * 1024;

/** Refuses a body of more than so many bytes. @throws {Refusal} 413 */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge();
    },
  });

/**
 * Reads and checks the body before a handler, which gets it from `c.req.valid('json')`.
 * @throws {Refusal} 415 when the header does not say JSON, 400 when it cannot be read or breaks the schema;
 * `fields` then holds the first sentence for each field and `message` the first of all
 */
export const takes = <Schema extends z.ZodType<object>>(schema: Schema) =>
  describeCall<{ in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }>(
    { body: json(schema) },
    async (c, next) => {
      if (!isJson(c)) throw new Refusal('not-json', errorText.notJson);
      c.req.addValidatedData('json', check(parseJson(await c.req.text()), schema));
      await next();
    },
  );

/**
 * Reads what a form sends that works without a script.
 * @throws {Refusal} 415 when it is no such form, 400 when it breaks the schema
 */
export async function readForm<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!isOfType(c, /^application\/x-www-form-urlencoded\b/i))
    throw new Refusal('not-a-form', errorText.invalid);
  const fields = [...new URLSearchParams(await c.req.text())];
  return check(Object.fromEntries(fields.map(([name, value]) => [name, storable(value)])), schema);
}

export const isJson = (c: Context) => isOfType(c, /^application\/json\b/i);

const isOfType = (c: Context, type: RegExp) => type.test(c.req.header('content-type') ?? '');

function check<Schema extends z.ZodType>(value: unknown, schema: Schema): z.infer<Schema> {
  const checked = schema.safeParse(value, { error: describeWrongKind });
  if (checked.success) return checked.data;
  throw refusalOf(checked.error);
}

function parseJson(text: string): unknown {
  try {
    return storableAll(JSON.parse(text));
  } catch {
    throw new Refusal('broken-json', errorText.brokenJson);
  }
}

/** Text as both databases take it: PostgreSQL refuses NUL, and neither database wants half a surrogate pair. */
const storable = (text: string) => withoutControlCharacters(text).toWellFormed();

/**
 * Goes through a value by hand: a reviver of `JSON.parse` takes thirty times as long.
 * @throws {RangeError} what is nested too deep
 */
function storableAll(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, storableAll(field)]));
}

function refusalOf(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message;
  return invalid(error.issues[0]?.message ?? errorText.invalid, fields);
}

const labels: Record<string, string> = text.labels;
const kinds: Record<string, string> = text.kinds;

/**
 * Says what is wrong with a value that the panel's forms never send but other programs may.
 * It is zod's error map on the server only, so browsers do not load it.
 */
function describeWrongKind(issue: z.core.$ZodRawIssue): string {
  const what = nameOf(issue.path ?? []);
  const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined;
  return kind === undefined ? text.invalid(what) : text.mustBe(what, kind);
}

function nameOf(path: PropertyKey[]): string {
  const [field, ...inside] = path;
  if (field === undefined) return text.everything;
  const label = labels[String(field)] ?? text.otherField(String(field));
  return inside.length > 0 ? text.eachOf(label) : label;
}

export const listWords = (most: number) => z.string().max(most).default('');

const nothing = z.literal('').transform(() => undefined);

/** Allows the choices of a list, or all of them when it is empty. */
export const orAll = <Schema extends z.ZodType>(schema: Schema) => z.union([nothing, schema]).optional();

export const listedId = z.coerce.number().int().min(1).max(largestId);

/** Fields of the query string of each list of the panel; what is left out shows everything from the start. */
export const listFields = {
  search: listWords(200),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
};

/** Reads of a query the names of the schema and no others. A list is asked for by repeating its name. */
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
 * Reads and checks the query before a handler, which gets it from `c.req.valid('query')`.
 * @throws {Refusal} 400 with `message`
 */
export const asks = <Schema extends z.ZodObject>(
  schema: Schema,
  message: string = errorText.listChoiceInvalid,
) =>
  describeCall<{ in: { query: z.input<Schema> }; out: { query: z.output<Schema> } }>(
    { query: schema },
    async (c, next) => {
      const checked = readQuery(c.req, schema);
      if (!checked.success) throw invalid(message);
      c.req.addValidatedData('query', checked.data);
      await next();
    },
  );

const longestKey = 200;

const keyHeader = 'Idempotency-Key';

/**
 * Takes the `Idempotency-Key` of a call (draft-ietf-httpapi-idempotency-key-header); one key never makes two things.
 * It stands before a handler, which gets `key` from `c.req.valid('header')`, undefined for clients that send none.
 * @throws {Refusal} 400 for a key of more than 200 characters
 */
export const takesKey = () =>
  describeCall<{ out: { header: { key: string | undefined } } }>(
    { headers: z.object({ [keyHeader]: z.string().max(longestKey).optional() }), refusals: [409] },
    async (c, next) => {
      const key = c.req.header(keyHeader)?.replace(/^"|"$/g, '');
      if (key !== undefined && key.length > longestKey)
        throw new Refusal('request-key-too-long', errorText.keyTooLong(longestKey));
      c.req.addValidatedData('header', { key: key || undefined });
      await next();
    },
  );

/** Reads a positive whole number that fits the id column; undefined for anything else. */
export function parseId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

/** Reads '17' and '17-uludagda' (http/worded-address.ts). @returns undefined where no number stands first */
export function readWordedId(text: string | undefined): { id: number; hasWords: boolean } | undefined {
  const [number, ...words] = (text ?? '').split('-');
  const id = parseId(number);
  return id === undefined ? undefined : { id, hasWords: words.length > 0 };
}

/** Reads an id of the path. @throws {Refusal} 404 with `message` when the parameter cannot be one */
export function readId(c: Context, message: string, name = 'id'): number {
  const id = parseId(c.req.param(name));
  if (id === undefined) throw notFound(message);
  return id;
}
