import { expect, type Page } from '@playwright/test';

/** What the tests of the panel share. */

const toasts = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
export const toastOf = (page: Page) => toasts(page).getByRole('listitem', { includeHidden: true });

/** Exactly one toast stands there, and says this; it stays while the pointer rests on it. */
export async function expectToast(
  page: Page,
  {
    title,
    description,
    variant = 'default',
  }: { title: string; description?: string; variant?: 'default' | 'destructive' },
) {
  const toast = toastOf(page);
  await toast.hover();
  const words = description === undefined ? [title] : [title, description];
  for (const text of words) await expect(toast.getByText(text, { exact: true })).toHaveCount(1);
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveAttribute('data-variant', variant);
}

export interface Refusals {
  /** From now on every call that writes fails, with this sentence of the server or without any. */
  start(sentence?: string): void;
  stop(): void;
}

/** A server that can be told to refuse what is written. */
export async function refusals(page: Page): Promise<Refusals> {
  let body: string | undefined;
  await page.route('**/api/**', (route) =>
    body === undefined || route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, body }),
  );
  return {
    start: (sentence) => {
      body = sentence === undefined ? '' : JSON.stringify({ message: sentence });
    },
    stop: () => {
      body = undefined;
    },
  };
}

/** Makes something through the call itself, as the person who is signed in. */
export async function create(page: Page, path: string, data: object): Promise<{ id: number }> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** What the page sends from now on: 'GET /api/news', in order. */
export function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** These calls are made, in this order; others may stand between them. */
export async function expectCalls(calls: string[], wanted: string[]) {
  const made = () => calls.filter((call) => wanted.includes(call)).slice(0, wanted.length);
  await expect.poll(made).toEqual(wanted);
}
