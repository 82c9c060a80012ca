import { type RawBuilder, sql } from 'kysely';

/**
 * True where these words stand in the column, as they are: no sign of theirs means another. Of the Latin letters SQLite takes
 * great and small for one.
 */
export const hasWords = (column: string, words: string): RawBuilder<boolean> =>
  like(column, `%${plain(words)}%`);

/** True where the column begins with these words. */
export const beginsWith = (column: string, words: string): RawBuilder<boolean> =>
  like(column, `${plain(words)}%`);

const like = (column: string, pattern: string) =>
  sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;

const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
