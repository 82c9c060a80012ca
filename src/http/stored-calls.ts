import { queryOptions } from '@tanstack/react-query';
import type { VersionSummary } from './answers.server.ts';
import { freshListQuery } from './fetch-list.ts';
import { getJson, requestJson } from './request.ts';

interface Accepted {
  /** Keys of what was asked and accepted; left out, nothing is asked. */
  accepted?: readonly string[] | undefined;
}

export interface SavedOver extends Accepted {
  /** What is changed, as the person has seen it; undefined for something new. */
  over?: { id: number; version?: number } | undefined;
  /** The same for each repetition of one save, which then never makes two things. */
  key?: string;
}

export interface PublicationChange extends Accepted {
  /** The version that the person has seen; a newer one is not changed. */
  version: number;
  published: boolean;
}

/** Makes the calls of one kind. @param path 'news' for /api/news and /api/admin/news */
export const storedCalls = <Item, Input extends object>(path: string) => ({
  /** Makes something new, or changes what `over` names. */
  save: (draft: Input, { over, key, accepted }: SavedOver) =>
    over
      ? requestJson<Item>('PUT', `/api/${path}/${over.id}`, { ...draft, version: over.version }, { accepted })
      : requestJson<Item>('POST', `/api/${path}`, draft, { key, accepted }),
  remove: (id: number) => requestJson<void>('DELETE', `/api/${path}/${id}`),
  restore: (id: number) => requestJson<Item>('POST', `/api/admin/${path}/${id}/restore`),
  publish: (id: number, { accepted, ...change }: PublicationChange) =>
    requestJson<Item>('PUT', `/api/admin/${path}/${id}/publication`, change, { accepted }),
});

/** Makes the calls about versions. @param path 'news' for /api/admin/news/7/versions */
export const versionCalls = <Version>(path: string, { failed }: { failed: string }) => {
  const addressOf = (id: number) => `/api/admin/${path}/${id}/versions`;
  return {
    listQuery: (id: number) => freshListQuery<VersionSummary>(addressOf(id), failed),
    versionQuery: (id: number, version: number) =>
      queryOptions({
        queryKey: [`${addressOf(id)}/${version}`],
        queryFn: () => getJson<Version>(`${addressOf(id)}/${version}`),
      }),
    /** @param over the present version that is meant to be replaced */
    restore: (id: number, { version, over }: { version: number; over: number }) =>
      requestJson<{ version: number }>('POST', `${addressOf(id)}/${version}/restore?over=${over}`),
  };
};

/** Draws 128 random bits; not with `randomUUID`, which a page without https does not have. */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
