import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError } from './request.ts';

/** Fetches a list. @throws {Error} with `message`; 401 and 404 keep their {HttpError}, because their number stops the retries */
export async function fetchOrSay<Answer>(url: string, message: string): Promise<Answer> {
  try {
    return await getJson<Answer>(url);
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(message);
  }
}

export const fetchList = <Item>(url: string, message: string) => fetchOrSay<Item[]>(url, message);

/** The query of a list, whose key is the address. */
export const listQuery = <Item>(url: string, message: string) =>
  queryOptions({ queryKey: [url], queryFn: () => fetchList<Item>(url, message) });

/** A list that is fetched again whenever it is opened. */
export const freshListQuery = <Item>(url: string, message: string) =>
  queryOptions({ ...listQuery<Item>(url, message), staleTime: 0, gcTime: 0 });

/** Query of a stored thing; without a network or an answer it fails at once, because the list may hold it. */
export const freshItemQuery = <Item>(url: string) =>
  queryOptions({
    queryKey: [url],
    queryFn: () => getJson<Item>(url),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    // a form began with it
    meta: { isKeptStill: true },
  });
