/** From `?page=`; what is no whole number from 1 to `most` is as if it were not there. */
export function readPageNumber(search: URLSearchParams, most: number): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= most ? page : 1;
}
