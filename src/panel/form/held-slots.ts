import { createStore } from '../store.ts';

/** Names of the slots that forms of this tab hold. */
export const heldHere = createStore<readonly string[]>([]);

/**
 * Keeps other forms, also those of other tabs, from writing to a slot. The lock of a closed or crashed tab is free again.
 * @returns what gives the slot free, or undefined when another form holds it
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

/** In ms: who waits for a slot to be free (`untilFree`) has it for a moment when it is. */
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
