import { type Context, Hono } from 'hono';
import { ServerForm, type ServerFormProps } from '#/admin/server-form.tsx';
import { limitBody, longestOfStranger, readForm } from '#/http/input.server.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { signInSchema } from '#/staff/schema.ts';
import { signInWith } from '#/staff/sign-in.server.ts';
import { findSessionOf } from './access.ts';
import type { Rendered } from './cache/cached-answer.ts';
import { releaseReserve } from './disk-reserve.ts';
import { answerError, hungUp } from './errors.ts';
import { refuseOtherOrigins } from './own-origin.ts';
import { type PanelParts, panelPage } from './panel.tsx';
import type { Parts } from './parts.ts';

type Needed = Pick<Parts, 'config' | 'database' | 'clock' | 'log' | 'pageCache' | 'passwordQueues'> &
  PanelParts;

/** The sign-in form works before the panel's code has come, or without it. The code calls /api/admin/login instead. */
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
  { form, ...answer }: { form?: ServerFormProps; status?: number; headers?: Record<string, string> } = {},
) => panelPage(parts, { ...answer, screen: 'sign-in-page', children: <ServerForm {...form} /> });
