import type { Kysely } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { completed } from './published-content.server.ts';
import { readSaved } from './store.server.ts';

/** What visitors would read if all drafts were published, and the names of the documents that a page has read. */
export async function openDrafts(
  db: Kysely<Tables>,
  published: Content,
): Promise<{ content: Content; namesRead: () => DocumentName[] }> {
  const drafts = completed(await readSaved(db), published);
  const names = new Set<DocumentName>();
  const content = new Proxy(drafts, {
    get(target, name) {
      if (name in target) names.add(name as DocumentName);
      return Reflect.get(target, name);
    },
  });
  return { content, namesRead: () => [...names] };
}
