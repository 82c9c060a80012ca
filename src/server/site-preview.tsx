import { type Context, Hono } from 'hono';
import type { Content } from '#/content/documents.ts';
import { openDrafts } from '#/documents/drafts-content.server.ts';
import { formOf } from '#/documents/forms.server.ts';
import { previewedPage, previewPattern } from '#/documents/preview-path.ts';
import type { DocumentSummary } from '#/documents/schema.ts';
import { listDocuments } from '#/documents/store.server.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { LightPage, Page } from '#/render/page.ts';
import { notFoundPage } from '#/site/light/light-pages.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { DraftsPreviewBar } from '#/ui/drafts-preview-bar.tsx';
import type { PageRenderer } from './page-renderer.tsx';
import { pages } from './pages.tsx';
import type { Parts } from './parts.ts';
import { leadOutStrangers } from './staff-only.ts';
import { readBoth, visitWith } from './visit.ts';

type Needed = Pick<Parts, 'config' | 'content' | 'database' | 'clock' | 'log' | 'media'>;
type Renderer = Pick<PageRenderer, 'respondUncached'>;

/** Every page with a fixed address as it will be when all drafts are published; for admins. */
export const sitePreview = (parts: Needed, renderer: Renderer) =>
  new Hono<StaffEnv>().get(previewPattern, leadOutStrangers(parts, 'site'), (c) =>
    respondWithDrafts(c, parts, renderer),
  );

async function respondWithDrafts(
  c: Context<StaffEnv>,
  parts: Needed,
  { respondUncached }: Renderer,
): Promise<Response> {
  const path = previewedPage(c.req.path);
  const { db } = parts.database;
  const { content, namesRead } = await openDrafts(db, await parts.content.read());
  try {
    const page = await drawWith(content, { path, parts });
    if (!page) return respondUncached(notFoundPage, { path });
    const titled = { ...page, title: text.previewTitle(page.title) };
    // drawn twice: only then it is known which documents the page reads
    await respondUncached(titled, { path }, content);
    const names: readonly string[] = namesRead();
    const documents = (await listDocuments(db)).filter(({ name }) => names.includes(name));
    return await respondUncached(titled, { path, above: barOver(path, documents) }, content);
  } catch (error) {
    parts.log.warn({ path, error }, 'preview not drawn');
    return respondUncached(brokenPreview, { path });
  }
}

async function drawWith(
  content: Content,
  { path, parts }: { path: string; parts: Needed },
): Promise<Page | undefined> {
  const page = pages.find((one) => one.path === path && !path.includes(':'));
  const read = await readBoth(parts);
  const drawn = await page?.prepare(new URLSearchParams()).draw(visitWith(parts, { ...read, content }));
  return drawn && 'body' in drawn ? drawn : undefined;
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
