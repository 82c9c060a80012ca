import type { Kysely } from 'kysely';
import { publishDueOf } from '#/db/publish-due.ts';
import type { Tables } from '#/db/tables.ts';
import { isKnown } from './forms.server.ts';
import { publishOrPropose } from './publish-or-propose.server.ts';

export const publishDueDocuments = publishDueOf({
  listDue,
  publish: async ({ tx, actor, now }, row) => {
    await publishOrPropose(tx, { row, actor, now, action: 'document.publish-planned' });
  },
});

/** Those of a version to come wait for it. */
async function listDue(db: Kysely<Tables>, { now, id }: { now: Date; id?: number }) {
  const due = db
    .selectFrom('documents')
    .leftJoin('staff', 'staff.id', 'documents.scheduledBy')
    .selectAll('documents')
    .select('staff.username')
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt');
  const rows = await (id === undefined ? due : due.where('documents.id', '=', id)).execute();
  return rows.filter(({ name }) => isKnown(name));
}
