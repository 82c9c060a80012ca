import type { QueryClient } from '@tanstack/react-query';
import { mediaCopiesQuery, mediaQuery } from '#/media/queries.ts';
import { checkArticle } from '../check/check-article.ts';
import { type CheckedArticle, type Finding, listGroup } from '../check/finding.ts';
import { listLinkedNews } from '../check/linked-news.ts';
import { isNewsPublishedQuery } from '../queries.ts';

/** What should not go out, by what the panel knows already: nobody who presses a button waits for an answer. */
export function findUrgent(queries: QueryClient, article: CheckedArticle): Finding[] {
  const hidden = listLinkedNews(article.content).filter(
    (id) => queries.getQueryData(isNewsPublishedQuery(id).queryKey) === false,
  );
  const library =
    queries.getQueryData(mediaQuery.queryKey) ?? queries.getQueryData(mediaCopiesQuery.queryKey);
  const around = { host: window.location.host, hiddenNews: new Set(hidden), library };
  return listGroup(checkArticle(article, around), 'must');
}
