import { expect, type Page } from '@playwright/test';

/** Until every island of the page listens; a browser that is never idle wakes them after four seconds. */
export const untilAwake = (page: Page) =>
  expect(page.locator('[data-wake]')).toHaveCount(0, { timeout: 10_000 });
