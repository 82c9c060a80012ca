import { expect, type Page } from '@playwright/test';

/** On a phone the filters of a list stand behind a button. */
export async function openFilters(page: Page): Promise<void> {
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Süz ve sırala', expanded: false });
  if (await button.isVisible()) await button.click();
}
