import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, onStarterContent } from '../support/test.ts';

const test = onStarterContent();

// on a server of its own, because it takes the place of the home page
const atMost = { turnOn: 3, turnOff: 2 };

const button = (page: Page) => page.getByRole('button', { name: 'Afet sayfası', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Afet sayfası' });

test('the crisis page is on after three taps, off after two, and can be read by everybody', {
  tag: '@phone',
}, async ({ page, browser, site, signIn, noFaults: _ }) => {
  await signIn(page);
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const on = countTaps();
  await on.tap(button(page));
  await expect(dialogOf(page)).toContainText('Şu anda kapalı');
  await on.tap(dialogOf(page).getByRole('button', { name: 'Deprem' }));
  await expect(dialogOf(page).getByRole('link', { name: /^Prova/ })).toBeVisible();
  await expectAccessible(page, 'the dialog of the crisis page');
  await on.tap(dialogOf(page).getByRole('button', { name: 'Yayına Al' }));
  await expect(dialogOf(page)).toHaveCount(0);
  expect(on.count()).toBeLessThanOrEqual(atMost.turnOn);

  await visitor.goto('/');
  expect(asked).toEqual(['/']);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Deprem oldu');
  for (const [width, height] of [[360, 740] as const, [1280, 800] as const])
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.setViewportSize({ width, height });
      await visitor.emulateMedia({ colorScheme });
      await expectAccessible(visitor, `the crisis page, ${colorScheme}, ${width} px wide`);
    }
  const pdf = (await visitor.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await visitor.getByRole('link', { name: 'Sitenin tamamı' }).click();
  await expect(visitor).toHaveURL(/\/home$/);
  await expect(visitor.getByRole('region', { name: 'Afet sayfası' })).toBeVisible();
  await expectAccessible(visitor, 'the whole home page meanwhile');

  const off = countTaps();
  await off.tap(button(page));
  await off.tap(dialogOf(page).getByRole('button', { name: 'Yayından Kaldır' }));
  await expect(dialogOf(page)).toHaveCount(0);
  expect(off.count()).toBeLessThanOrEqual(atMost.turnOff);
  await visitor.goto('/home');
  await expect(visitor).toHaveURL(/\/$/);
  await expect(visitor.getByRole('navigation', { name: 'Ana menü' })).toBeAttached();
});
