import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { minute } from '#/format/durations.ts';
import { HttpError, readJson, requestAnswer, requestJson, requestSuccess } from '#/http/request.ts';
import { readPerson } from '#/http/signed-in-as.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import type { OpenLink, SignedIn } from './answers.server.ts';
import type { PasswordChange, PasswordChoice, SignedInHere } from './schema.ts';

/** Query of the person signed in; null when nobody is. Never retried. */
export const signedInQuery = queryOptions({
  queryKey: ['/api/admin/auth'],
  queryFn: checkSignedIn,
  staleTime: 5 * minute,
  gcTime: 10 * minute,
  retry: false,
  meta: { isKeptStill: true },
});

/** Tells whether the signed-in person may change what visitors see; the server decides again. */
export const useMayPublish = (): boolean =>
  useQueryClient().getQueryData(signedInQuery.queryKey)?.mayPublish !== false;

export const signOut = () => requestJson<{ message: string }>('POST', '/api/admin/logout');
export const changePassword = (change: PasswordChange) =>
  requestSuccess('POST', '/api/admin/change-password', change);

export const lookAtLink = (token: string) =>
  requestJson<OpenLink>('POST', '/api/admin/password-link/look', { token });
export const choosePassword = (choice: PasswordChoice) =>
  requestJson<{ mustSignIn?: true }>('POST', '/api/admin/password-link/use', choice);

async function checkSignedIn(): Promise<SignedInHere | null> {
  try {
    const answer = await requestAnswer('GET', '/api/admin/auth', undefined, { namesPerson: false });
    return { ...(await readJson<SignedIn>(answer)), id: readPerson(answer) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw new Error(text.authCheckFailed);
  }
}
