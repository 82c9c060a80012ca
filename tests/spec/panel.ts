import { expect, type Locator, type Page } from '@playwright/test';

/** What the tests of the panel share. */

const toasts = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
export const toastOf = (page: Page) => toasts(page).getByRole('listitem', { includeHidden: true });

/** Exactly one toast stands there, and says this. */
export async function expectToast(
  page: Page,
  {
    title,
    description,
    variant = 'default',
  }: { title: string; description?: string; variant?: 'default' | 'destructive' },
) {
  const toast = toastOf(page);
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

/** Moves a clock that stands still, millisecond by millisecond, until `shown` is there. */
export async function runUntil(page: Page, shown: Locator) {
  for (let step = 0; step < 400; step += 1) {
    if (await shown.isVisible()) return;
    await page.clock.runFor(1);
  }
  await expect(shown).toBeVisible({ timeout: 1 });
}
