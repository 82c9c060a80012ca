import type { Locator, Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';

/** Tooltips and selects of the panel. */

const tooltipOf = (page: Page) => page.getByRole('tooltip', { includeHidden: true });

test.beforeEach(async ({ page, signIn, noFaults: _ }) => {
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await signIn(page);
});

test('tooltip: open delay 700 ms, skip delay 300 ms', { tag: '@desktop' }, async ({ page, site }) => {
  const answer = await page.request.post('/api/media/upload', {
    multipart: { images: chosenFile('ipucu.png') },
    headers: { origin: site.url },
  });
  expect(answer.status()).toBe(201);
  await page.getByRole('tab', { name: 'Medya' }).click();
  const view = page.getByRole('button', { name: /^Görüntüle: / }).first();
  const copy = page.getByRole('button', { name: /^URL kopyala: / }).first();
  const tooltip = tooltipOf(page);
  await expect(view).toBeVisible();
  await page.clock.pauseAt('2026-11-20T18:01:00Z');

  await view.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(tooltip).toHaveText('Görüntüle');

  await leave(page, view);
  await page.clock.runFor(290);
  await copy.hover();
  await page.clock.runFor(1);
  await expect(tooltip, 'another one within 300 ms opens at once').toHaveText('URL Kopyala');

  await leave(page, copy);
  await page.clock.runFor(310);
  await view.hover();
  await page.clock.runFor(1);
  await expect(tooltip, 'after 300 ms one waits again').toHaveCount(0);
  await page.clock.runFor(699);
  await expect(tooltip).toHaveText('Görüntüle');
});

test('select: a letter leads to its entry', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const type = page.getByRole('combobox', { name: 'Tür', exact: true });
  const chosen = type.locator('option:checked');
  await expect(chosen).toHaveText('Belirtilmedi');
  await type.press('h');
  await expect(chosen).toHaveText('Hayvan Kurtarma');
});

/** Leaves a button, again and again until its tooltip is gone: it begins to heed the pointer a moment after it is shown. */
async function leave(page: Page, button: Locator) {
  await expect(async () => {
    await button.hover();
    await page.mouse.move(1, 1);
    await page.mouse.move(4, 4);
    await expect(tooltipOf(page)).toHaveCount(0, { timeout: 250 });
  }).toPass();
}
