import type { CrisisKind } from '#/content/crisis-kinds.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

/** @param admin signed in */
export async function findDocument(admin: Visitor, name: string): Promise<StoredDocument> {
  const documents: DocumentSummary[] = await (await admin.get('/api/admin/documents')).json();
  const id = documents.find((document) => document.name === name)?.id;
  return (await admin.get(`/api/admin/documents/${id}`)).json();
}

/** Saves a document with some of its fields changed. */
export async function saveDocument(
  admin: Visitor,
  name: string,
  change: object,
  published = true,
): Promise<StoredDocument> {
  const { id, version, value } = await findDocument(admin, name);
  const draft = { version, value: { ...(value as object), ...change }, published };
  const answer = await admin.put(`/api/admin/documents/${id}`, draft);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Switches the crisis page. */
export const turnCrisis = (admin: Visitor, kind: CrisisKind | 'off', latest = '') =>
  saveDocument(admin, 'crisis', { kind, latest });

export const readAs = async (app: TestApp, path: string) => (await app.visitor().get(path)).text();
