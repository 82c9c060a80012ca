import { type Context, Hono } from 'hono';
import { parseId } from '#/http/input.server.ts';
import { editPaths, previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { findArticleOrDraft } from '#/news/article.server.tsx';
import { newsAddress } from '#/news/news-address.ts';
import { missingNewsPage } from '#/news/news-page.tsx';
import { listStories } from '#/news/published-news.server.ts';
import { missingOperationPage, operationPreviewPage } from '#/operations/operation-preview-page.tsx';
import { asVisitorsSee, operationStore } from '#/operations/store.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { PreviewBar } from '#/ui/preview-bar.tsx';
import { articlePage } from '../article-page.tsx';
import type { PageRenderer } from '../page-renderer.tsx';
import type { Parts } from '../parts.ts';
import { leadOutStrangers } from './staff-only.ts';

type Needed = Pick<Parts, 'config' | 'content' | 'database' | 'clock' | 'log' | 'media'>;
type Renderer = Pick<PageRenderer, 'respondUncached'>;

/** Shows drafts too, to every signed-in person of any role. */
export function preview(parts: Needed, renderer: Renderer) {
  const forStaff = leadOutStrangers(parts);
  return new Hono<StaffEnv>()
    .get(previewPaths.news(':id'), forStaff, (c) => previewArticle(c, parts, renderer))
    .get(previewPaths.operation(':id'), forStaff, (c) => previewOperation(c, parts, renderer));
}

async function previewArticle(
  c: Context<StaffEnv>,
  { config, content, database: { db }, media }: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const id = c.req.param('id');
  const { find: findPicture } = await media.library.read();
  const article = await findArticleOrDraft(db, { id: parseId(id), findPicture });
  if (!article) return respondUncached(missingNewsPage, { path: '/news' });
  const page = await articlePage(db, {
    article,
    content: await content.read(),
    siteUrl: config.siteUrl,
  });
  const above = (
    <PreviewBar
      isPublished={article.published}
      editPath={editPaths.news(article.id)}
      sitePath={newsAddress(article)}
    >
      {article.published ? text.previewOfPublished : text.previewOfDraft}
    </PreviewBar>
  );
  return respondUncached({ ...page, title: text.previewTitle(page.title) }, { path: `/news/${id}`, above });
}

async function previewOperation(
  c: Context<StaffEnv>,
  { content, database: { db } }: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const id = parseId(c.req.param('id'));
  const operation = id === undefined ? undefined : await operationStore.find(db, id);
  if (!operation) return respondUncached(missingOperationPage, { path: '/operations' });
  const story = (await listStories(db, [operation])).get(operation.id);
  const above = (
    <PreviewBar
      isPublished={operation.published}
      editPath={editPaths.operation(operation.id)}
      sitePath="/operations"
    >
      {operation.published ? operationsText.previewOfPublished : text.previewOfDraft}
      {operation.isPlaceHeld && ` ${operationsText.previewOfHeld}`}
    </PreviewBar>
  );
  const shown = { content: await content.read(), operation: asVisitorsSee(operation), story };
  return respondUncached(operationPreviewPage(shown), {
    path: '/operations',
    above,
  });
}
