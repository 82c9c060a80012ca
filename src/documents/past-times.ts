import { z } from 'zod';
import type { Fault } from '#/content/find-faults.ts';
import { noticeText as text } from '#/i18n/tr/notice.ts';

export interface Publication {
  now: Date;
  /** ISO 8601 UTC; null for at once. */
  publishAt?: string | null;
}

const endingNotice = z.looseObject({ isOn: z.literal(true), ends: z.iso.datetime({ precision: 3 }) });

/** Why visitors would never see what is to be published: its time is over before it comes out. */
export function findPastTimes(
  { name, value }: { name: string; value: unknown },
  { now, publishAt }: Publication,
): Fault[] {
  const notice = name === 'notice' ? endingNotice.safeParse(value).data : undefined;
  if (!notice) return [];
  if (notice.ends <= now.toISOString()) return [{ path: ['ends'], message: text.neverSeen }];
  if (!publishAt || publishAt < notice.ends) return [];
  return [{ path: ['ends'], message: text.endsBeforeOut }];
}
