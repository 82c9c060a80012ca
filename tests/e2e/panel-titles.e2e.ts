import { expect, test } from '../support/test.ts';

test('the page where one signs in has a title of its own', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin-login');
  await expect(page).toHaveTitle(/^Giriş · Yönetim Paneli · ./);
  await page.goto('/admin-password#made-up');
  await expect(page).toHaveTitle(/^Şifrenizi Belirleyin · Yönetim Paneli · ./);
});

test('the page is called after the open tab, and the keyboard skips what stands above it', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  await expect(page).toHaveTitle(/^Haberler · Yönetim Paneli · ./);
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(page).toHaveTitle(/^Operasyonlar · Yönetim Paneli · [^·]+$/);
  await page.reload();
  await expect(page).toHaveTitle(/^Operasyonlar · Yönetim Paneli · [^·]+$/);
  const skip = page.getByRole('button', { name: 'İçeriğe geç' });
  await expect(page.getByRole('button', { name: 'Yeni Operasyon' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
