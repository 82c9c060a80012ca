import type { AuditRow } from '#/db/tables.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';

/** Tells spreadsheets that the file is UTF-8; Turkish ones split columns at semicolons. */
const byteOrderMark = '\ufeff';
const separator = ';';

/** Streams the file, because a log of any length must need the memory of a few rows only. */
export function streamAuditCsv(batches: AsyncGenerator<AuditRow[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(text.columns)));
    },
    async pull(controller) {
      const { value: rows, done } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join('')));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

const cellsOf = (row: AuditRow) => [
  row.id,
  row.at,
  row.username,
  row.action,
  row.subjectKind,
  row.subjectId ?? '',
  row.subjectTitle,
  row.change,
  row.address,
  row.hash,
];

export const csvLine = (cells: (string | number)[]) => `${cells.map(csvCell).join(separator)}\r\n`;

/** An apostrophe keeps a spreadsheet from taking a text for a formula (OWASP, CSV injection). */
function csvCell(value: string | number): string {
  const cell = String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
