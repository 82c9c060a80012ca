import type { Notice } from '#/content/notice.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import type { Visitor } from './visitor.ts';

export const sampleNotice: Notice = {
  isOn: true,
  kind: 'emergency',
  sentence: 'Ekiplerimiz Kartepe’ye doğru yolda.',
  link: { label: 'Son haberler', address: '/news' },
  begins: null,
  ends: null,
};

/** Visitors see it from now on. @param admin signed in */
export async function publishNotice(admin: Visitor, change: Partial<Notice> = {}): Promise<void> {
  const { id, version } = await findNotice(admin);
  const draft = { version, value: { ...sampleNotice, ...change }, published: true };
  const answer = await admin.put(`/api/admin/documents/${id}`, draft);
  if (!answer.ok) throw new Error(await answer.text());
}

async function findNotice(admin: Visitor): Promise<StoredDocument> {
  const documents = (await (await admin.get('/api/admin/documents')).json()) as DocumentSummary[];
  const id = documents.find(({ name }) => name === 'notice')?.id;
  return (await (await admin.get(`/api/admin/documents/${id}`)).json()) as StoredDocument;
}
