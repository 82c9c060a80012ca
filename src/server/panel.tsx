import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ComponentProps, ReactNode } from 'react';
import { FirstList, NeedsScript } from '#/admin/first-screen.tsx';
import { SignInPage } from '#/admin/sign-in-page.tsx';
import type { Content } from '#/content/documents.ts';
import { withTimeout } from '#/db/connection.ts';
import { limitBody, longestOfStranger, readForm } from '#/http/input.server.ts';
import { editPaths, panelPaths } from '#/http/panel-paths.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import type { NewsListItem } from '#/news/answers.server.ts';
import { assetUrl, codeOf } from '#/render/assets.ts';
import { renderDocument } from '#/render/document.tsx';
import { createFirstStyles, openStylesheet } from '#/render/page-styles.server.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { signInSchema } from '#/staff/schema.ts';
import { signInWith } from '#/staff/sign-in.server.ts';
import type { ListPage } from '#/stored/list-page.ts';
import { findSessionOf } from './access.ts';
import type { Rendered } from './cache/cached-answer.ts';
import { releaseReserve } from './condition.ts';
import type { PageRenderer } from './page-renderer.tsx';
import type { Parts } from './parts.ts';
import { answerError, hungUp } from './requests.ts';
import { refuseOtherOrigins } from './security.ts';

export type PanelParts = Pick<Parts, 'content'> & Pick<PageRenderer, 'panelHeaders'>;

/** A page for all its addresses; the browser draws the panel. */
export function panel(parts: PanelParts, ask: AskForBrowser) {
  const app = new Hono<StaffEnv>();
  for (const path of ['/admin', panelPaths.panel])
    app.get(path, compress(), async (c) => {
      const list = await drawFirstList(c, ask);
      return panelPage(parts, {
        code: panelCode,
        children: <PanelRoot>{list ?? panelText.loading}</PanelRoot>,
      });
    });
  // where password managers look (W3C, A Well-Known URL for Changing Passwords)
  app.get('/.well-known/change-password', (c) => c.redirect(editPaths.ownPassword, 303));
  return app.get(panelPaths.choosePassword, () =>
    panelPage(parts, {
      code: [script, 'src/admin/choose-password-page.tsx'],
      children: <PanelRoot>{panelText.loading}</PanelRoot>,
    }),
  );
}

interface Shown {
  /** What the page runs, the first by itself and the others through it. */
  code: readonly [string, ...string[]];
  title?: string;
  head?: ReactNode;
  /** Stand there until its code has come. */
  children: ReactNode;
}

