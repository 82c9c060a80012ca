import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import type { WaitingPicture } from '../schema.ts';
import { nameOfAddress } from '../web/name-of-address.server.ts';
import { hashOf, stopWaiting } from './outside-store.server.ts';

/** Pictures of other sites whose copy has not come, the longest tried first. */
export async function listWaitingPictures(db: Kysely<Tables>): Promise<WaitingPicture[]> {
  const rows = await waiting(db).orderBy('attempts', 'desc').orderBy('address').execute();
  return rows.map(presentWaiting);
}

export async function findWaiting(db: Kysely<Tables>, address: string): Promise<WaitingPicture | undefined> {
  const row = await waiting(db).where('addressHash', '=', hashOf(address)).executeTakeFirst();
  return row && presentWaiting(row);
}

const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('jobs')
    .innerJoin('outsidePictures', 'outsidePictures.addressHash', 'jobs.key')
    .select(['address', 'nextTryAt', 'failure'])
    .where('kind', '=', 'copy');

interface Row {
  address: string;
  nextTryAt: string | null;
  failure: string;
}

export const presentWaiting = ({ address, nextTryAt, failure }: Row): WaitingPicture => ({
  ...{ address, originalName: nameOfAddress(new URL(address)) },
  ...{ copyState: nextTryAt === null ? 'failed' : 'waiting', copyFailure: failure },
});

/** From then on no page shows anything for it, until its address is added again. @throws {Refusal} 404; as `check` does */
export async function forgetWaiting(
  db: Kysely<Tables>,
  { address, check, actor, now }: AuditContext & { address: string; check: CheckShown },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const found = await findWaiting(tx, address);
    if (!found) throw notFound(text.gone);
    await check(tx, [hashOf(address)]);
    await stopWaiting(tx, address);
    await raiseContentVersion(tx);
    await recordWaiting(tx, { action: 'media.delete', waiting: found, actor, now });
  });
}

export function recordWaiting(
  tx: Kysely<Tables>,
  {
    action,
    waiting: { address, originalName },
    ...by
  }: AuditContext & { action: 'media.create' | 'media.delete'; waiting: WaitingPicture },
): Promise<void> {
  const fields = { url: address, originalName };
  return recordAudit(tx, {
    ...{ ...by, action, subject: { kind: 'media', id: null, title: originalName } },
    change: action === 'media.create' ? changeBetween(undefined, fields) : changeBetween(fields, undefined),
  });
}
