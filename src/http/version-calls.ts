import { queryOptions } from '@tanstack/react-query';
import type { VersionSummary } from './answers.server.ts';
import { freshListQuery } from './fetch-list.ts';
import { getJson, requestJson } from './request.ts';

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
      requestJson<unknown>('POST', `${addressOf(id)}/${version}/restore?over=${over}`),
  };
};
