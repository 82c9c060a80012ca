import { pressDesk } from '#/content/press.ts';
import { expect, test } from '../support/test.ts';

test('the telephone of the press desk is in the first screen of a small phone, large enough for a thumb', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/press');
  const phone = page.getByRole('link', { name: `Basın masasını ara: ${pressDesk.phone.shown}` });
  await expect(phone).toBeInViewport({ ratio: 1 });
  await expect(phone).toHaveAttribute('href', `tel:${pressDesk.phone.number}`);
  expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
