import { type Context, Hono } from 'hono';
import { parseId } from '#/http/id.server.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { writingText as text } from '#/i18n/tr/writing.ts';
import { findArticleOrDraft } from '#/news/article.server.ts';
import { missingNewsPage } from '#/news/news-page.tsx';
import { previewPath } from '#/news/preview-path.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { findSession } from '#/staff/sessions.server.ts';
import { PreviewBar } from '#/ui/preview-bar.tsx';
import { articlePage } from './article-page.tsx';
import type { PageRenderer } from './page-renderer.tsx';
import type { Parts } from './parts.ts';
import { uncachedHeaders } from './security.ts';

/** Shows drafts too, to every signed-in person of any role. */
export function preview(
  { config, database, clock, log, media }: Pick<Parts, 'config' | 'database' | 'clock' | 'log' | 'media'>,
  { respondUncached }: Pick<PageRenderer, 'respondUncached'>,
) {
  const { db } = database;

  async function isSignedIn(c: Context<StaffEnv>): Promise<boolean> {
    const token = readStaffCookie(c, 'session');
    if (token === undefined) return false;
    const onError = (error: unknown) => log.warn(error, 'time of a session not written');
    return (await findSession(db, { token, now: clock(), onError })) !== undefined;
  }

  return new Hono<StaffEnv>().get(previewPath(':id'), async (c) => {
    if (!(await isSignedIn(c))) {
      return c.body(null, 302, { ...uncachedHeaders, location: panelPaths.signIn });
    }
    const id = c.req.param('id');
    const { find: findPicture } = await media.library.read();
    const article = await findArticleOrDraft(db, { id: parseId(id), findPicture });
    if (!article) return respondUncached(missingNewsPage, { path: '/news' });
    const page = await articlePage(db, { article, siteUrl: config.siteUrl });
    return respondUncached(
      { ...page, title: text.previewTitle(page.title) },
      {
        path: `/news/${id}`,
        above: (
          <PreviewBar isPublished={article.published}>
            {article.published ? text.previewOfPublished : text.previewOfDraft}
          </PreviewBar>
        ),
      },
    );
  });
}
