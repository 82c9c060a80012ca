import type { Change } from '#/db/audit-change.ts';
import { formatStamp } from '#/format/dates.ts';
import { auditFieldName, auditSubjects, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import type { NamedRow } from './store.server.ts';
import { auditSentence, auditShown } from './words.ts';

/** Tells spreadsheets that the file is UTF-8; Turkish ones split columns at semicolons. */
const byteOrderMark = '\ufeff';
const separator = ';';

/** Streams the file, because a log of any length must need the memory of a few rows only. */
export function streamAuditCsv(batches: AsyncGenerator<NamedRow[]>): ReadableStream<Uint8Array> {
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

const cellsOf = (row: NamedRow) => [
  row.id,
  formatStamp(row.at),
  row.username,
  auditSentence(row.action, row.subjectTitle),
  kindNames[row.subjectKind] ?? row.subjectKind,
  row.subjectId ?? '',
  row.subjectTitle,
  sayChange(JSON.parse(row.change)),
  row.address,
  row.name ?? '',
  row.hash,
];

const kindNames: Record<string, string> = auditSubjects;

/** A line for each field: what it was, what it is. Something new has no before, something deleted no after. */
const sayChange = (change: Change): string =>
  Object.entries(change)
    .map(([name, sides]) => {
      const values = (['before', 'after'] as const).flatMap((side) =>
        side in sides ? auditShown(name, sides[side]) : [],
      );
      return `${auditFieldName(name)}: ${values.join(' → ')}`;
    })
    .join('\n');

export const csvLine = (cells: (string | number)[]) => `${cells.map(csvCell).join(separator)}\r\n`;

/** An apostrophe keeps a spreadsheet from taking a text for a formula (OWASP, CSV injection). */
function csvCell(value: string | number): string {
  const cell = String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
