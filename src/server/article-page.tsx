import type { Kysely } from 'kysely';
import type { Reads } from '#/content/content-source.ts';
import type { Tables } from '#/db/tables.ts';
import { newsAddress } from '#/news/news-address.ts';
import { newsPage } from '#/news/news-page.tsx';
import { listRelatedNews } from '#/news/published-news.server.ts';
import type { Article } from '#/news/schema.ts';
import { operationAddress } from '#/operations/operation-list-query.ts';
import { OperationOfNews } from '#/operations/operation-of-news.tsx';
import { countNewerOperations, findPublishedOperation } from '#/operations/store.server.ts';
import type { Page } from '#/render/page.ts';

/** An article with its operation, which news know nothing of, and others to read. */
export async function articlePage(
  db: Kysely<Tables>,
  { article, content, siteUrl }: Reads<'headings'> & { article: Article; siteUrl: string | undefined },
): Promise<Page> {
  const { operationId } = article;
  const path = newsAddress(article);
  const operation = operationId === null ? undefined : await findPublishedOperation(db, operationId);
  const newer = operation ? await countNewerOperations(db, operation) : 0;
  return newsPage({
    listTitle: content.headings.news.title,
    article,
    related: await listRelatedNews(db, article),
    path,
    address: siteUrl && `${siteUrl}${path}`,
    operation: operation && (
      <OperationOfNews operation={operation} address={operationAddress({ id: operation.id, newer })} />
    ),
  });
}
