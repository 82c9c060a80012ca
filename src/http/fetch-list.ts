import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError } from './request.ts';

/** Reads a list. One that cannot be read says so with `message`; 401 and 404 keep their number, which stops the retries. */
export async function fetchList<Item>(url: string, message: string): Promise<Item[]> {
  try {
    return await getJson<Item[]>(url);
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(message);
  }
}

/** A list that is named after its address. */
export const listQuery = <Item>(url: string, message: string) =>
  queryOptions({ queryKey: [url], queryFn: () => fetchList<Item>(url, message) });

/** One that is read again whenever it is opened. */
export const freshListQuery = <Item>(url: string, message: string) =>
  queryOptions({ ...listQuery<Item>(url, message), staleTime: 0, gcTime: 0 });
