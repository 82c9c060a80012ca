import { expect, test } from '../support/test.ts';

/** On the public pages. */
test('news image load failure: logged and image hidden', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/artwork/**', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/news/1');
  const picture = page.locator('article picture img').first();
  await expect(picture).toBeHidden();
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  expect((await logged).text()).toContain(new URL(address).pathname);
});
