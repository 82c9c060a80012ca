import type { QueryClient } from '@tanstack/react-query';
import { createSelfSaver, type SelfSaver } from '#/panel/form/self-saver.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import type { Media } from '../schema.ts';

// beside the cache that they write to, because several fields for one picture must agree
const savers = new WeakMap<QueryClient, Map<number, SelfSaver>>();

export function altTextOf(queries: QueryClient, { id, altText }: Media): SelfSaver {
  const known = savers.get(queries) ?? watchSavers(queries);
  const saver =
    known.get(id) ??
    createSelfSaver({
      stored: altText,
      save: async (text) => {
        showChangedMedia(queries, await whileSignedIn(() => updateMedia(id, { altText: text })));
      },
    });
  known.set(id, saver);
  return saver;
}

/** A form, and its fields with it, may be closed before the network is back. */
function watchSavers(queries: QueryClient): Map<number, SelfSaver> {
  const watched = new Map<number, SelfSaver>();
  savers.set(queries, watched);
  window.addEventListener('online', () => void saveAltTexts(queries));
  window.addEventListener('beforeunload', (event) => {
    const isSafe = [...watched.values()].every((saver) => ['rest', 'saved'].includes(saver.read().state));
    if (!isSafe) event.preventDefault();
  });
  return watched;
}

export async function saveAltTexts(queries: QueryClient): Promise<void> {
  await Promise.all([...(savers.get(queries)?.values() ?? [])].map((saver) => saver.flush()));
}
