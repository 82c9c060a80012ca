import { expect, test } from '../support/test.ts';

test('the tabs of the courses leave the browser its own keys', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/education');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  for (const keys of ['Control+ArrowLeft', 'Meta+ArrowRight']) {
    await page.keyboard.press(keys);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  }
});
