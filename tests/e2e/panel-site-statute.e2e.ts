import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('the article of the statute that is touched stays under the finger', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Düzenle: Dernek Tüzüğü', exact: true }).click();
  const article = (number: number) => page.getByRole('button', { name: new RegExp(`^${number}\\. `) });
  await article(25).click();
  await article(26).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const before = await topOf(article(26));
  await article(26).click();
  await expect(article(25)).toHaveAttribute('aria-expanded', 'false');
  await expectAt(article(26), before);

  const place = page
    .getByRole('listitem')
    .filter({ has: article(26) })
    .getByLabel('Sırası');
  await place.evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
  const chosenAt = await topOf(place);
  await place.selectOption({ label: '40.' });
  await expectAt(
    page
      .getByRole('listitem')
      .filter({ has: article(40) })
      .getByLabel('Sırası'),
    chosenAt,
  );
});

const topOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top);

/** Also once the browser has drawn what has changed. */
async function expectAt(element: Locator, top: number) {
  await element.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  expect(Math.abs((await topOf(element)) - top)).toBeLessThan(2);
}
