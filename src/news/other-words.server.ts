import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { parseId } from '#/http/input.server.ts';
import type { Redirect } from '#/render/page.ts';
import { newsAddress } from './news-address.ts';
import { findPublishedTitle } from './published-news.server.ts';

/** Leads from words that an article never had, or has no longer, to its present ones. The number alone may stand. */
export async function redirectOtherWords(
  db: Kysely<Tables>,
  asked: string | undefined,
): Promise<Redirect | undefined> {
  const { id, hasWords } = readNewsAddress(asked) ?? {};
  if (id === undefined || !hasWords) return undefined;
  const title = await findPublishedTitle(db, id);
  if (title === undefined) return undefined;
  const address = newsAddress({ id, title });
  return address === `/news/${asked}` ? undefined : { redirectTo: address, isPermanent: true };
}

/** Reads '17' and '17-uludagda'. @returns undefined where no number stands first */
export function readNewsAddress(text: string | undefined): { id: number; hasWords: boolean } | undefined {
  const [number, ...words] = (text ?? '').split('-');
  const id = parseId(number);
  return id === undefined ? undefined : { id, hasWords: words.length > 0 };
}
