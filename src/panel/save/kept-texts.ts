import { queryOptions } from '@tanstack/react-query';
import { day, minute } from '#/format/durations.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { signedInHere } from '../sign-in-request.ts';
import type { Kept } from './open-form.ts';

/** Form that a text is of. */
export interface FormName {
  /** 'news' */
  kind: string;
  /** Of the stored thing that it changes; undefined for something new. */
  id?: number | undefined;
}

/** Text on this device. */
export interface KeptText<Values = unknown> extends FormName {
  /** Name under which it is stored, and under which an open form holds it. */
  slot: string;
  kept: Kept<Values>;
}

export const slotName = ({ kind, id }: FormName, key: string) => `unsaved ${kind} ${id ?? 'new'} ${key}`;

/**
 * Lists the texts of the person signed in, the newest first. Those of others wait on this device until they sign in
 * again.
 */
export const listKeptTexts = (): KeptText[] => listAll().filter(isOwn);

interface Writer {
  /** Who was signed in at the last word; undefined in a text of a former version of the panel. */
  writer?: string;
  /** That person's id, which a new name leaves alone; undefined in a text of a former version, too. */
  writerId?: string;
}

function isOwn({ writer, writerId }: Writer): boolean {
  const { id, username } = signedInHere.read();
  if (writerId !== undefined && id !== undefined) return writerId === id;
  return writer === undefined || writer === username;
}

const listAll = () =>
  listSlots()
    .flatMap((slot) => readText(slot) ?? [])
    .toSorted((a, b) => b.kept.typedAt.localeCompare(a.kept.typedAt));

function listSlots(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith('unsaved '));
  } catch {
    // a browser that stores nothing has nothing to offer
    return [];
  }
}

export const readKeptText = <Values>(slot: string) => readText(slot) as KeptText<Values> | undefined;

function readText(slot: string): (KeptText & Writer) | undefined {
  try {
    const json = localStorage.getItem(slot);
    return json === null ? undefined : readStored(slot, JSON.parse(json));
  } catch {
    // another version of the panel wrote it: there is nothing to offer
    return undefined;
  }
}

type StoredText = Kept<unknown> & FormName & Writer;

/** Text as the panel kept it until November 2026, its form being told by the name of its slot alone. */
interface FormerText extends Omit<Kept<unknown>, 'base' | 'sent'>, Writer {
  kind?: undefined;
  over?: Kept<unknown>['base'];
  /** Before `over`, of the stored thing in the slot's name. */
  version?: number;
  /** What the form of a picture began with. */
  began?: object;
  unanswered?: object[];
}

function readStored(slot: string, text: StoredText | FormerText): (KeptText & Writer) | undefined {
  if (text.kind !== undefined) {
    const { kind, id, writer, writerId, ...kept } = text;
    return { slot, kind, id, writer, writerId, kept } as KeptText & Writer;
  }
  const [, kind, number] = /^unsaved (\S+) (new|\d+)(?: [0-9a-f]{32})?$/.exec(slot) ?? [];
  if (kind === undefined) return undefined;
  const { over, version, began, unanswered = [], writer, writerId, ...kept } = text;
  const id = number === 'new' ? undefined : Number(number);
  const ofThing =
    id !== undefined && (version !== undefined || began) ? { ...began, id, version } : undefined;
  return {
    ...{ slot, kind, id, kept: { ...kept, base: over ?? ofThing, sent: unanswered } },
    ...(writer !== undefined && { writer }),
    ...(writerId !== undefined && { writerId }),
  };
}

/**
 * Stores a text. Where there is room for that only, it matters more than what was sent of it, and than what it was typed over.
 * @returns false when the store is full or forbidden, which must not stop the writing: the form still holds the text
 */
export function writeKeptText({ slot, kept, ...form }: KeptText): boolean {
  const { base } = kept;
  const least = { ...kept, sent: [], base: base && { id: base.id, version: base.version } };
  return [kept, { ...kept, sent: [] }, least].some((text) => tryToWrite(slot, { ...form, ...text }));
}

function tryToWrite(slot: string, text: object): boolean {
  try {
    const { id: writerId, username: writer } = signedInHere.read();
    localStorage.setItem(slot, JSON.stringify({ ...text, writer, writerId }));
    return true;
  } catch {
    return false;
  }
}

export function removeKeptText(slot: string): void {
  try {
    localStorage.removeItem(slot);
  } catch {
    // where nothing can be removed, nothing was stored
  }
}

const longestAge = 30 * day;

/** Forgets what nobody has gone on with for 30 days, but for copies of parked texts, which may be older. */
export function dropOldTexts(now: Date): void {
  const oldest = new Date(now.getTime() - longestAge).toISOString();
  for (const { slot, kept } of listAll()) if (kept.typedAt < oldest && !kept.parked) removeKeptText(slot);
}

export const parkedPath = '/api/admin/parked';

/** Read again when the person turns to the page, because they may come from another device. */
export const parkedQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: [parkedPath, personId],
    queryFn: async () => (await getJson<ParkedText[]>(parkedPath)).map(asKeptText),
    staleTime: minute / 2,
    refetchOnWindowFocus: true,
    retry: false,
  });

export const asKeptText = ({ kind, key, values, parkedAt }: ParkedText): KeptText => ({
  ...{ slot: slotName({ kind }, key), kind },
  kept: { values, key, parked: key, sent: [], typedAt: parkedAt },
});

/** Finds the kind of a new thing whose text can be parked: a list then offers it. */
export const findParkable = ({ kind, id }: FormName): StoredKind | undefined =>
  id === undefined && kind in tableOf ? (kind as StoredKind) : undefined;

/** @throws as `requestJson` */
export const parkText = (form: FormName, { values, parked }: Pick<Kept<unknown>, 'values' | 'parked'>) =>
  requestJson<ParkedText>('POST', parkedPath, { kind: findParkable(form), values, over: parked });

/** @throws as `requestJson`; the text is then where it was */
export async function dropText({ slot, kept: { parked } }: KeptText): Promise<void> {
  if (parked) await requestJson('DELETE', `${parkedPath}/${parked}`);
  removeKeptText(slot);
}