function panelPage(
  { content, panelHeaders }: PanelParts,
  { status = 200, headers, ...shown }: Shown & { status?: number; headers?: Record<string, string> },
): Response {
  const nonce = randomBytes(16).toString('base64');
  const { html, styles } = drawShell(content.last, { ...shown, nonce });
  return new Response(html, {
    status,
    headers: {
      ...panelHeaders(nonce, styles),
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
  });
}

const script = 'src/admin/main.tsx';
const panelCode = [script, 'src/admin/panel.tsx'] as const;
const signInCode = ['src/admin/sign-in.ts'] as const;
const stylesheet = openStylesheet('src/admin/admin.css', createFirstStyles);

const drawShell = ({ association }: Content, { nonce, code, ...shown }: Shown & { nonce: string }) =>
  renderDocument({
    lang: 'tr',
    // translators move the text that React has drawn, and then it fails (react#11538)
    isTranslatable: false,
    // the buttons of the writing area stay above a phone's keyboard
    viewport: 'interactive-widget=resizes-content',
    title: [shown.title, panelText.title, association.name.short].filter(Boolean).join(' · '),
    head: (
      <>
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" content="" nonce={nonce} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        {shown.head}
      </>
    ),
    stylesheet,
    script: code[0],
    scriptParts: code,
    children: shown.children,
  });

/** The place of what React draws, with what stands there until then. */
const PanelRoot = ({ children }: { children: ReactNode }) => (
  <>
    <NeedsScript />
    <div id="root">{children}</div>
    {/* what stands there is painted before it comes; no script runs without it */}
    {stylesheet.inline && <link rel="stylesheet" href={assetUrl(stylesheet.source)} />}
  </>
);

/** Makes a call of the panel in the place of the browser that asks for the page. */
export type AskForBrowser = (c: Context, path: string) => Response | Promise<Response>;

/** In ms: after this the page goes out without its list. */
const longestWait = 1000;

/** @returns the first articles, for who may read them; otherwise the browser asks by itself, and says what is wrong */
async function drawFirstList(c: Context<StaffEnv>, ask: AskForBrowser) {
  // an address with a query opens another tab, or a form
  if (!readStaffCookie(c, 'session') || new URL(c.req.url).search !== '') return undefined;
  try {
    const asked = Promise.all([
      read<SignedIn>(ask(c, '/api/admin/auth')),
      read<ListPage<NewsListItem>>(ask(c, '/api/admin/news/list')),
    ]);
    const [person, list] = await withTimeout(asked, { milliseconds: longestWait });
    return list.total > 0 ? <FirstList person={person} list={list} /> : undefined;
  } catch {
    return undefined;
  }
}

async function read<Answer>(asked: Response | Promise<Response>): Promise<Answer> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

type Needed = Pick<Parts, 'config' | 'database' | 'clock' | 'log' | 'pageCache' | 'passwordQueues'> &
  PanelParts;

/** The sign-in form works without a script; with its own it calls /api/admin/login instead. */
export function signInPage(parts: Needed) {
  const { config } = parts;
  const { signIn } = panelPaths;
  return new Hono<StaffEnv>()
    .get(signIn, (c) => parts.pageCache.respondUncached(c.req.raw, () => drawEmpty(parts), atOnce))
    .post(signIn, refuseOtherOrigins(config.siteUrl), limitForm, releaseReserve(config), async (c) => {
      try {
        await takeForm(c, parts);
        return c.body(null, 303, { location: panelPaths.panel, 'cache-control': 'no-store' });
      } catch (error) {
        return drawAgain(c, await answerError(parts.log)(error as Error, c), parts);
      }
    });
}

/** Staff sign in while visitors' pages wait for their turn. */
const atOnce = <Result,>(work: () => Promise<Result>): Promise<Result> => work();

async function drawEmpty(parts: PanelParts): Promise<Rendered> {
  const page = draw(parts);
  return { status: page.status, headers: Object.fromEntries(page.headers), body: await page.text() };
}

const limitForm = limitBody(longestOfStranger);

async function takeForm(c: Context<StaffEnv>, parts: Needed) {
  const { database, clock, passwordQueues } = parts;
  const credentials = await readForm(c, signInSchema);
  const token = readStaffCookie(c, 'session');
  c.set('session', token ? await findSessionOf(parts, { token }) : undefined);
  await signInWith(c, credentials, { db: database.db, clock, passwordQueues });
}

interface RefusedSignIn {
  message: string;
  needsCode?: boolean;
  fields?: { code?: string };
}

/** @param answer what the call would answer */
async function drawAgain(c: Context, answer: Response, parts: PanelParts): Promise<Response> {
  if (answer.status === hungUp) return answer;
  const { message: failure, needsCode, fields }: RefusedSignIn = await answer.json();
  const username = new URLSearchParams(await c.req.text()).get('username') ?? '';
  const later = answer.headers.get('retry-after');
  const headers = later === null ? undefined : { 'retry-after': later };
  return draw(parts, {
    form: { username, failure, needsCode: needsCode ?? fields?.code !== undefined },
    status: answer.status,
    headers,
  });
}

const draw = (
  parts: PanelParts,
  {
    form,
    ...answer
  }: { form?: ComponentProps<typeof SignInPage>; status?: number; headers?: Record<string, string> } = {},
) =>
  panelPage(parts, {
    ...answer,
    code: signInCode,
    title: staffText.signInPage,
    head: <meta name="code-ahead" content={codeOf(panelCode).join(' ')} />,
    children: <SignInPage {...form} />,
  });
