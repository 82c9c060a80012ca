import { Hono } from 'hono';
import { z } from 'zod';
import { isOutsideBin } from '#/db/bin.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId, takes } from '#/http/input.server.ts';
import { remarksRefusalText as text } from '#/i18n/tr/remarks-refusals.ts';
import { tableOf } from '#/stored/kinds.ts';
import { remarkKinds } from '#/stored/remarks.ts';
import { ownBy, requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { remarkSchema, remarksEndSchema } from './schema.ts';
import { endRemarks, listRemarks, listWaiting, writeRemark } from './store.server.ts';

const remarkAnswer = named(
  'Remark',
  z.object({ id: z.int(), by: z.string(), to: z.string(), words: z.string(), at: z.iso.datetime() }),
);

const remarksOfThingAnswer = named(
  'RemarksOfThing',
  z.object({
    remarks: remarkAnswer.array(),
    colleagues: z.string().array(),
    lastAsked: z.string().optional(),
  }),
);

const waitingRemarkAnswer = named(
  'WaitingRemark',
  remarkAnswer.extend({ kind: z.enum(remarkKinds), item: z.int(), title: z.string() }),
);

/** Calls about what colleagues write to each other beside a draft. It is no content: it has no versions, and the log does not tell of it. */
export function remarksApi({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) {
  return (
    new Hono<StaffEnv>()
      // the panel asks by itself what waits for the person
      .get('/', allow('content', { isByItself: true }), gives(waitingRemarkAnswer.array()), async (c) =>
        c.json(await listWaiting(db, requireSession(c).staffId)),
      )

      .get('/:kind/:item', allow('content'), gives(remarksOfThingAnswer), async (c) => {
        const kind = remarkKinds.find((one) => one === c.req.param('kind'));
        const ownerId = readId(c, text.notFound, 'item');
        if (!kind || !(await isOutsideBin(db, tableOf[kind], ownerId))) throw notFound(text.notFound);
        return c.json(await listRemarks(db, { kind, ownerId, staffId: requireSession(c).staffId }));
      })

      .post(
        '/',
        allow('content'),
        takes(named('RemarkDraft', remarkSchema)),
        gives(remarkAnswer, 201),
        refuses(404),
        async (c) => c.json(await writeRemark(db, c.req.valid('json'), ownBy(c, clock)), 201),
      )

      .put(
        '/ended',
        allow('content'),
        takes(named('RemarksEnd', remarksEndSchema)),
        givesNothing(),
        async (c) => {
          await endRemarks(db, c.req.valid('json'), clock());
          return c.body(null, 204);
        },
      )
  );
}
