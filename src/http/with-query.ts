/** The path alone, where nothing is asked. */
export function withQuery(path: string, search: URLSearchParams): string {
  const query = String(search);
  return query === '' ? path : `${path}?${query}`;
}
