import { queryOptions } from '@tanstack/react-query';
import { minute } from '#/format/durations.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { type DraftInSlot, type LocalDraft, removeLocalDraft, slotName } from './local-drafts.ts';

export const parkedPath = '/api/admin/parked';

/** Read again when the person turns to the page, because they may come from another device. */
export const parkedQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: [parkedPath, personId],
    queryFn: async () => (await getJson<ParkedText[]>(parkedPath)).map(asLocalDraft),
    staleTime: minute / 2,
    refetchOnWindowFocus: true,
    retry: false,
  });

const asLocalDraft = ({ kind, key, values, parkedAt }: ParkedText): DraftInSlot => ({
  slot: slotName(`${kind} new`, key),
  draftName: `${kind} new`,
  draft: { values, key, parked: key, typedAt: parkedAt },
});

/** What a new thing is, when its text can be parked: a list then offers it. */
export function findParkable(draftName: string): StoredKind | undefined {
  const [kind = '', id] = draftName.split(' ');
  return id === 'new' && kind in tableOf ? (kind as StoredKind) : undefined;
}

/** @throws as `requestJson` */
export const parkText = (draftName: string, { values, parked }: Pick<LocalDraft, 'values' | 'parked'>) =>
  requestJson<ParkedText>('POST', parkedPath, { kind: findParkable(draftName), values, over: parked });

/** @throws as `requestJson`; the text is then where it was */
export async function dropText({ slot, draft: { parked } }: DraftInSlot): Promise<void> {
  if (parked) await requestJson('DELETE', `${parkedPath}/${parked}`);
  removeLocalDraft(slot);
}
