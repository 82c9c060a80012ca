import { Hono } from 'hono';
import type { Change } from '#/db/audit-log.ts';
import { byteOrderMark, csvLine } from '#/format/csv.ts';
import { formatStamp } from '#/format/dates.ts';
import { gives, givesFile } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, readId } from '#/http/input.server.ts';
import { auditFieldName, auditSubjects, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { auditDetailAnswer, auditLineAnswer } from '../answers.server.ts';
import type { StaffEnv, StaffParts } from '../cookies.server.ts';
import { allow, byOf } from '../door.server.ts';
import { auditFilterSchema } from './schema.ts';
import { findAudit, listAudit, type NamedRow, readAudit, recordExport } from './store.server.ts';
import { auditSentence, auditShown } from './words.ts';

const asksForLines = asks(auditFilterSchema, text.filterInvalid);

/** Calls about the log. */
export function auditApi({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) {
  return new Hono<StaffEnv>()
    .get('/audit', allow('auditLog'), asksForLines, gives(auditLineAnswer.array()), async (c) =>
      c.json(await listAudit(db, c.req.valid('query'))),
    )

    .get('/audit.csv', allow('auditLog'), asksForLines, givesFile('text/csv'), async (c) => {
      const filter = c.req.valid('query');
      await recordExport(db, filter, byOf(c, clock));
      return c.body(streamAuditCsv(readAudit(db, filter)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="islem-gecmisi.csv"',
      });
    })

    .get('/audit/:id', allow('auditLog'), gives(auditDetailAnswer), async (c) => {
      const detail = await findAudit(db, readId(c, text.notFound));
      if (!detail) throw notFound(text.notFound);
      return c.json(detail);
    });
}

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

/** Writes a line for each field: what it was, what it is. Something new has no before, something deleted no after. */
const sayChange = (change: Change): string =>
  Object.entries(change)
    .map(([name, sides]) => {
      const values = (['before', 'after'] as const).flatMap((side) =>
        side in sides ? auditShown(name, sides[side]) : [],
      );
      return `${auditFieldName(name)}: ${values.join(' → ')}`;
    })
    .join('\n');
