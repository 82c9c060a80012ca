import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { ContentContext } from '#/content/content-context.ts';
import type { Content } from '#/content/documents.ts';
import { istanbulDay } from '#/format/dates.ts';
import { Refusal } from '#/http/errors.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { renderDocument } from '#/render/document.tsx';
import type { LightPage, Page } from '#/render/page.ts';
import { createMarkupStyles, createPageStyles, openStylesheet } from '#/render/page-styles.server.ts';
import { Frame } from '#/site/frame/frame.tsx';
import { PageHead } from '#/site/frame/page-head.tsx';
import { LightFrame, LightHead } from '#/site/light/light-frame.tsx';
import { notFoundPage, unavailablePage } from '#/site/light/light-pages.ts';
import type { Rendered } from './cache/cached-answer.ts';
import { areCurrent, trackDependencies } from './cache/dependencies.ts';
import { pageLifetime } from './cache/encoded-response.ts';
import { missingPage } from './cache/kept-pages.ts';
import { SharedQueries } from './cache/shared-queries.ts';
import { speculation } from './cache/speculation.ts';
import { addressOfCard } from './cards.ts';
import type { Parts } from './parts.ts';
import {
  keyOfPage,
  type PublicPage,
  type Read,
  readContentSoon,
  readForPage,
  visitWith,
} from './public-page.ts';
import {
  constantHeaders,
  createPageSecurity,
  holdingConstantHeaders,
  type Reached,
  staffPageHeaders,
  uncachedHeaders,
} from './security.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Marks a page without content; the light page replaces it. */
const nothing: Rendered = { status: 404, headers: {}, body: '' };

export function createPageRenderer(parts: Parts) {
  const { config, content, pageCache, clock } = parts;
  const documents = createDocuments(config);
  const queries = new SharedQueries(parts.database.db, pageCache.changedAt);
  const { drawPage, drawLightPage, panelHeaders } = documents;

  /** Bots often ask for missing pages, so one cached answer of each kind serves all of them. */
  const respondLight = (c: Context, page: LightPage = notFoundPage): Promise<Response> =>
    holdingConstantHeaders(
      c,
      pageCache.respond(
        c.req.raw,
        {
          key: `light ${page.title}`,
          isFixed: true,
          isLight: true,
          keptAs: page === notFoundPage ? missingPage : undefined,
        },
        async () => drawLightPage(page, { content: await readContentSoon(content), now: clock() }),
      ),
    );

  return {
    panelHeaders: (nonce: string, styles: string) => panelHeaders(nonce, content.last, styles),
    respondLight,

    async respond(c: Context, page: PublicPage): Promise<Response> {
      const { path } = c.req;
      const { searchParams } = new URL(c.req.url);
      const known = searchParams.size > 0 ? await readContentSoon(content) : undefined;
      const { variant, isFixed, draw } = page.prepare(searchParams, known);
      const place = { path, canonical: page.canonical ?? path };
      const key = keyOfPage(path, variant);
      try {
        const answer = await pageCache.respond(c.req.raw, { key, isFixed }, () =>
          drawAnswer({ ...parts, documents, queries }, { draw, params: c.req.param(), place }),
        );
        return answer.status === 404 ? respondLight(c, page.missing) : holdingConstantHeaders(c, answer);
      } catch {
        // the reason is in the log already, and a full queue or a timeout is no fault
        return respondLight(c, unavailablePage);
      }
    },

    /** For a page with more variants than could be cached; search engines leave it out. */
    async respondInTurn(c: Context, draw: (content: Content) => Promise<Page>): Promise<Response> {
      const { path } = c.req;
      try {
        const answer = await pageCache.respondLast(c.req.raw, async () => {
          const read = await readForPage(parts);
          const { headers, ...drawn } = drawPage(await draw(read.content), { path, ...read });
          return { ...drawn, headers: { ...headers, 'x-robots-tag': 'noindex' } };
        });
        return await holdingConstantHeaders(c, answer);
      } catch (error) {
        // a full queue and a client that has gone are no faults, and strangers make both at will
        if (!isTooBusy(error) && !c.req.raw.signal.aborted) parts.log.warn({ path, error }, 'page not drawn');
        return respondLight(c, unavailablePage);
      }
    },

    /** @param drafts in place of what visitors read */
    async respondUncached(page: Page | LightPage, place: Place, drafts?: Content): Promise<Response> {
      const published = await readForPage(parts);
      const read = { ...published, content: drafts ?? published.content };
      const drawn = 'back' in page ? drawLightPage(page, read) : drawPage(page, { ...place, ...read });
      const { status, headers, body } = drawn;
      return new Response(body, { status, headers: { ...headers, ...staffPageHeaders, ...uncachedHeaders } });
    },
  };
}

