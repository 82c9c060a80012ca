import { type Page, test } from '@playwright/test';

/** On a phone the menu holds what stands in the head of a wide screen. */
export async function chooseAccountAction(page: Page, name: string) {
  if (test.info().project.name !== 'phone') return page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name }).click();
}
