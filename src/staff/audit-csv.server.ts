import type { AuditRow } from '#/db/tables.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';

/** Tells spreadsheets that the file is UTF-8; with semicolons a Turkish one opens it in columns. */
const byteOrderMark = '\ufeff';
const separator = ';';

/** A CSV file as it is being read, so that a log of any length needs the memory of a few rows. */
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

/** A text that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection). */
function csvCell(value: string | number): string {
  const cell = String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
