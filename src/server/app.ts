import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Association } from '#/content/association.ts';
import { day } from '#/format/durations.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { mediaFiles } from '#/media/files/serve-files.server.ts';
import { drawOutagePage } from '#/site/light/outage-page.server.tsx';
import { searchPath } from '#/site/search/search-form.tsx';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { api } from './api.ts';
import { readAcceptedEncodings } from './cache/answer-encodings.ts';
import type { EncodedResponse } from './cache/encoded-response.ts';
import { cachePictures } from './cache/picture-cache.ts';
import { speculationRules } from './cache/speculation.ts';
import { cards } from './cards.ts';
import type { AnswerAtOnce } from './connections/listen.ts';
import { feeds } from './feeds/feeds.ts';
import { answerOtherMethods, leadFromMistyped } from './not-found.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { crisisPages, pages } from './pages.tsx';
import { type AskForBrowser, panel, signInPage } from './panel.tsx';
import type { Parts } from './parts.ts';
import { policyReports } from './policy-reports.ts';
import { preview, sitePreview } from './previews/preview.tsx';
import { readContentSoon } from './public-page.ts';
import { health } from './readiness.ts';
import { answerError, nameRequest, noteCaller } from './requests.ts';
import { search } from './search/search.tsx';
import { addConstantHeaders, createPageSecurity, holdingConstantHeaders } from './security.ts';
import { staticFiles } from './site-files.ts';

/** The order of the lines is the order a request goes through. */
export function createApp(parts: Parts) {
  const renderer = createPageRenderer(parts);
  const app = new Hono<StaffEnv>();
  app.use(nameRequest(parts.log));
  app.use(tellTimeToStaff());
  app.use('/media/*', cachePictures({ ...parts, library: parts.media.library }));
  app.use(addConstantHeaders(parts.config));
  app.onError(answerError(parts.log));
  app.use(leadFromMistyped(app, parts.config));
  app.use(answerOtherMethods(app, parts.config));
  app.route('/', health(parts));
  app.route('/', staticFiles(parts.siteFiles));
  app.route('/', feeds(parts));
  app.route('/', policyReports(parts));
  app.route('/', securityTxt(parts));
  app.route('/', speculationRules());
  app.route('/', outage(parts));
  app.use(noteCaller(parts.config));
  app.route('/', api(parts));
  app.route('/media', mediaFiles({ ...parts.media, db: parts.database.db, inTurn: parts.drawingQueue }));
  app.route('/', signInPage({ ...parts, ...renderer }));
  app.route('/', panel({ ...parts, ...renderer }, askForBrowser(app)));
  app.route('/', preview(parts, renderer));
  app.route('/', sitePreview(parts, renderer));
  app.route('/', search(parts, renderer));
  app.route('/', cards(parts));
  for (const page of [...crisisPages, ...pages]) app.get(page.path, (c) => renderer.respond(c, page));
  const paths = [
    ...[...crisisPages, ...pages].map(({ path }) => path),
    searchPath,
    '/admin',
    ...Object.values(panelPaths),
  ];
  for (const path of paths) if (path !== '/') app.get(`${path}/`, leadToPage);
  app.notFound((c: Context) => renderer.respondLight(c));
  return app;
}

/** Newspapers and mail programs like to put a slash behind an address, and people do. */
function leadToPage(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.slice(0, -1) + search, 301);
}

/** The answer is read here, so it is not compressed. */
function askForBrowser(app: Hono<StaffEnv>): AskForBrowser {
  return (c, path) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('accept-encoding');
    return app.request(path, { headers }, c.env);
  };
}

/** Tells staff in their browser's own tools how long the server took (W3C Server Timing), strangers nothing. */
const tellTimeToStaff = (): MiddlewareHandler<StaffEnv> =>
  async function tellTime(c, next) {
    const started = performance.now();
    await next();
    if (readStaffCookie(c, 'session') === undefined) return;
    c.res.headers.append('server-timing', `app;dur=${(performance.now() - started).toFixed(1)}`);
  };

const securityPath = '/.well-known/security.txt';

/** RFC 9116. */
function securityTxt({ config, clock, content }: Pick<Parts, 'config' | 'clock' | 'content'>) {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'max-age=3600',
  };
  return new Hono()
    .get(securityPath, (c) =>
      c.body(drawSecurityTxt(content.last.association, { ...config, now: clock() }), 200, headers),
    )
    .get('/security.txt', (c) => c.redirect(securityPath, 301));
}

function drawSecurityTxt(
  { contact }: Association,
  { siteUrl, now }: { siteUrl: string | undefined; now: Date },
): string {
  const lines = [
    `Contact: mailto:${contact.securityEmail}`,
    `Expires: ${findExpiry(now).toISOString()}`,
    'Preferred-Languages: tr, en',
  ];
  // only https addresses are allowed here (RFC 9116 2.5.2)
  if (siteUrl?.startsWith('https:')) lines.push(`Canonical: ${siteUrl}${securityPath}`);
  return `${lines.join('\n')}\n`;
}

/** Computed, because nobody would notice a written date that has passed (RFC 9116 2.5.5). */
const findExpiry = (now: Date) => new Date(new Date(now).setUTCHours(0, 0, 0, 0) + 180 * day);

const outagePath = '/outage.html';

/** Serves the page that the operator copies to the proxy, which shows it while this server is away. */
function outage({ config, content, pageCache }: Pick<Parts, 'config' | 'content' | 'pageCache'>) {
  const { publicHeaders } = createPageSecurity(config);
  const draw = async () => {
    const { association } = await readContentSoon(content);
    const { html, styles } = drawOutagePage({ association, siteUrl: config.siteUrl });
    const headers = { ...publicHeaders(styles), ...lifetime, 'content-type': 'text/html; charset=utf-8' };
    return { status: 200, headers, body: html };
  };
  return new Hono().get(outagePath, (c) =>
    holdingConstantHeaders(
      c,
      pageCache.respond(c.req.raw, { key: outagePath, isFixed: true, isLight: true }, draw),
    ),
  );
}

const lifetime = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };

/**
 * Sends what is in the page cache, pictures that were asked for before, and the files that come with the site, before
 * the app sees the request: routing it and making a Response cost more than the answer. A crowd that asks for a page
 * while it is drawn again waits here for the same reason. Everything else goes on to the app: query strings, what is to be
 * drawn, and pages for who has a cookie, as only staff do. At log level `debug` all requests go there, to be logged.
 */
export function answerFromCache({
  pageCache,
  pictureCache,
  siteFiles,
  log,
}: Pick<Parts, 'pageCache' | 'pictureCache' | 'siteFiles' | 'log'>): AnswerAtOnce {
  if (log.isLevelEnabled('debug')) return () => false;

  function findResponse(incoming: IncomingMessage): EncodedResponse | undefined {
    const { url = '', headers } = incoming;
    const page = headers.cookie === undefined ? pageCache.findAtOnce(url, incoming) : undefined;
    const picture = page ?? pictureCache.find(url, headers, pageCache.generation);
    return picture ?? siteFiles.find(url, readAcceptedEncodings(headers));
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const response = findResponse(incoming);
    if (!response) return false;
    outgoing.writeHead(response.status, response.head);
    outgoing.end(incoming.method === 'HEAD' ? null : response.body);
    return true;
  }

  return function answerAtOnce(incoming, outgoing) {
    const { method = '', url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (send(incoming, outgoing)) return true;
    const renewal = headers.cookie === undefined ? pageCache.findRenewal(url) : undefined;
    return renewal?.then(() => send(incoming, outgoing)) ?? false;
  };
}
