import { type Context, Hono } from 'hono';
import type { Content } from '#/content/documents.ts';
import type { DocumentSummary } from '#/documents/answers.server.ts';
import { formOf } from '#/documents/forms.server.ts';
import { openMarkedDrafts } from '#/documents/pencils/marked-drafts.server.ts';
import { type PencilPlan, withoutMarks } from '#/documents/pencils/marks.ts';
import { editPaths, previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { assetUrl } from '#/render/assets.ts';
import type { LightPage, Page } from '#/render/page.ts';
import { notFoundPage } from '#/site/light/light-pages.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { DraftsPreviewBar, PencilTemplate } from '#/ui/drafts-preview-bar.tsx';
import type { PageRenderer } from '../page-renderer.tsx';
import { fixedPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import type { PublicPage } from '../public-page.ts';
import { readForPage, visitWith } from '../visit.ts';
import { leadOutStrangers } from './staff-only.ts';

type Needed = Pick<Parts, 'config' | 'content' | 'database' | 'clock' | 'log' | 'media'>;
type Renderer = Pick<PageRenderer, 'respondUncached'>;

/** Every page with a fixed address as it will be when all drafts are published; for admins. */
export const sitePreview = (parts: Needed, renderer: Renderer) =>
  new Hono<StaffEnv>().get(previewPaths.site('/*'), leadOutStrangers(parts, 'site'), (c) =>
    respondWithDrafts(c, parts, renderer),
  );

const pencilScript = 'src/documents/pencils/client.ts';

async function respondWithDrafts(
  c: Context<StaffEnv>,
  parts: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const path = c.req.path.slice(previewPaths.site('').length);
  const page = fixedPages.find((one) => one.path === path);
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
              pages: fixedPages.map((one) => one.path),
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
  return { ...drawn, title: text.previewTitle(drawn.title) };
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
  title: text.previewFailed,
  hint: text.previewFailedHint,
  back: { path: '/', label: text.backToSite },
};
