import { queryOptions } from '@tanstack/react-query';
import { freshItemQuery } from '#/http/fetch-list.ts';
import { getJson, requestSuccess } from '#/http/request.ts';
import type { Assertion } from '#/staff/passkeys/schema.ts';
import type { Proposal, ProposalNews } from '../answers.server.ts';

const calls = '/api/admin/documents';

export const proposalNewsQuery = queryOptions({
  queryKey: [`${calls}/proposals`],
  queryFn: () => getJson<ProposalNews>(`${calls}/proposals`),
  staleTime: 0,
});

export const proposalQuery = (id: number) => freshItemQuery<Proposal>(`${calls}/${id}/proposal`);

interface Which {
  id: number;
  version: number;
}

export const confirmProposal = ({ id, version }: Which, password: string) =>
  requestSuccess('POST', `${calls}/${id}/proposal/confirm`, { version, password });

export const confirmByPasskey = ({ id, version }: Which, passkey: Assertion) =>
  requestSuccess('POST', `${calls}/${id}/proposal/confirm-by-passkey`, { version, passkey });

export const withdrawProposal = ({ id, version }: Which) =>
  requestSuccess('POST', `${calls}/${id}/proposal/withdraw`, { version });

export const noteSeen = (notice: number) => requestSuccess('POST', `${calls}/proposals/seen`, { notice });
