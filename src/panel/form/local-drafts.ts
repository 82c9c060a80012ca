import { queryOptions } from '@tanstack/react-query';
import { day, minute } from '#/format/durations.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { signedInHere } from '../sign-in-request.ts';

/** Values that a form keeps on this device until they are saved. */
export interface LocalDraft<Values = unknown> {
  values: Values;
  /** What the form began with, where only the changed fields are saved. */
  began?: Values;
  /** The stored thing that it was typed over; undefined for a new one. */
  over?: { id: number; version: number };
  /** Identifies the save of a new thing, which a repeated call then does not make twice. */
  key: string;
  /** Key of the parked text that it was continued from. */
  parked?: string;
  /** Drafts that were sent without an answer: the server may have stored them. */
  unanswered?: object[];
  /** ISO 8601 UTC. */
  typedAt: string;
  /** Who was signed in at the last word; undefined in a text of a former version of the panel. */
  writer?: string;
  /** That person's id, which a new name leaves alone; undefined in a text of a former version, too. */
  writerId?: string;
}

export interface DraftInSlot<Values = unknown> {
  /** Name of its slot, in which it is stored and under which an open form holds it. */
  slot: string;
  /** The form and its item: 'news new', 'news 17'. */
  draftName: string;
  draft: LocalDraft<Values>;
}

export const slotName = (draftName: string, key: string) => `unsaved ${draftName} ${key}`;

/** The panel's former version stored one text for each form, without a key at the end of its name. */
const slotPattern = /^unsaved (\S+ (new|\d+))(?: [0-9a-f]{32})?$/;

/**
 * Lists the drafts of the person signed in, the newest first. Those of others wait on this device until they sign in
 * again.
 */
export const listLocalDrafts = (): DraftInSlot[] => listAllDrafts().filter(({ draft }) => isOwn(draft));

function isOwn({ writer, writerId }: LocalDraft): boolean {
  const { id, username } = signedInHere.read();
  if (writerId !== undefined && id !== undefined) return writerId === id;
  return writer === undefined || writer === username;
}

function listAllDrafts(): DraftInSlot[] {
  return listSlots()
    .flatMap((slot) => readLocalDraft(slot) ?? [])
    .toSorted((a, b) => b.draft.typedAt.localeCompare(a.draft.typedAt));
}

function listSlots(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => slotPattern.test(name));
  } catch {
    // a browser that stores nothing has nothing to offer
    return [];
  }
}

export function readLocalDraft<Values>(slot: string): DraftInSlot<Values> | undefined {
  const [, draftName, id] = slotPattern.exec(slot) ?? [];
  try {
    const json = localStorage.getItem(slot);
    if (json === null || draftName === undefined) return undefined;
    const { version, ...draft } = JSON.parse(json) as LocalDraft<Values> & { version?: number };
    // the panel's former version stored the number alone
    const over = version === undefined ? undefined : { id: Number(id), version };
    return { slot, draftName, draft: { ...(over && { over }), ...draft } };
  } catch {
    // another version of the panel wrote it: there is nothing to offer
    return undefined;
  }
}

/** @returns false when the store is full or forbidden, which must not stop the writing: the form still holds the text */
export const writeLocalDraft = (slot: string, draft: LocalDraft): boolean =>
  // where there is room for one of them only, the text matters more than what was sent of it
  tryToWrite(slot, draft) || tryToWrite(slot, { ...draft, unanswered: [] });

function tryToWrite(slot: string, draft: LocalDraft): boolean {
  try {
    const { id: writerId, username: writer } = signedInHere.read();
    localStorage.setItem(slot, JSON.stringify({ ...draft, writer, writerId }));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalDraft(slot: string): void {
  try {
    localStorage.removeItem(slot);
  } catch {
    // where nothing can be removed, nothing was stored
  }
}

const longestAge = 30 * day;

/** Forgets what nobody has gone on with for 30 days, but for copies of parked texts, which may be older. */
export function dropOldLocalDrafts(now: Date): void {
  const oldest = new Date(now.getTime() - longestAge).toISOString();
  for (const { slot, draft } of listAllDrafts())
    if (draft.typedAt < oldest && !draft.parked) removeLocalDraft(slot);
}

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

/** Finds the kind of a new thing whose text can be parked: a list then offers it. */
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
