import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { publishDueOf } from '#/db/publish-due.ts';
import type { Tables } from '#/db/tables.ts';
import { presentNews } from './store.server.ts';
import { newsVersions } from './versions.server.ts';

export const publishDueNews = publishDueOf({
  listDue,
  async publish({ tx, actor, at, log }, stored) {
    const { id, publishAt, createdAt, version } = stored;
    const row = await tx
      .updateTable('news')
      .set({ isPublished: 1, createdAt: publishAt ?? createdAt })
      .set({ isScheduled: 0, scheduledBy: null, updatedBy: actor.username })
      .set({ updatedAt: at, version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await newsVersions.store(tx, { row, savedBy: actor.username });
    const subject = { kind: 'news', id, title: row.title };
    await log('news.publish-planned', subject, changeBetween(presentNews(stored), presentNews(row)));
  },
});

function listDue(db: Kysely<Tables>, { now, id }: { now: Date; id?: number }) {
  const due = db
    .selectFrom('news')
    .leftJoin('staff', 'staff.id', 'news.scheduledBy')
    .selectAll('news')
    .select('staff.username')
    .where('isScheduled', '=', 1)
    .where('publishAt', '<=', now.toISOString())
    .where('deletedAt', 'is', null);
  return (id === undefined ? due.orderBy('publishAt').limit(most) : due.where('news.id', '=', id)).execute();
}

/** Articles that one look publishes; the next look takes the rest. */
const most = 50;
