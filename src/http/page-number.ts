const mostPages = 500;

/** Reads `?page=`; what is no whole number from 1 to 500 is as if it were not there. */
export const readPageNumber = (search: URLSearchParams): number => toPageNumber(search.get('page'));

export function toPageNumber(text: unknown): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** The path alone, where nothing is asked. */
export function withQuery(path: string, search: URLSearchParams): string {
  const query = String(search);
  return query === '' ? path : `${path}?${query}`;
}
