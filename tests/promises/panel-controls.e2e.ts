import type { Locator, Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';

/** Tooltips and select lists of the panel. */

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

test('select: typeahead reset 1 second, scroll button interval 50 ms', { tag: '@desktop' }, async ({
  page,
}) => {
  // so low that the list of types does not fit
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const type = page.getByRole('combobox', { name: 'Tür', exact: true });
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await expect(type).toBeVisible();
  await page.clock.pauseAt('2026-11-20T18:01:00Z');

  await test.step('letters typed within a second are one word', async () => {
    await type.press('Enter');
    await expect(option('Belirtilmedi')).toBeFocused();
    await page.keyboard.press('s');
    await page.clock.runFor(1);
    await expect(option('Sel')).toBeFocused();
    await page.clock.runFor(990);
    await page.keyboard.press('h');
    await page.clock.runFor(1);
    await expect(option('Sel'), "nothing begins with 'sh'").toBeFocused();
  });

  await test.step('after a second a new word begins', async () => {
    await page.clock.runFor(1000);
    await page.keyboard.press('h');
    await page.clock.runFor(1);
    await expect(option('Hayvan Kurtarma')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(type).toHaveText('Hayvan Kurtarma');
  });

  await test.step('the button at the edge of a list scrolls by one entry each 50 ms', async () => {
    await type.press('Enter');
    await expect(option('Hayvan Kurtarma')).toBeFocused();
    const list = option('Deprem').locator('xpath=..');
    const button = page.locator('[role=listbox] > [aria-hidden=true]').first();
    await expect(button).toBeVisible();
    const scrolled = () => list.evaluate((place) => place.scrollTop);
    const bottom = await scrolled();
    await button.hover();
    await page.clock.runFor(49);
    expect(await scrolled()).toBe(bottom);
    await page.clock.runFor(1);
    const entry = bottom - (await scrolled());
    expect(entry).toBeGreaterThan(0);
    await page.clock.runFor(50);
    expect(await scrolled()).toBe(bottom - 2 * entry);
  });
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
