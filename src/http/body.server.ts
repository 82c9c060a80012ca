import type { Context } from 'hono';
import type { z } from 'zod';
import { errorText } from '#/i18n/tr/errors.ts';
import { wrongKindText as text } from '#/i18n/tr/wrong-kinds.ts';
import { invalid, Refusal } from './errors.ts';

/** Bytes of JSON in a call: a very long article is some 200 KB. */
export const longestJson = 1024 * 1024;

/**
 * @throws {Refusal} 415 when the header does not say JSON, 400 when it cannot be read or breaks the schema;
 * `fields` then holds the first sentence for each field and `message` the first of all
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refusal('not-json', errorText.notJson);
  const checked = schema.safeParse(parseJson(await c.req.text()), { error: describeWrongKind });
  if (checked.success) return checked.data;
  throw refusalOf(checked.error);
}

/** PostgreSQL refuses NUL in text and neither database wants half a surrogate pair, so both are dropped. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    );
  } catch {
    throw new Refusal('broken-json', errorText.brokenJson);
  }
}

function refusalOf(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) if (path.length > 0) fields[path.join('.')] ??= message;
  return invalid(error.issues[0]?.message ?? errorText.invalid, fields);
}

const labels: Record<string, string> = text.labels;
const kinds: Record<string, string> = text.kinds;

/**
 * For values that the panel's forms never send but other programs may.
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
