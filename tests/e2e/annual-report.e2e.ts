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
