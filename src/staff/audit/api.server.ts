import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { gives, givesFile } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { asks } from '#/http/list-query.server.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import type { StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { auditDetailAnswer, auditLineAnswer } from './answers.server.ts';
import { streamAuditCsv } from './csv.server.ts';
import { auditFilterSchema } from './schema.ts';
import { findAudit, listAudit, readAudit, recordExport } from './store.server.ts';

const asksForLines = asks(auditFilterSchema, text.filterInvalid);

export function auditApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/audit', allow('auditLog'), asksForLines, gives(auditLineAnswer.array()), async (c) =>
      c.json(await listAudit(db, c.req.valid('query'))),
    )

    .get('/audit.csv', allow('auditLog'), asksForLines, givesFile('text/csv'), async (c) => {
      const filter = c.req.valid('query');
      await recordExport(db, filter, { actor: c.get('actor'), now: clock() });
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
