import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { noteDocuments } from './note-documents.ts';
import { completed } from './published-content.server.ts';
import { readSaved } from './store.server.ts';

/** What visitors would read if all drafts were published, and the names of the documents that a page has read. */
export const openDrafts = async (db: Kysely<Tables>, published: Content) =>
  noteDocuments(completed(await readSaved(db), published));
