import type { OperationImport } from '#/operations/csv/answers.server.ts';
import type { Visitor } from './visitor.ts';

/** Sends a CSV file of operations. */
export const send = (who: Visitor, csv: string | Uint8Array<ArrayBuffer>, query = '') =>
  who.send(`/api/admin/operations/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: csv,
  });

/** Takes its operations, and reads what came of each row. */
export const take = async (who: Visitor, csv: string | Uint8Array<ArrayBuffer>, query = '') =>
  (await (await send(who, csv, query)).json()) as OperationImport;

export const none = { new: 0, changed: 0, unchanged: 0, refused: 0 };

/** An operation that is out, in Düzce. */
export const draft = {
  ...{ title: 'Gölde arama', description: 'Gece boyu.', location: 'Düzce, Gölyaka', date: '2026-02-14' },
  ...{ status: 'completed', published: true },
} as const;

/** Its headings. */
export const head = 'Tarih;Başlık;Konum;Açıklama';