const isTooBusy = (error: unknown) => error instanceof Refusal && error.code === 'too-busy';

interface Asked {
  draw: ReturnType<PublicPage['prepare']>['draw'];
  params: Record<string, string>;
  place: Place;
}

async function drawAnswer(
  {
    documents,
    queries,
    ...parts
  }: Parts & { documents: ReturnType<typeof createDocuments>; queries: SharedQueries },
  { draw, params, place }: Asked,
): Promise<Rendered> {
  const { config, log } = parts;
  const ifReachable = <Data,>(reading: Promise<Data>): Promise<Data | undefined> =>
    reading.catch((error: unknown) => {
      log.error({ error }, 'page drawn without its data');
      return undefined;
    });
  try {
    const { now, ...read } = await readForPage(parts);
    const tracking = trackDependencies({ queries, ...read });
    const { db, ...sources } = tracking.sources;
    const visit = { ...visitWith({ config, database: { db } }, { ...sources, now }), params, ifReachable };
    const drawn = await draw(visit);
    if (drawn === undefined) return nothing;
    if ('redirectTo' in drawn) {
      const headers = { ...constantHeaders(config), location: drawn.redirectTo };
      return { status: drawn.isPermanent ? 301 : 302, headers, body: '' };
    }
    const rendered = documents.drawPage(drawn, { ...place, ...sources, now });
    const headers = { ...rendered.headers, ...pageLifetime(config.siteUrl) };
    const { parts: written, ...drawnFrom } = tracking.read(visit.today);
    const isCurrent = async () => {
      const { now, ...read } = await readForPage(parts);
      return areCurrent(drawnFrom, { queries, ...read, day: istanbulDay(now) });
    };
    return { ...rendered, headers, dependencies: { parts: written, isCurrent } };
  } catch (error) {
    log.error({ path: place.path, error }, 'page not drawn');
    throw error;
  }
}

const publicScript = 'src/site/client.ts';
const html = { 'content-type': 'text/html; charset=utf-8' };
const retryAfter = 30;

interface Place {
  path: string;
  /** The page's main path, for search engines; an alias names another path than its own. */
  canonical?: string;
  above?: ReactNode;
}

function createDocuments(reached: Reached) {
  const { siteUrl } = reached;
  const styles = openStylesheet('src/site/site.css', (stylesheet) =>
    createPageStyles({ stylesheet, script: publicScript }),
  );
  const lightStyles = openStylesheet('src/site/light/light.css', createMarkupStyles);
  const { publicHeaders, panelHeaders } = createPageSecurity(reached);

  function drawPage(page: Page, { path, canonical, above, content, find, now }: Place & Read): Rendered {
    const { title, body, lang = 'tr', status = 200 } = page;
    const found = canonical && status === 200 ? (page.canonical ?? canonical) : undefined;
    const address = found
      ? {
          ...{ origin: siteUrl ?? '', canonical: found },
          card: addressOfCard(page, { content, find, path: found }),
        }
      : undefined;
    const document = renderDocument({
      lang,
      title: path === '/' ? title : titleOf(title, content),
      head: (
        <ContentContext value={content}>
          <PageHead page={page} address={address} />
        </ContentContext>
      ),
      stylesheet: styles,
      script: publicScript,
      children: (
        <ContentContext value={content}>
          <LibraryContext value={find}>
            <Frame path={path} now={now} above={above}>
              {body}
            </Frame>
          </LibraryContext>
        </ContentContext>
      ),
    });
    const headers = { ...publicHeaders(document.styles, page), ...html, ...speculation };
    return { status, headers, body: document.html };
  }

  function drawLightPage(page: LightPage, { content, now }: Pick<Read, 'content' | 'now'>): Rendered {
    const { title, status } = page;
    const document = renderDocument({
      lang: 'tr',
      title: titleOf(title, content),
      head: <LightHead />,
      stylesheet: lightStyles,
      children: (
        <ContentContext value={content}>
          <LightFrame page={page} now={now} />
        </ContentContext>
      ),
    });
    const later = status === 503 && { 'retry-after': String(retryAfter) };
    const headers = { ...publicHeaders(document.styles), ...html, ...later };
    return { status, headers, body: document.html, isCacheable: true };
  }

  return { drawPage, drawLightPage, panelHeaders };
}

const titleOf = (title: string, { association }: Content) => `${title} · ${association.name.short}`;
