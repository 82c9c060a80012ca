import { expect, test } from '../support/test.ts';

test('a browser that puts its own words into the panel is asked not to, and costs one tab at most', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('main li').first()).toBeVisible();
  // as translators do
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    // React takes this one away by itself
    for (const part of document.querySelectorAll('main [role=tabpanel] > *')) {
      const font = document.createElement('font');
      part.replaceWith(font);
      font.append(part);
    }
  });
  for (const name of ['Operasyonlar', 'Medya']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await expect(page.getByRole('tab')).toHaveCount(4);
});
