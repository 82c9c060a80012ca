import { queryOptions } from '@tanstack/react-query';
import { getJson, requestJson } from '#/http/request.ts';
import type { SecondFactor, SetUp, TypedCode, TypedPassword } from '../../second-factor/schema.ts';

const secondFactor = '/api/admin/second-factor';

/** Read again each time the dialog opens: an admin may have switched it off. */
export const secondFactorQuery = queryOptions({
  queryKey: [secondFactor],
  queryFn: () => getJson<SecondFactor>(secondFactor),
  staleTime: 0,
});

export const beginSetUp = (typed: TypedPassword) =>
  requestJson<SetUp>('POST', `${secondFactor}/begin`, typed);
export const finishSetUp = (typed: TypedCode) => requestJson<void>('POST', `${secondFactor}/finish`, typed);
export const switchOff = (typed: TypedPassword) => requestJson<void>('POST', `${secondFactor}/off`, typed);
