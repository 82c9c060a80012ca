import { queryOptions } from '@tanstack/react-query';
import { minute } from '#/format/durations.ts';
import { getJson } from '#/http/request.ts';
import type { RemarkKind, RemarksOfThing, WaitingRemark } from '#/stored/remarks.ts';

export const remarksPath = '/api/admin/remarks';

/** Read again after what is done to remarks, and not after every save. */
const ways = { refetchOnWindowFocus: true, retry: false, meta: { isKeptStill: true } };

/** Query for what waits for the person. */
export const waitingRemarksQuery = queryOptions({
  queryKey: [remarksPath],
  queryFn: () => getJson<WaitingRemark[]>(remarksPath),
  staleTime: minute,
  ...ways,
});

export const remarksQuery = (kind: RemarkKind, item: number) =>
  queryOptions({
    queryKey: [remarksPath, kind, item],
    queryFn: () => getJson<RemarksOfThing>(`${remarksPath}/${kind}/${item}`),
    staleTime: 0,
    ...ways,
  });
