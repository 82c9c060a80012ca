import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { getJson } from '#/http/request.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { type AuditDetail, type AuditLine, auditPage } from '../audit/schema.ts';

const audit = '/api/admin/audit';

/** An empty text asks for all. */
export interface AuditChoice {
  action: string;
  username: string;
  title: string;
  from: string;
  to: string;
}

/** Read again each time the dialog opens, because the log grows elsewhere too. */
export const auditQuery = (choice: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: [audit, choice],
    queryFn: ({ pageParam }) =>
      fetchList<AuditLine>(`${audit}?${search({ ...choice, before: pageParam })}`, text.fetchFailed),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < auditPage ? undefined : String(page.at(-1)?.id)),
    staleTime: 0,
    // the list stays while the next one is fetched for another word
    placeholderData: keepPreviousData,
  });

/** A row never changes. */
export const auditDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [audit, id],
    queryFn: () => getJson<AuditDetail>(`${audit}/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const auditFile = (choice: AuditChoice) => `${audit}.csv?${search({ ...choice })}`;

function search(words: Record<string, string>): string {
  return new URLSearchParams(Object.entries(words).filter(([, value]) => value !== '')).toString();
}
