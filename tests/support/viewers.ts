import { expect, type Page } from '@playwright/test';
import { untilAwake } from './awake.ts';

const openPicture = (page: Page) => page.locator('[data-island] a[href^="/artwork/"]').first().click();

const openVideo = (page: Page) =>
  page
    .getByRole('link', { name: /^Videoyu İzle/ })
    .first()
    .click();

const viewers: Record<string, (page: Page) => Promise<void>> = {
  '/operation-photos': openPicture,
  '/activities/social': openPicture,
  '/press': openVideo,
};

export const pagesWithViewer = Object.keys(viewers);

/** Opens the first picture or video of a page that shows them in a dialog; does nothing on others. */
export async function openViewer(page: Page, path: string): Promise<void> {
  const open = viewers[path];
  if (!open) return;
  await untilAwake(page);
  await open(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}
