import { queryOptions } from '@tanstack/react-query';
import { minute } from '#/format/durations.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { createRequestKey } from '#/http/stored-calls.ts';
import type { Editor, EditorOfItem, PresenceSubject } from '#/stored/presence.ts';

const presence = '/api/admin/presence';

/** Names this tab, which has one form open at a time. */
const holder = createRequestKey();

export interface OpenForm {
  subject: PresenceSubject;
  /** Id of what the form changes. */
  item: number;
}

// Neither call disturbs anybody: while the page is hidden or has no network it waits, and a failure shows nobody.

/** Says that the form is open; tells who else has it open. */
export const otherEditorsQuery = ({ subject, item }: OpenForm) =>
  queryOptions({
    queryKey: [presence, subject, item],
    queryFn: () => requestJson<Editor[]>('POST', presence, { subject, item, holder }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** All forms of a list that are open elsewhere. */
export const editorsQuery = (subject: PresenceSubject) =>
  queryOptions({
    queryKey: [presence, subject],
    queryFn: () => getJson<EditorOfItem[]>(`${presence}/${subject}?holder=${holder}`),
    staleTime: minute / 2,
    refetchInterval: minute,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Arrives although the page is being closed; what does not arrive is forgotten after a minute. */
export function leaveForm({ subject, item }: OpenForm): void {
  const body = JSON.stringify({ subject, item, holder });
  navigator.sendBeacon(`${presence}/leave`, new Blob([body], { type: 'application/json' }));
}
