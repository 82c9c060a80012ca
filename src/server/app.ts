import { type Context, Hono } from 'hono';
import { panelPaths } from '#/http/panel-paths.ts';
import { mediaFiles } from '#/media/files/serve-files.server.ts';
import { searchPath } from '#/site/search/search-form.tsx';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { api } from './api.ts';
import { cachePictures } from './cache/picture-cache.ts';
import { noteCaller } from './caller.ts';
import { cards } from './cards.ts';
import { addConstantHeaders } from './constant-headers.ts';
import { answerError } from './errors.ts';
import { feeds } from './feeds/feeds.ts';
import type { AskForBrowser } from './first-list.tsx';
import { health } from './health.ts';
import { leadFromMistyped } from './mistyped-address.ts';
import { answerOtherMethods } from './other-methods.ts';
import { outage } from './outage.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { pages } from './pages.tsx';
import { panel } from './panel.tsx';
import type { Parts } from './parts.ts';
import { policyReports } from './policy-reports.ts';
import { preview } from './previews/preview.tsx';
import { sitePreview } from './previews/site-preview.tsx';
import { nameRequest } from './request-log.ts';
import { search } from './search/search.ts';
import { securityTxt } from './security-txt.ts';
import { tellTimeToStaff } from './server-timing.ts';
import { signInPage } from './sign-in-page.tsx';
import { staticFiles } from './static-files.ts';

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
  for (const page of pages) app.get(page.path, (c) => renderer.respond(c, page));
  const paths = [...pages.map(({ path }) => path), searchPath, '/admin', ...Object.values(panelPaths)];
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
