import { findContrastFaults } from '../support/accessible.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test('printed on white paper, every word can be read', { tag: '@desktop' }, async ({ page, request }) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)).slice(-1)];
  test.setTimeout(paths.length * 10_000);
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await findContrastFaults(page, 'color-contrast'), path).toEqual([]);
    expect.soft(await page.locator('[data-controls]').filter({ visible: true }).count(), path).toBe(0);
  }
});
