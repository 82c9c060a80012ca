import { HttpError } from '#/http/request.ts';
import { createRequestKey } from '#/http/stored-calls.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import type { DraftOrigin } from '../form/use-local-draft.ts';

export interface SaveCalls<Item, Draft> {
  /** @param key the same for each repetition, because two calls must not make two things */
  create: (draft: Draft, key: string) => Promise<Item>;
  update: (id: number, draft: Draft & { version: number }) => Promise<Item>;
  /** As it was when the text was begun; for what keeps its versions. */
  findVersion?: (over: TypedOver) => Promise<Item>;
}

export interface Attempts<Draft> {
  key: string;
  /** Drafts that were sent without an answer: the server may have stored them. */
  unanswered: Draft[];
}

interface DraftSave<Item, Draft> {
  draft: Draft;
  /** What the draft was typed over; undefined for something new. */
  over: TypedOver | undefined;
  attempts: Attempts<Draft>;
  calls: SaveCalls<Item, Draft>;
  /** The draft with the changes that somebody else has stored meanwhile; undefined where a person must choose. */
  merge?: (meanwhile: { draft: Draft; over: TypedOver; current: Item }) => Promise<Draft | undefined>;
}

/**
 * Overwrites what an earlier attempt of the same form has stored, but not what somebody else has stored: that is
 * merged into the draft, or left as it is.
 * @throws {HttpError} 409 with the stored thing as `current` when it is somebody else's
 * @throws whatever the calls throw besides
 */
export async function saveDraft<Item extends Stored, Draft extends object>(
  save: DraftSave<Item, Draft>,
): Promise<Item> {
  const { draft, over, attempts, calls } = save;
  try {
    return await (over
      ? calls.update(over.id, { ...draft, version: over.version })
      : calls.create(draft, attempts.key));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) noteUnanswered(attempts, draft);
    if (!isConflict(error)) throw error;
    const current = findCurrent<Item>(error);
    if (current && saysTheSame(current, draft)) return current;
    if (current && isOwn(current, save)) return saveDraft({ ...save, over: current });
    const merged = over && current && (await save.merge?.({ draft, over, current }));
    // noted apart: an answer that is lost must not make the changes of another person this form's own
    if (merged)
      return saveDraft({ ...save, draft: merged, over: current, attempts: structuredClone(attempts) });
    if (current || over) throw error;
    // what the key made has been deleted: make a new one
    attempts.key = createRequestKey();
    return saveDraft(save);
  }
}

/**
 * Notes a draft that was sent without an answer: the server may hold any of them, also the first. Equal ones are
 * kept once.
 */
function noteUnanswered<Draft extends object>(attempts: Attempts<Draft>, draft: Draft): void {
  const isNoted = attempts.unanswered.some((earlier) => saysTheSame(earlier, draft));
  if (!isNoted) attempts.unanswered.push(draft);
}

/** Undefined unless `error` is a 409 that brings what is stored now. */
export function findCurrent<Item extends { id: number }>(error: unknown): Item | undefined {
  if (!isConflict(error) || typeof error.current !== 'object' || error.current === null) return undefined;
  return 'id' in error.current ? (error.current as Item) : undefined;
}

const isConflict = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 409;

/** True when it is what this very form has sent; another tab may have stored something under the same key. */
const isOwn = <Item extends Stored, Draft extends object>(
  current: Item,
  { attempts }: DraftSave<Item, Draft>,
): boolean => attempts.unanswered.some((earlier) => saysTheSame(current, earlier));

export function saysTheSame(stored: object, draft: object): boolean {
  const values = new Map(Object.entries(asDrafted(stored)));
  return Object.entries(draft).every(
    ([name, value]) => JSON.stringify(values.get(name)) === JSON.stringify(value),
  );
}

export interface Stored {
  id: number;
  /** Rises with each change; a save that names an older one is refused. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** The stored thing that a text was typed over; its version may be an older one by now. */
export type TypedOver = Pick<Stored, 'id' | 'version'>;

/** Saves a form, and keeps with its text on this device what the next attempt must know of this one. */
export function useAttempts<Item extends Stored, Draft extends object>({
  localDraft: { origin, note },
  calls,
  merge,
}: {
  localDraft: DraftOrigin;
  calls: SaveCalls<Item, Draft>;
  merge: DraftSave<Item, Draft>['merge'];
}) {
  async function save(draft: Draft): Promise<Item> {
    const { over, key } = origin.current;
    const attempts = { key, unanswered: [...origin.current.unanswered] as Draft[] };
    // from here on the server may have it, and the tab may close before the answer
    note({ unanswered: [...attempts.unanswered, draft] });
    try {
      const saved = await saveDraft({ draft, over, attempts, calls, merge });
      note({ key: attempts.key, unanswered: [] });
      // a success may have no body; then only the server checks the next save
      if (saved) moveOn(saved);
      return saved;
    } catch (error) {
      note(attempts);
      throw error;
    }
  }

  /** The text now counts as typed over this version. */
  const moveOn = ({ id, version }: TypedOver) => note({ over: { id, version } });

  return { save, moveOn };
}
