import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import type { Person } from '../answers.server.ts';

export const staffPath = '/api/admin/staff';

export const hasOneAdmin = (people: readonly Person[]) =>
  people.filter(({ role, isDisabled }) => role === 'admin' && !isDisabled).length === 1;

/** Asks whether there is one admin only, on the first screen, so without the words of the list: a failure is told of there. */
export const hasOneAdminQuery = queryOptions({
  queryKey: [staffPath, 'admins'],
  queryFn: () => fetchList<Person>(staffPath, ''),
  select: hasOneAdmin,
});
