import { expect, test } from '../support/test.ts';

test('Mobile menu: open/closed; closes on link choice', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('KURUMSAL')).toBeHidden();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByText('MEDYA').click();
  await page.getByRole('link', { name: 'Haberler' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByText('KURUMSAL')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('KURUMSAL')).toBeHidden();
});
