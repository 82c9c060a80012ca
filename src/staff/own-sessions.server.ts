import type { Kysely } from 'kysely';
import { type Actor, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { describeDevice } from './device.ts';
import type { OwnSession } from './people-schema.ts';
import { oldestOpen } from './session-times.ts';
import type { Session } from './sessions.server.ts';
import { subjectOf } from './store.server.ts';

/** The session used last comes first (ASVS 7.5.2). */
export async function listOwnSessions(
  db: Kysely<Tables>,
  { session, now }: { session: Session; now: Date },
): Promise<OwnSession[]> {
  const oldest = oldestOpen(now);
  const rows = await db
    .selectFrom('sessions')
    .select(['publicId', 'createdAt', 'lastSeenAt', 'address', 'userAgent'])
    .where('staffId', '=', session.staffId)
    .where('lastSeenAt', '>', oldest.lastSeenAt)
    .where('createdAt', '>', oldest.createdAt)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ publicId, userAgent, ...row }) => ({
    id: publicId,
    ...row,
    device: deviceWords(userAgent),
    isCurrent: publicId === session.publicId,
  }));
}

/** @throws {Refusal} 404 for a session that has ended, and for somebody else's */
export async function endOwnSession(
  db: Kysely<Tables>,
  { publicId, session, actor, now }: { publicId: string; session: Session; actor: Actor; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    const ended = await tx
      .deleteFrom('sessions')
      .where('publicId', '=', publicId)
      .where('staffId', '=', session.staffId)
      .returning('userAgent')
      .executeTakeFirst();
    if (!ended) throw notFound(text.sessionNotFound);
    await recordAudit(tx, {
      actor,
      now,
      action: 'session.end',
      subject: subjectOf({ id: session.staffId, username: session.username }),
      change: { device: { before: deviceWords(ended.userAgent) } },
    });
  });
}

const deviceWords = (userAgent: string) => describeDevice(userAgent) ?? text.unknownDevice;
