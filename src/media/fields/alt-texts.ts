import type { QueryClient } from '@tanstack/react-query';
import { createRequestKey } from '#/http/stored-calls.ts';
import {
  type FormName,
  type KeptText,
  listKeptTexts,
  removeKeptText,
  slotName,
  writeKeptText,
} from '#/panel/save/kept-texts.ts';
import { signedInHere, whileSignedIn } from '#/panel/sign-in-request.ts';
import { createStore } from '#/panel/store.ts';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';

/** Description of a picture as it is typed, and how far it is saved. */
export interface AltText {
  text: string;
  state: 'rest' | 'typed' | 'saving' | 'saved' | 'failed';
  /** Why it failed. */
  error?: unknown;
}

type AltTextSaver = ReturnType<typeof openSaver>;
type Described = Pick<Media, 'id' | 'altText'>;

// beside the cache that they write to, because several fields for one picture must agree
const savers = new WeakMap<QueryClient, Map<number, AltTextSaver>>();

export function altTextOf(queries: QueryClient, media: Described): AltTextSaver {
  const known = savers.get(queries) ?? watchSavers(queries);
  const saver = known.get(media.id) ?? openSaver(queries, media);
  known.set(media.id, saver);
  return saver;
}

/** A form, and its fields with it, may be closed before the network is back. */
function watchSavers(queries: QueryClient): Map<number, AltTextSaver> {
  const watched = new Map<number, AltTextSaver>();
  savers.set(queries, watched);
  window.addEventListener('online', () => void saveAltTexts(queries));
  window.addEventListener('beforeunload', (event) => {
    if ([...watched.values()].some((saver) => saver.isDirty())) event.preventDefault();
  });
  return watched;
}

export async function saveAltTexts(queries: QueryClient): Promise<void> {
  await Promise.all([...(savers.get(queries)?.values() ?? [])].map((saver) => saver.flush()));
}

/**
 * Saves a description, one call at a time: the next sends what was typed meanwhile, so the last text wins on a slow
 * line. Goes on when the field it was typed into is gone, and with what was not saved when the tab was last closed.
 */
function openSaver(queries: QueryClient, { id, altText }: Described) {
  let stored = altText;
  const kept = findKept(id, stored);
  const slot = kept?.slot ?? slotName(nameOf(id), createRequestKey());
  const shown = createStore<AltText>(
    kept ? { text: kept.text, state: 'typed' } : { text: stored, state: 'rest' },
  );
  let running: Promise<void> | undefined;

  const isDirty = () => shown.read().text.trim() !== stored;

  function show(change: Partial<AltText>) {
    shown.write({ ...shown.read(), ...change });
    // a phone ends a tab without a question
    if (isDirty()) keep(id, slot, { text: shown.read().text, over: stored });
    else removeKeptText(slot);
  }

  async function saveWhileDirty() {
    while (isDirty()) {
      const sent = shown.read().text.trim();
      show({ state: 'saving' });
      try {
        showChangedMedia(queries, await whileSignedIn(() => updateMedia(id, { altText: sent })));
      } catch (error) {
        // the field shows the failure and keeps the text
        show({ state: 'failed', error });
        return;
      }
      stored = sent;
    }
    const { state } = shown.read();
    if (state === 'saving' || state === 'typed') show({ state: state === 'saving' ? 'saved' : 'rest' });
  }

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    isDirty,
    type: (text: string) => show({ text, state: running === undefined ? 'typed' : 'saving' }),
    /** Resolves when no call is running any more. */
    flush(): Promise<void> {
      running ??= saveWhileDirty().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Takes what somebody else has stored, unless there is text still to save. */
    meet(text: string) {
      if (running || isDirty() || text === stored) return;
      stored = text;
      show({ text, state: 'rest' });
    },
  };
}

/** Words that somebody typed of a picture, over what was stored then. */
interface Kept {
  text: string;
  over: string;
}

const nameOf = (id: number): FormName => ({ kind: 'description', id });

const keep = (
  id: number,
  slot: string,
  { typedAt = new Date().toISOString(), ...values }: Kept & { typedAt?: string },
) => writeKeptText({ ...nameOf(id), slot, kept: { values, key: '', sent: [], typedAt } });

/** Finds nothing where somebody has described the picture otherwise meanwhile. */
function findKept(id: number, stored: string): { slot: string; text: string } | undefined {
  moveFormer();
  return (listKeptTexts() as KeptText<Kept>[])
    .filter((found) => found.kind === 'description' && found.id === id)
    .map(({ slot, kept: { values } }) => ({ slot, ...values }))
    .find(({ over }) => over === stored);
}

/** The panel's former version kept all descriptions of a person in one place. */
function moveFormer(): void {
  const name = `unsaved-descriptions ${signedInHere.read().id ?? ''}`;
  try {
    const former: Record<string, Kept & { typedAt: string }> = JSON.parse(localStorage.getItem(name) ?? '{}');
    for (const [id, kept] of Object.entries(former))
      keep(Number(id), slotName(nameOf(Number(id)), createRequestKey()), kept);
    localStorage.removeItem(name);
  } catch {
    // a browser that stores nothing has kept nothing
  }
}
