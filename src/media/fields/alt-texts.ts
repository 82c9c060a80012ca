import type { QueryClient } from '@tanstack/react-query';
import { day } from '#/format/durations.ts';
import { createSelfSaver, type SelfSaver } from '#/panel/form/self-saver.ts';
import { signedInHere, whileSignedIn } from '#/panel/sign-in-request.ts';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';

// beside the cache that they write to, because several fields for one picture must agree
const savers = new WeakMap<QueryClient, Map<number, SelfSaver>>();

export function altTextOf(queries: QueryClient, { id, altText }: Media): SelfSaver {
  const known = savers.get(queries) ?? watchSavers(queries);
  const saver = known.get(id) ?? openSaver(queries, { id, altText });
  known.set(id, saver);
  return saver;
}

/** Goes on with what was not saved when the tab was last closed. */
function openSaver(queries: QueryClient, { id, altText }: Pick<Media, 'id' | 'altText'>): SelfSaver {
  const saver = createSelfSaver({
    stored: altText,
    save: async (text) => {
      showChangedMedia(queries, await whileSignedIn(() => updateMedia(id, { altText: text })));
    },
  });
  let over = altText;
  saver.subscribe(() => {
    const { text } = saver.read();
    const isSafe = isSaved(saver);
    if (isSafe) over = text.trim();
    keepDescription(id, isSafe ? undefined : { text, over });
  });
  const unsaved = findDescription(id, altText);
  if (unsaved !== undefined) saver.type(unsaved);
  return saver;
}

const isSaved = (saver: SelfSaver) => ['rest', 'saved'].includes(saver.read().state);

/** A form, and its fields with it, may be closed before the network is back. */
function watchSavers(queries: QueryClient): Map<number, SelfSaver> {
  const watched = new Map<number, SelfSaver>();
  savers.set(queries, watched);
  window.addEventListener('online', () => void saveAltTexts(queries));
  window.addEventListener('beforeunload', (event) => {
    if (![...watched.values()].every(isSaved)) event.preventDefault();
  });
  return watched;
}

export async function saveAltTexts(queries: QueryClient): Promise<void> {
  await Promise.all([...(savers.get(queries)?.values() ?? [])].map((saver) => saver.flush()));
}

/** Words that somebody typed of a picture, over what was stored then. */
interface Unsaved {
  text: string;
  over: string;
  /** ISO 8601 UTC. */
  typedAt: string;
}

/** Unsaved words by the picture's id. */
type Kept = Record<string, Unsaved>;

const longestAge = 30 * day;
const slot = () => `unsaved-descriptions ${signedInHere.read().id ?? ''}`;

/** Keeps a description on this device until it is saved: a phone ends a tab without a question. */
function keepDescription(id: number, unsaved: Omit<Unsaved, 'typedAt'> | undefined): void {
  const { [id]: _, ...others } = readKept();
  const typedAt = new Date().toISOString();
  writeKept(unsaved ? { ...others, [id]: { ...unsaved, typedAt } } : others);
}

/** @returns nothing where somebody has described the picture otherwise meanwhile */
function findDescription(id: number, stored: string): string | undefined {
  const kept = readKept()[id];
  return kept?.over === stored ? kept.text : undefined;
}

function readKept(): Kept {
  try {
    const kept: Kept = JSON.parse(localStorage.getItem(slot()) ?? '{}');
    const oldest = new Date(Date.now() - longestAge).toISOString();
    return Object.fromEntries(Object.entries(kept).filter(([, { typedAt }]) => typedAt >= oldest));
  } catch {
    return {};
  }
}

function writeKept(kept: Kept): void {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(slot(), JSON.stringify(kept));
    else localStorage.removeItem(slot());
  } catch {
    // a device that stores nothing asks before the tab is closed
  }
}
