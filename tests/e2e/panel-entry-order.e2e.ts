import { starterContent } from '#/content/starter.ts';
import { drag } from '../support/drag.ts';
import { expect, test } from '../support/test.ts';

test('an article of the statute is dragged to another place, or moved by keys, which say where it stands', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  await page.goto('/adminpanel?tab=site');
  await page.getByRole('button', { name: 'Düzenle: Dernek Tüzüğü', exact: true }).click();
  const [first, second, third] = starterContent.statute.articles.map(({ title }) => title);
  const article = (number: number, title = '') =>
    page.getByRole('button', { name: `${number}. ${title}`, exact: true });
  await drag(article(1, first), article(3, third));
  await expect(article(3, first)).toBeFocused();
  await expect(article(1, second)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(article(2, first)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${first}: 2. sırada` })).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(article(1, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(article(1, first)).toHaveAttribute('aria-expanded', 'true');
});
