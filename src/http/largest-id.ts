/** The ids of both databases fit PostgreSQL's `integer`; a larger number names nothing and may not be asked for. */
export const largestId = 2_147_483_647;
