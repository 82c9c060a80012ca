import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, givesNothing } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { type OwnSession, ownSessionAnswer } from './answers.server.ts';
import { clearSessionCookie, requireSession, type StaffEnv, type StaffParts } from './cookies.server.ts';
import { allow, byOf } from './door.server.ts';
import { type Own, oldestOpen, type Session } from './sessions.server.ts';
import { ownSubject } from './store.server.ts';

/** Calls about the caller's own sessions. */
export function sessionsApi({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), gives(ownSessionAnswer.array()), async (c) =>
      c.json(await listOwnSessions(db, { session: requireSession(c), now: clock() })),
    )

    .delete('/:publicId', allow('ownAccount'), givesNothing(), async (c) => {
      const session = requireSession(c);
      const publicId = c.req.param('publicId');
      await endOwnSession(db, publicId, { session, ...byOf(c, clock) });
      if (publicId === session.publicId) clearSessionCookie(c);
      return c.body(null, 204);
    });
}

/** Lists the sessions of one person, the one used last first (ASVS 7.5.2). */
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

/** Ends one of the caller's own. @throws {Refusal} 404 for a session that has ended, and for somebody else's */
async function endOwnSession(db: Kysely<Tables>, publicId: string, { session, ...by }: Own): Promise<void> {
  await write(db, by, async ({ tx, log }) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('publicId', '=', publicId)
      .where('staffId', '=', session.staffId)
      .returning('userAgent')
      .executeTakeFirst();
    if (!ended) throw notFound(text.sessionNotFound);
    await log('session.end', ownSubject(session), { device: { before: deviceWords(ended.userAgent) } });
  });
}

const deviceWords = (userAgent: string) => describeDevice(userAgent) ?? text.unknownDevice;

/** Signs of browsers, of which the first match counts: most also name those they descend from. */
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

/** Names a device, for example 'Chrome · Android'; undefined for a program that names neither. */
export function describeDevice(userAgent: string): string | undefined {
  const words = [browsers, systems].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1]);
  return words.filter(Boolean).join(' · ') || undefined;
}
