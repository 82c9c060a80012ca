import type { QueryClient } from '@tanstack/react-query';
import { createSelfSaver, type SelfSaver } from '#/panel/form/self-saver.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import type { Media } from '../schema.ts';

// beside the cache that they write to, because several fields for one picture must agree
const savers = new WeakMap<QueryClient, Map<number, SelfSaver>>();

export function altTextOf(queries: QueryClient, { id, altText }: Media): SelfSaver {
  const known = savers.get(queries) ?? new Map<number, SelfSaver>();
  savers.set(queries, known);
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

export async function saveAltTexts(queries: QueryClient): Promise<void> {
  await Promise.all([...(savers.get(queries)?.values() ?? [])].map((saver) => saver.flush()));
}
