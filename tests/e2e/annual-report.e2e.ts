import { expectAccessible } from '../support/accessible.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

test('the report of a year is found from the account, and prints on four to six sheets with its headings', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/hesap-verme');
  await page.getByRole('link', { name: '2025', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Faaliyet Raporu');
  await expectAccessible(page, 'the annual report');
  const levels = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((one) => one.tagName));
  expect(levels.slice(0, 3)).toEqual(['H1', 'H2', 'H2']);
  const paper = (await page.pdf({ format: 'A4', tagged: true, outline: true })).toString('latin1');
  const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length;
  expect(sheets).toBeGreaterThanOrEqual(4);
  expect(sheets).toBeLessThanOrEqual(6);
  expect(paper).toMatch(/\/StructTreeRoot/);
});

test('on a phone each day of the list stands in one line, and a finger finds each number', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/hesap-verme/2025');
  const days = page.locator('main time');
  await expect(days).not.toHaveCount(0);
  for (const day of await days.all())
    expect(await day.evaluate((time) => time.getClientRects().length)).toBe(1);
  for (const number of await page.locator('main td:only-of-type > a').all()) {
    const box = await number.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});
