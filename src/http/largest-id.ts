/** Ids of both databases fit PostgreSQL's `integer`; a larger number must not reach a query. */
export const largestId = 2_147_483_647;
