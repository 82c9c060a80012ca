import type { Page } from '@playwright/test';

/** Closes a tab in the middle of writing and opens the panel in another, where its text can be gone on with. */
export async function leaveTab(tab: Page): Promise<Page> {
  const context = tab.context();
  await tab.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/adminpanel');
  await untilNothingIsHeld(next);
  return next;
}

/** The browser frees the locks of a closed tab a moment later; until then its text is that of an open form. */
export async function untilNothingIsHeld(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
    return held.length === 0;
  });
}
