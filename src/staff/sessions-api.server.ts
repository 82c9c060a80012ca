import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type Actor, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { gives, givesNothing } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { OwnSession } from './answers.server.ts';
import { ownSessionAnswer } from './answers.server.ts';
import { clearSessionCookie, requireSession, type StaffEnv } from './cookies.server.ts';
import { allow } from './door.server.ts';
import { oldestOpen, type Session } from './sessions.server.ts';
import { subjectOf } from './store.server.ts';

/** Only the sessions of the caller. */
export function sessionsApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), gives(ownSessionAnswer.array()), async (c) =>
      c.json(await listOwnSessions(db, { session: requireSession(c), now: clock() })),
    )

    .delete('/:publicId', allow('ownAccount'), givesNothing(), async (c) => {
      const session = requireSession(c);
      const publicId = c.req.param('publicId');
      await endOwnSession(db, { publicId, session, actor: c.get('actor'), now: clock() });
      if (publicId === session.publicId) clearSessionCookie(c);
      return c.body(null, 204);
    });
}

/** The session used last comes first (ASVS 7.5.2). */
async function listOwnSessions(
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
async function endOwnSession(
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

/** The first match counts, because most browsers also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** For example 'Chrome · Android'; undefined for a program that names neither. */
export function describeDevice(userAgent: string): string | undefined {
  const words = [browsers, systems].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1]);
  return words.filter(Boolean).join(' · ') || undefined;
}
