import type { Kysely } from 'kysely';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import type { Tables } from './tables.ts';
import { inNameOf, type Write, write } from './write.ts';

interface Planned {
  id: number;
  scheduledBy: number | null;
  /** Of who planned it; null when that account is gone. */
  username: string | null;
}

interface DuePlan<Row extends Planned> {
  /** What waited for this time, the earliest first; of one id, that one if it still waits. */
  listDue: (db: Kysely<Tables>, due: { now: Date; id?: number }) => Promise<Row[]>;
  /** In the name of who planned it. */
  publish: (write: Write, row: Omit<Row, 'username'>) => Promise<void>;
}

/** Result of a look at what waits for its time. */
export interface PublishedInTime {
  isAnyOut: boolean;
  /** By id. */
  failures: Map<number, unknown>;
}

/** Publishes what waited for this time. One that fails keeps no other back. */
export function publishDueOf<Row extends Planned>({ listDue, publish }: DuePlan<Row>) {
  /** Looks again behind the lock, because another copy of the server may have been quicker. */
  const publishInTime = (db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> =>
    write(db, { actor: housekeeping, now }, async (asHousekeeping) => {
      const [found] = await listDue(asHousekeeping.tx, { now, id });
      if (!found) return;
      const { username, ...row } = found;
      const planner = { staffId: row.scheduledBy, username: username ?? '', address: '' };
      await publish(username === null ? asHousekeeping : inNameOf(planner, asHousekeeping), row);
      asHousekeeping.shown();
    });

  return async function publishDue(db: Kysely<Tables>, now: Date): Promise<PublishedInTime> {
    const due = await listDue(db, { now });
    const failures = new Map<number, unknown>();
    for (const { id } of due)
      await publishInTime(db, { id, now }).catch((error: unknown) => void failures.set(id, error));
    return { isAnyOut: due.length > failures.size, failures };
  };
}

const housekeeping = { staffId: null, username: auditPanelText.housekeeping, address: '' };
