import { createStore } from '../store.ts';

/** How a text stands that saves itself. */
export interface SelfSaved {
  text: string;
  state: 'rest' | 'typed' | 'saving' | 'saved' | 'failed';
}

export type SelfSaver = ReturnType<typeof createSelfSaver>;

/** After the last key; leaving the field saves at once. */
const pause = 1500;

/**
 * Saves a text by itself. One call is on its way at a time, and what was typed meanwhile follows it, so that the last
 * text wins however slow the line is; it lives on when the field it was typed into is gone.
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
      } catch {
        // the field says so, and the text stays in it
        show({ state: 'failed' });
        return;
      }
      held = sent;
    }
    if (shown.read().state === 'saving') show({ state: 'saved' });
    if (shown.read().state === 'typed') show({ state: 'rest' });
  }

  /** @returns resolves when nothing is on its way any more */
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
    /** What somebody else has stored meanwhile; a text that is still to be saved goes before it. */
    meet(text: string) {
      if (running || isDirty() || text === held) return;
      held = text;
      show({ text, state: 'rest' });
    },
  };
}
