import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { getJson } from '#/http/request.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import type { AuditDetail, AuditLine } from '../answers.server.ts';
import { auditPage } from '../audit/schema.ts';
import { isOneRun } from '../audit/words.ts';

const audit = '/api/admin/audit';

/** Choices of the filter, of which an empty text asks for all. */
export interface AuditChoice {
  action: string;
  act: string;
  username: string;
  title: string;
  from: string;
  to: string;
}

/** The log, which is read again each time the dialog opens, because it grows elsewhere too. */
export const auditQuery = (choice: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: [audit, choice],
    queryFn: ({ pageParam }) => fetchWholeRuns(choice, pageParam),
    initialPageParam: '',
    getNextPageParam: (rows) => (hasOlder(rows) ? String(rows.at(-1)?.id) : undefined),
    staleTime: 0,
    // the list stays while the next one is fetched for another word
    placeholderData: keepPreviousData,
  });

/** A page of rows, and those up to the end of what is told as one; a thousand at most. */
async function fetchWholeRuns(choice: AuditChoice, before: string): Promise<AuditLine[]> {
  const rows: AuditLine[] = [];
  do {
    const words = search({ ...choice, before: String(rows.at(-1)?.id ?? before) });
    rows.push(...(await fetchList<AuditLine>(`${audit}?${words}`, text.fetchFailed)));
  } while (hasOlder(rows) && isOneRun(rows.at(-2), rows.at(-1)) && rows.length < 1000);
  return rows;
}

const hasOlder = ({ length }: AuditLine[]) => length > 0 && length % auditPage === 0;

/** Query of a row, which never changes. */
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
