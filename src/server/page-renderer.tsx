import type { Context } from 'hono';
import type { Content } from '#/content/documents.ts';
import { istanbulDay } from '#/format/dates.ts';
import { withoutWords } from '#/format/worded-address.ts';
import { Refusal } from '#/http/errors.ts';
import type { BarePage, LightPage, Page } from '#/render/page.ts';
import { notFoundPage, unavailablePage } from '#/site/light/light-pages.ts';
import type { Rendered } from './cache/cached-answer.ts';
import { areCurrent, trackDependencies } from './cache/dependencies.ts';
import { pageLifetime } from './cache/encoded-response.ts';
import { missingPage } from './cache/kept-pages.ts';
import { countRead } from './cache/page-reads.ts';
import { SharedQueries } from './cache/shared-queries.ts';
import { createPageDocuments, type Place } from './page-documents.tsx';
import type { Parts } from './parts.ts';
import { keyOfPage, type PublicPage, readContentSoon, readForPage, visitWith } from './public-page.ts';
import { constantHeaders, holdingConstantHeaders, staffPageHeaders, uncachedHeaders } from './security.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Marks a page without content; the light page replaces it. */
const nothing: Rendered = { status: 404, headers: {}, body: '' };

export function createPageRenderer(parts: Parts) {
  const { config, content, pageCache, clock } = parts;
  const documents = createPageDocuments(config);
  const openQueries = () => new SharedQueries(parts.database.db, pageCache.changedAt);
  const queries = openQueries();
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
      const { variant, isFixed, isEndless, draw } = page.prepare(searchParams, known);
      const place = { path, canonical: page.canonical ?? path };
      const asked = { draw, params: c.req.param(), place };
      const drawWith = (shared: SharedQueries) => drawAnswer({ ...parts, documents, queries: shared }, asked);
      try {
        const answer = isEndless
          ? await pageCache.respondLast(c.req.raw, () => drawWith(openQueries()).then(unindexed))
          : await pageCache.respond(c.req.raw, { key: keyOfPage(path, variant), isFixed }, () =>
              drawWith(queries),
            );
        if (isEndless) countRead(pageCache.reads.of(path), { method: c.req.method, headers: c.req.header() });
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
          return unindexed({ ...drawn, headers });
        });
        countRead(pageCache.reads.of(path), { method: c.req.method, headers: c.req.header() });
        return await holdingConstantHeaders(c, answer);
      } catch (error) {
        // a full queue and a client that has gone are no faults, and strangers make both at will
        if (!isTooBusy(error) && !c.req.raw.signal.aborted) parts.log.warn({ path, error }, 'page not drawn');
        return respondLight(c, unavailablePage);
      }
    },

    /** @param drafts in place of what visitors read */
    async respondUncached(
      page: Page | LightPage | BarePage,
      place: Place,
      drafts?: Content,
    ): Promise<Response> {
      const published = await readForPage(parts);
      const read = { ...published, content: drafts ?? published.content };
      const { status, headers, body } = documents.draw(page, { ...place, ...read });
      return new Response(body, { status, headers: { ...headers, ...staffPageHeaders, ...uncachedHeaders } });
    },
  };
}

/** Keeps search engines from what strangers make up. */
const unindexed = ({ headers, ...drawn }: Rendered): Rendered => ({
  ...drawn,
  headers: { ...headers, 'x-robots-tag': 'noindex' },
});

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
  }: Parts & { documents: ReturnType<typeof createPageDocuments>; queries: SharedQueries },
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
    const rendered = documents.draw(drawn, { ...place, ...sources, now });
    // what others are compressed by is a page of the frame
    const headers = { ...rendered.headers, ...pageLifetime('html' in drawn ? undefined : config.siteUrl) };
    const { parts: written, ...drawnFrom } = tracking.read(visit.today);
    const isCurrent = async () => {
      const { now, ...read } = await readForPage(parts);
      return areCurrent(drawnFrom, { queries, ...read, day: istanbulDay(now) });
    };
    const { canonical = place.canonical } = 'body' in drawn ? drawn : place;
    const reads = parts.pageCache.reads.of(canonical && withoutWords(canonical));
    const isEmpty = 'isEmpty' in drawn && drawn.isEmpty;
    return {
      ...{ ...rendered, headers, reads, dependencies: { parts: written, isCurrent } },
      ...(isEmpty && { isCacheable: false }),
    };
  } catch (error) {
    log.error({ path: place.path, error }, 'page not drawn');
    throw error;
  }
}
