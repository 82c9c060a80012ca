import type { Context } from 'hono';
import { FirstList } from '#/admin/first-list.tsx';
import { within } from '#/db/within.ts';
import type { NewsListItem } from '#/news/list-choice.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import type { SignedIn } from '#/staff/schema.ts';
import type { ListPage } from '#/stored/list-page.ts';

/** Makes a call of the panel in the place of the browser that asks for the page. */
export type AskForBrowser = (c: Context, path: string) => Response | Promise<Response>;

/** In ms: after this the page goes out without its list. */
const longestWait = 1000;

/** @returns the first articles, for who may read them; otherwise the browser asks by itself, and says what is wrong */
export async function drawFirstList(c: Context<StaffEnv>, ask: AskForBrowser) {
  // an address with a query opens another tab, or a form
  if (!readStaffCookie(c, 'session') || new URL(c.req.url).search !== '') return undefined;
  try {
    const asked = Promise.all([
      read<SignedIn>(ask(c, '/api/admin/auth')),
      read<ListPage<NewsListItem>>(ask(c, '/api/admin/news/list')),
    ]);
    const timeoutError = () => new Error('the first list is late');
    const [person, list] = await within(asked, { milliseconds: longestWait, timeoutError });
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
