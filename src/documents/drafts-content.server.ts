import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { completed } from './published-content.server.ts';
import { readSaved } from './store.server.ts';

/** What visitors would read if all drafts were published, and what of it a page has read: 'board.members.0.name'. */
export async function openDrafts(
  db: Kysely<Tables>,
  published: Content,
): Promise<{ content: Content; drafts: Content; read: ReadonlySet<string> }> {
  const drafts = completed(await readSaved(db), published);
  const read = new Set<string>();
  return { content: noteReading(drafts, { read, path: '' }), drafts, read };
}

function noteReading<Value extends object>(
  value: Value,
  { read, path }: { read: Set<string>; path: string },
): Value {
  return new Proxy(value, {
    get(target, name) {
      const inside: unknown = Reflect.get(target, name);
      if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return inside;
      read.add(`${path}${name}`);
      const isHolder = typeof inside === 'object' && inside !== null;
      return isHolder ? noteReading(inside, { read, path: `${path}${name}.` }) : inside;
    },
  });
}
