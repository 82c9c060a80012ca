import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';

export interface SelfSaved {
  text: string;
  state: 'rest' | 'typed' | 'saving' | 'saved' | 'failed';
  /** Why it failed. */
  error?: unknown;
}

export type SelfSaver = ReturnType<typeof createSelfSaver>;

/** Milliseconds after the last key; leaving the field saves at once. */
const pause = 1500;

/**
 * Saves what is typed, one call at a time: the next sends what was typed meanwhile, so the last text wins on a slow
 * line. Continues when the field it was typed into is gone.
 */
export function createSelfSaver({
  stored,
  save,
}: {
  stored: string;
  save: (text: string) => Promise<unknown>;
}) {
  let held = stored;
  const shown = createStore<SelfSaved>({ text: stored, state: 'rest' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const show = (change: Partial<SelfSaved>) => shown.write({ ...shown.read(), ...change });

  const isDirty = () => shown.read().text.trim() !== held;

  async function saveWhileDirty() {
    while (isDirty()) {
      const sent = shown.read().text.trim();
      show({ state: 'saving' });
      try {
        await save(sent);
      } catch (error) {
        // the field shows the failure and keeps the text
        show({ state: 'failed', error });
        return;
      }
      held = sent;
    }
    if (shown.read().state === 'saving') show({ state: 'saved' });
    if (shown.read().state === 'typed') show({ state: 'rest' });
  }

  /** Resolves when no call is running any more. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= saveWhileDirty().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    type(text: string) {
      show({ text, state: running === undefined ? 'typed' : 'saving' });
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    flush,
    /** Takes what somebody else has stored, unless there is text still to save. */
    meet(text: string) {
      if (running || isDirty() || text === held) return;
      held = text;
      show({ text, state: 'rest' });
    },
  };
}

/** @param stored what the server holds, as far as this page knows */
export function useSelfSaver(saver: SelfSaver, stored: string) {
  const shown = useStore(saver);
  useEffect(() => saver.meet(stored), [saver, stored]);
  return shown;
}
