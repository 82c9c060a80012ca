import { queryOptions } from '@tanstack/react-query';
import { getJson } from '#/http/request.ts';
import type { OwnFacts } from '../check/finding.ts';

const address = '/api/admin/own-facts';

export const ownFactsQuery = queryOptions({
  queryKey: [address],
  queryFn: () => getJson<OwnFacts>(address),
});
