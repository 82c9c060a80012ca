import type { QueryClient } from '@tanstack/react-query';
import type { PublicationChange } from '#/panel/stored/publication.tsx';
import { newsQuery, updateNews } from '../queries.ts';
import type { News, NewsInput } from '../schema.ts';

/**
 * Changes whether visitors see it and nothing else; the caller asks to sign in again.
 * @param isReady looks at the whole article first
 * @returns undefined when it is not ready
 * @throws {HttpError} 409 when somebody has changed it meanwhile
 */
export async function changePublication(
  queries: QueryClient,
  { id, version, published }: PublicationChange,
  isReady: (
    draft: NewsInput & Pick<News, 'imageUrl' | 'images' | 'content'>,
  ) => Promise<boolean> = async () => true,
): Promise<News | undefined> {
  const news = await queries.fetchQuery({ ...newsQuery(id), staleTime: 0 });
  const {
    id: _id,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    publishAt,
    scheduled,
    category,
    ...kept
  } = news;
  const draft = {
    ...{ ...kept, version, published },
    // one that no longer exists is refused by the server
    category: category as NewsInput['category'],
  };
  if (!(await isReady(draft))) return undefined;
  return updateNews(id, draft);
}
