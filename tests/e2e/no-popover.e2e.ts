import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Undoes what Chromium gives to closed popovers. */
const asOtherElements = `
  :where([popover]) { display: block; position: static; width: auto; height: auto; margin: 0; padding: 0; border: 0 }
  [hidden] { display: none !important }
`;

/** As Safari 16 and its like take a page: attributes and selectors of popovers tell them nothing. */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).popover;
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    const html = (await answer.text())
      .replaceAll('popoverTarget="main-menu"', 'popoverTarget="nothing"')
      .replaceAll('selector(:popover-open)', 'selector(:no-such-class)')
      .replace('</head>', `<style>${asOtherElements}</style></head>`);
    await route.fulfill({ response: answer, headers, body: html });
  });
}

const ibans = (page: Page) => page.getByRole('main').getByText(/^TR\d\d /);
const menuButton = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: 'Menü', exact: true });

test('in a browser without popovers the menu covers nothing, and its button folds it', {
  tag: '@phone',
}, async ({ page }) => {
  await withoutPopovers(page);
  await page.goto('/donate');
  const link = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İLETİŞİM' });
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await menuButton(page).click();
  await expect(link).toBeHidden();
  await ibans(page).first().click({ trial: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list stands above the page, which one reaches below it', { tag: '@phone' }, async ({ page }) => {
    await withoutPopovers(page);
    await page.goto('/donate');
    await expect(
      page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İLETİŞİM' }),
    ).toBeVisible();
    await ibans(page).first().click({ trial: true });
  });
});
