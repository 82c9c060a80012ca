import { statute } from '#/content/statute.ts';
import { expect, test } from '../support/test.ts';

const count = statute.articles.length;

test('an article that the address names is open', async ({ page }) => {
  await page.goto('/statute#madde-9');
  const section = page.locator('#madde-9');
  await expect(section).toHaveAttribute('open');
  await expect(section.locator('p').first()).toBeInViewport();
  await expect(section.getByRole('heading')).toBeInViewport();
});

test('articles open and close independently of each other', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/statute');
  const open = page.locator('main details[open]');
  await page.locator('#madde-1 > summary').click();
  await page.locator('#madde-3 > summary').click();
  await expect(open).toHaveCount(2);
  await page.locator('#madde-1 > summary').click();
  await expect(open).toHaveCount(1);
  await expect(page.locator('#madde-3')).toHaveAttribute('open');
});

test('an article opens again when its link is followed a second time', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/statute#madde-9');
  const section = page.locator('#madde-9');
  await expect(section).toHaveAttribute('open');
  await section.locator('summary').click();
  await expect(section).not.toHaveAttribute('open');
  await page.evaluate(() => document.querySelector<HTMLElement>('#madde-9 a[href="#madde-9"]')?.click());
  await expect(section).toHaveAttribute('open');
});

test('the table of contents beside the articles opens what it leads to', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/statute');
  await page.getByRole('navigation', { name: 'İçindekiler' }).locator('a[href="#madde-9"]').click();
  await expect(page).toHaveURL(/#madde-9$/);
  await expect(page.locator('#madde-9')).toHaveAttribute('open');
  await expect(page.locator('#madde-9 > summary')).toBeInViewport();
});

test('all articles open at once, and close again', async ({ page }) => {
  await page.goto('/statute');
  await page.getByRole('button', { name: 'Bütün maddeleri aç' }).click();
  await expect(page.locator('main details[open]')).toHaveCount(count);
  await page.getByRole('button', { name: 'Bütün maddeleri kapat' }).click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('on paper every article is there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/statute');
  await page.emulateMedia({ media: 'print' });
  for (const number of [1, count]) await expect(page.locator(`#madde-${number} p`).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles open, and one that the address names can be read at once', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/statute#madde-9');
    await expect(page.locator('#madde-9 p').first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Bütün maddeleri aç' })).toBeHidden();
    await page.goto('/statute');
    await page.locator('#madde-1 > summary').click();
    await expect(page.locator('#madde-1 p').first()).toBeVisible();
  });
});
