import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isCrisisKind, isCrisisLanguage } from '#/content/crisis-kinds.ts';
import type { Content } from '#/content/documents.ts';
import type { DocumentSummary } from '#/documents/answers.server.ts';
import { readSaved } from '#/documents/content.server.ts';
import { formOf } from '#/documents/forms.server.ts';
import { openMarkedDrafts } from '#/documents/pencils/marked-drafts.server.ts';
import { type PencilPlan, withoutMarks } from '#/documents/pencils/marks.ts';
import { parseId } from '#/http/input.server.ts';
import { editPaths, panelPaths, previewPaths } from '#/http/panel-paths.ts';
import { crisisText } from '#/i18n/tr/crisis.ts';
import { documentsText } from '#/i18n/tr/documents.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { findArticleOrDraft } from '#/news/article.server.tsx';
import { newsAddress } from '#/news/news-address.ts';
import { missingNewsPage } from '#/news/news-page.tsx';
import { listStories } from '#/news/published-news.server.ts';
import { missingOperationPage, operationPreviewPage } from '#/operations/operation-preview-page.tsx';
import { asVisitorsSee, operationStore } from '#/operations/store.server.ts';
import { assetUrl } from '#/render/assets.ts';
import type { LightPage, Page } from '#/render/page.ts';
import { crisisPage } from '#/site/crisis/crisis-page.server.tsx';
import { Rehearsal } from '#/site/crisis/rehearsal.tsx';
import { notFoundPage } from '#/site/light/light-pages.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayDo, type Permission } from '#/staff/permissions.ts';
import { DraftsPreviewBar, PencilTemplate } from '#/ui/drafts-preview-bar.tsx';
import { PreviewBar } from '#/ui/preview-bar.tsx';
import { findSessionOf } from '../access.ts';
import type { PageRenderer } from '../page-renderer.tsx';
import { articlePage, findPage, listPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { type PublicPage, readForPage, visitWith } from '../public-page.ts';
import { readOperationStory } from '../record-pages.tsx';
import { uncachedHeaders } from '../security.ts';
import { guidePage } from './guide-page.tsx';

type Needed = Pick<Parts, 'config' | 'content' | 'database' | 'clock' | 'log' | 'media'>;
type Renderer = Pick<PageRenderer, 'respondUncached'>;

/** Shows drafts too, to every signed-in person of any role. */
export function preview(parts: Needed, renderer: Renderer) {
  const forStaff = requireStaff(parts);
  return new Hono<StaffEnv>()
    .get(previewPaths.news(':id'), forStaff, (c) => previewArticle(c, parts, renderer))
    .get(previewPaths.operation(':id'), forStaff, (c) => previewOperation(c, parts, renderer))
    .get(panelPaths.guide, forStaff, () => renderer.respondUncached(guidePage, { path: panelPaths.guide }));
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
  { content, database: { db }, media }: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const id = parseId(c.req.param('id'));
  const operation = id === undefined ? undefined : await operationStore.find(db, id);
  if (!operation) return respondUncached(missingOperationPage, { path: '/operations' });
  const seen = asVisitorsSee(operation);
  const { find: findPicture } = await media.library.read();
  const story = await readOperationStory({ db, findPicture }, seen);
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
  const newest = (await listStories(db, [operation])).get(operation.id);
  const shown = { content: await content.read(), operation: seen, newest, story };
  return respondUncached(operationPreviewPage(shown), { path: '/operations', above });
}

/** Every page with a fixed address as it will be when all drafts are published; for admins. */
export const sitePreview = (parts: Needed, renderer: Renderer) =>
  new Hono<StaffEnv>()
    .get(previewPaths.site('/crisis/:kind?/:language?'), requireStaff(parts, 'site'), (c) =>
      rehearse(c, parts, renderer),
    )
    .get(previewPaths.site('/*'), requireStaff(parts, 'site'), (c) => respondWithDrafts(c, parts, renderer));

/** The crisis page of a kind as it would be, for staff alone: nothing of it is kept, and no stranger's answer differs. */
async function rehearse(
  c: Context<StaffEnv>,
  { content, database: { db } }: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const { kind = 'earthquake', language = 'tr' } = c.req.param();
  const path = '/';
  if (!isCrisisKind(kind) || !isCrisisLanguage(language)) return respondUncached(notFoundPage, { path });
  const page = crisisPage({
    ...{ content: await readSaved(db, await content.read()), kind, language },
    addressOf: (other) => previewPaths.crisis(kind, other),
    above: <Rehearsal kind={kind} />,
  });
  return respondUncached(page ?? unwrittenPage, { path });
}

const unwrittenPage: LightPage = {
  status: 404,
  title: crisisText.noWords,
  hint: crisisText.noWordsHint,
  back: { path: panelPaths.panel, label: crisisText.backToPanel },
};

const pencilScript = 'src/documents/pencils/client.ts';

async function respondWithDrafts(
  c: Context<StaffEnv>,
  parts: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const path = c.req.path.slice(previewPaths.site('').length);
  const page = findPage(path);
  if (!page) return respondUncached(notFoundPage, { path });
  const published = await parts.content.read();
  const { content, fields, documentsRead } = await openMarkedDrafts(parts.database.db, published);
  try {
    const drawn = await drawWith(content, { page, parts });
    // once for nobody, because only then is it known what the page reads
    await respondUncached(drawn, { path }, content);
    const above = (
      <>
        {barOver(path, documentsRead())}
        <PencilTemplate
          plan={
            {
              fields,
              pages: listPages(published).map((one) => one.path),
              previewRoot: previewPaths.site(''),
            } satisfies PencilPlan
          }
        />
        <script type="module" src={assetUrl(pencilScript)} />
      </>
    );
    return withMarksInWords(await respondUncached(drawn, { path, above }, content));
  } catch (error) {
    parts.log.warn({ path, error }, 'preview not drawn');
    return respondUncached(brokenPreview, { path });
  }
}

/** The script finds them in words and in descriptions of pictures; what is copied, or leads somewhere, never bears one. */
async function withMarksInWords(response: Response): Promise<Response> {
  const html = await response.text();
  const body = html.indexOf('<body');
  const inWords = html
    .slice(body)
    .replaceAll(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(/(?<! alt)="[^"]*"/g, withoutMarks));
  return new Response(withoutMarks(html.slice(0, body)) + inWords, response);
}

async function drawWith(
  content: Content,
  { page, parts }: { page: PublicPage; parts: Needed },
): Promise<Page | LightPage> {
  const read = await readForPage(parts);
  const drawn = await page.prepare(new URLSearchParams()).draw(visitWith(parts, { ...read, content }));
  if (!drawn || !('body' in drawn)) return notFoundPage;
  return { ...drawn, title: documentsText.previewTitle(drawn.title) };
}

/** The page's own documents stand before those of the frame. */
const barOver = (path: string, documents: DocumentSummary[]) => (
  <DraftsPreviewBar
    sitePath={path}
    parts={documents
      .map(({ id, name, title, published }) => ({
        title,
        isDraft: !published,
        isOwn: formOf(name).page === path,
        editPath: editPaths.document(id),
      }))
      .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))}
  />
);

/** A draft may have gaps that no page can be drawn with. */
const brokenPreview: LightPage = {
  status: 503,
  title: documentsText.previewFailed,
  hint: documentsText.previewFailedHint,
  back: { path: '/', label: documentsText.backToSite },
};

/** Requires staff: leads who is not signed in to the sign-in form, and whose role may not see the page to the panel. */
function requireStaff(
  parts: Pick<Parts, 'database' | 'clock' | 'log'>,
  permission: Permission = 'content',
): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = readStaffCookie(c, 'session');
    const session = token && (await findSessionOf(parts, { token }));
    if (session && mayDo(session.role, permission)) return next();
    const location = session ? panelPaths.panel : panelPaths.signIn;
    return c.body(null, 302, { ...uncachedHeaders, location });
  };
}
