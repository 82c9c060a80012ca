import { createRequestKey } from '#/http/stored-calls.ts';
import { createStore } from '../store.ts';
import {
  dropOldTexts,
  type FormName,
  findParkable,
  type KeptText,
  listKeptTexts,
  readKeptText,
  removeKeptText,
  slotName,
  writeKeptText,
} from './kept-texts.ts';
import type { Kept } from './open-form.ts';

/** The place on this device that one open form writes to, and no other. */
export function openSlot<Values>(form: FormName) {
  let slot = slotName(form, createRequestKey());
  let isOpen = true;
  let held = holdSlot(slot);
  dropOldTexts(new Date());

  const giveFree = (released: typeof held) => void released.then((release) => release?.());

  /**
   * Goes on in the slot of an earlier form that is not open any more: in `wanted`, or in the newest of this form, where
   * no list offers them.
   * @param isWelcome asked last, because the person may have begun to type meanwhile
   */
  async function adopt({ wanted, isWelcome }: { wanted?: string; isWelcome: () => boolean }) {
    const unlisted = findParkable(form) ? [] : listKeptTexts();
    const own = unlisted.filter((found) => isOf(form, found)).map((found) => found.slot);
    for (const name of wanted ? [wanted] : own) {
      const release = await holdSlot(name);
      const found = release && readKeptText<Values>(name);
      if (release && found && isOpen && isWelcome()) return moveTo(found, release);
      release?.();
    }
    return undefined;
  }

  function moveTo(found: KeptText<Values>, release: () => void): KeptText<Values> {
    giveFree(held);
    slot = found.slot;
    held = Promise.resolve(release);
    return found;
  }

  return {
    adopt,
    /** False when this device stores nothing. */
    write: (kept: Kept<Values>) => !isOpen || writeKeptText({ ...form, slot, kept }),
    remove: () => removeKeptText(slot),
    /** Leaves the text where it is, for another form. */
    startAfresh() {
      giveFree(held);
      slot = slotName(form, createRequestKey());
      held = holdSlot(slot);
    },
    close() {
      isOpen = false;
      giveFree(held);
    },
  };
}

export const isOf = (form: FormName, { kind, id }: FormName): boolean => form.kind === kind && form.id === id;

/** Names of the slots that forms of this tab hold. */
export const heldHere = createStore<readonly string[]>([]);

/**
 * Keeps other forms, also those of other tabs, from writing to a slot. The lock of a closed or crashed tab is free again.
 * @returns a function that frees the slot, or undefined when another form holds it
 */
export async function holdSlot(slot: string): Promise<(() => void) | undefined> {
  if (heldHere.read().includes(slot)) return undefined;
  heldHere.write([...heldHere.read(), slot]);
  const unlock = await lock(slot);
  const release = () => {
    unlock?.();
    heldHere.write(heldHere.read().filter((held) => held !== slot));
  };
  if (unlock) return release;
  release();
  return undefined;
}

/** Milliseconds to wait for a page that only looks at the slot: `untilFree` holds it for a moment when it is free. */
const longestGlance = 1000;

async function lock(slot: string): Promise<(() => void) | undefined> {
  // a page without https has no locks; then a form takes over the newest text, even one that another tab holds
  if (!('locks' in navigator)) return () => {};
  try {
    const unlock = await request(slot, { ifAvailable: true });
    if (unlock || (await isHeldByForm(slot))) return unlock;
    return await request(slot, { signal: AbortSignal.timeout(longestGlance) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    // a browser that forbids locks is as one without
    return () => {};
  }
}

const request = (slot: string, options: LockOptions) =>
  new Promise<(() => void) | undefined>((resolve, reject) => {
    navigator.locks
      .request(slot, options, (granted) => {
        if (!granted) return resolve(undefined);
        return new Promise<void>((unlock) => resolve(unlock));
      })
      .catch(reject);
  });

async function isHeldByForm(slot: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name, mode }) => name === slot && mode === 'exclusive');
}

export async function listHeldSlots(): Promise<ReadonlySet<string>> {
  const locked = 'locks' in navigator ? await queryLocks() : [];
  return new Set([...heldHere.read(), ...locked]);
}

const queryLocks = (): Promise<string[]> =>
  navigator.locks.query().then(
    ({ held = [] }) => held.flatMap(({ name }) => name ?? []),
    () => [],
  );

/** Resolves once no form holds the slot any more; never after `signal`. */
export function untilFree(slot: string, signal: AbortSignal): Promise<void> {
  return 'locks' in navigator
    ? navigator.locks.request(slot, { mode: 'shared', signal }, () => {})
    : new Promise(() => {});
}
