import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '#/content/documents.ts';
import { newsCategories, operationTypes } from '#/content/kinds.ts';
import { starterContent } from '#/content/starter.ts';
import { type FormSchema, formOfEntry, presentForm } from '#/documents/form-schema.ts';
import { formOf, knownNames } from '#/documents/forms.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { createApp } from './app.ts';
import { pages } from './pages.tsx';

/** Stands for every sentence and name of the association; a page that says something else has it from elsewhere. */
const sign = '◆';
const kept = ['page', 'picture', 'pictures', 'iban', 'id', 'fixed', 'position'];

/** The document with nothing of its own but addresses, dates and numbers. */
function redact(schema: FormSchema, value: unknown): unknown {
  const form = presentForm(schema) ?? formOfEntry(schema, value);
  if (Array.isArray(value)) return value.map((entry) => (form.items ? redact(form.items, entry) : entry));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, redact(form.properties?.[name] ?? {}, field)]),
    );
  const isProse = typeof value === 'string' && !form.format && !form.choices && !form.pattern;
  return isProse && !kept.includes(form.control ?? '') ? sign : value;
}

const redacted = Object.fromEntries(
  knownNames.map((name) => [name, redact(formOf(name), starterContent[name])]),
) as unknown as Content;

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** The interface's own sentences, the lists that never change, and what dates and places are written with. */
function interfaceWords(): Set<string> {
  const folder = join(import.meta.dirname, '../i18n/tr');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const days = Array.from({ length: 365 }, (_value, day) =>
    new Date(2026, 0, day + 1).toLocaleDateString('tr', { month: 'long', weekday: 'long' }),
  );
  // the sign of the other language, and of the east
  const signs = ['EN', 'D'];
  return new Set([...sources, ...operationTypes, ...newsCategories, ...days, ...signs].flatMap(wordsOf));
}

test('every word of a page comes from a document or from the interface', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const app = createApp({ ...parts, content: { read: async () => redacted, last: redacted } });
  const visitor = new Visitor((request) => app.fetch(request));
  const allowed = new Set([...interfaceWords(), ...wordsOf(JSON.stringify(redacted))]);
  for (const { path } of pages.filter(({ path }) => !path.includes(':'))) {
    const html = await (await visitor.get(path)).text();
    const body = html.slice(html.indexOf('<body')).replace(/<script[^>]*>.*?<\/script>/gs, '');
    const left = wordsOf(body.replace(/<[^>]+>|&[#\w]+;/g, ' ')).filter((word) => !allowed.has(word));
    expect([path, left]).toEqual([path, []]);
    expect([path, body.includes(sign)]).toEqual([path, true]);
  }
});
