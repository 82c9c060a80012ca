import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('signing in, publishing an article and signing out need no mouse', { tag: '@desktop' }, async ({
  page,
  site,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  async function tabTo(control: Locator) {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${control}`);
  }

  await page.goto('/admin-login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await expect(field('Kullanıcı adı')).toBeFocused();
  await keyboard.type(site.admin.username);
  await tabTo(field('Şifre'));
  await keyboard.type(site.admin.password);
  await keyboard.press('Enter');

  await page.waitForURL('**/adminpanel');
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await tabTo(button('Yeni Haber'));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(field('Başlık'));
  await keyboard.type('Klavyeyle yazılan haber');
  await tabTo(field('Özet'));
  await keyboard.type('Fare yok.');
  await tabTo(field('İçerik'));
  await keyboard.type('Yalnızca tuşlar.');
  await tabTo(field('Kategori'));
  await keyboard.type('Du');
  await expect(page.getByLabel('Kategori')).toHaveValue('Duyuru');
  await tabTo(field('Yayınla'));
  await keyboard.press('Space');
  await tabTo(button('Kaydet ve Yayınla'));
  await keyboard.press('Enter');

  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeFocused();
  const row = page.getByRole('listitem').filter({ hasText: 'Klavyeyle yazılan haber' });
  await expect(row).toContainText('Yayınlandı');
  await page.getByRole('tab', { name: 'Haberler' }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Operasyonlar' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Shift+Tab');
  await expect(button('Masam')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeFocused();
  await keyboard.press('Enter');
  await page.waitForURL('**/admin-login');
});
