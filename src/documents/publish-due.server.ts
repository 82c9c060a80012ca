import type { Kysely } from 'kysely';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { type PublishedInTime, publishEach } from '#/stored/publish-each.server.ts';
import { isKnown } from './forms.server.ts';
import { publishOrPropose } from './publish-or-propose.server.ts';

/** Publishes what waited for this time. */
export async function publishDueDocuments(db: Kysely<Tables>, now: Date): Promise<PublishedInTime> {
  const documents = await listDue(db, now);
  return publishEach(
    documents.map(({ id }) => id),
    (id) => publishInTime(db, { id, now }),
  );
}

/** Looks again behind the lock, because another copy of the server may have been quicker. */
async function publishInTime(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const found = (await listDue(tx, now)).find((document) => document.id === id);
    if (!found) return;
    const { username, ...stored } = found;
    await publish(tx, { stored, username, now });
    await raiseContentVersion(tx);
  });
}

async function publish(
  tx: Kysely<Tables>,
  { stored, username, now }: { stored: DocumentRow; username: string | null; now: Date },
): Promise<void> {
  const actor = username ? { staffId: stored.scheduledBy, username, address: '' } : housekeeping;
  await publishOrPropose(tx, { row: stored, action: 'document.publish-planned', actor, now });
}

const housekeeping = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/** Those of a version to come wait for it. */
async function listDue(db: Kysely<Tables>, now: Date) {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('staff', 'staff.id', 'documents.scheduledBy')
    .selectAll('documents')
    .select('staff.username')
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt')
    .execute();
  return rows.filter(({ name }) => isKnown(name));
}
