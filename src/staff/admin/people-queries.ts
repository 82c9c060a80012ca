import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Invited, OwnSession, PasswordLink, Person } from '../answers.server.ts';
import type { Invitation, PersonDraft, PersonUpdate } from '../people-schema.ts';
import type { LinkKind, LinkMail } from '../schema.ts';
import { staffPath } from './one-admin-query.ts';

const sessions = '/api/admin/sessions';

/** People, read again each time the dialog opens, because they sign in and out meanwhile. */
export const peopleQuery = queryOptions({
  queryKey: [staffPath],
  queryFn: () => fetchList<Person>(staffPath, text.fetchFailed),
  staleTime: 0,
});

export const refreshPeople = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: peopleQuery.queryKey });

export const createPerson = (draft: PersonDraft) => requestJson<Person>('POST', staffPath, draft);
export const invitePerson = (invitation: Invitation) =>
  requestJson<Invited>('POST', `${staffPath}/invitations`, invitation);
export const createPasswordLink = (id: number) =>
  requestJson<PasswordLink>('POST', `${staffPath}/${id}/link`);
export const mailLink = (id: number, mail: LinkMail) =>
  requestJson<void>('POST', `${staffPath}/${id}/link/mail`, mail);
export const updatePerson = (id: number, update: PersonUpdate) =>
  requestJson<Person>('PUT', `${staffPath}/${id}`, update);
export const setPersonPassword = (id: number, password: string) =>
  requestJson<Person>('PUT', `${staffPath}/${id}/password`, { password });
export const switchSecondFactorOff = (id: number) =>
  requestJson<void>('DELETE', `${staffPath}/${id}/second-factor`);
export const endPersonSessions = (id: number) => requestJson<void>('DELETE', `${staffPath}/${id}/sessions`);

export const ownSessionsQuery = queryOptions({
  queryKey: [sessions],
  queryFn: () => fetchList<OwnSession>(sessions, text.sessionsFetchFailed),
  staleTime: 0,
});

export const endOwnSession = (id: string) => requestJson<void>('DELETE', `${sessions}/${id}`);

/** Tells what a new link would be for; the server decides in the same way. */
export const linkKindOf = ({ lastSeenAt }: Person): LinkKind =>
  lastSeenAt === null ? 'invitation' : 'reset';
