import type { Locator } from '@playwright/test';
import { adminOfSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { chooseAccountAction } from './panel-account.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 400/);
  await signIn(page);
  await chooseAccountAction(page, 'Şifre Değiştir');
});

const save = 'Şifreyi Kaydet';
const named = (label: string) => ({ name: label, exact: true });

test('a password manager leads to the form', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/.well-known/change-password');
  await expect(page.getByRole('dialog', { name: 'Şifre Değiştir' })).toBeVisible();
  await expect(page).toHaveURL(/\/adminpanel$/);
});

test('each rule is shown beside its field', { tag: '@desktop' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toContainText('Mevcut şifre gereklidir');
  await expect(dialog).toContainText('Yeni şifre en az 6 karakter olmalıdır');
  await expect(dialog).toContainText('Şifre onayı gereklidir');
  await dialog.getByRole('textbox', named('Mevcut şifre')).fill('x');
  await dialog.getByRole('textbox', named('Yeni şifre')).fill('abcdef');
  await dialog.getByRole('textbox', named('Yeni şifre (tekrar)')).fill('abcdeg');
  await page.keyboard.press('Control+Enter');
  const again = dialog.getByRole('textbox', named('Yeni şifre (tekrar)'));
  await expect(again).toHaveAccessibleDescription('Şifreler eşleşmiyor');
});

test('a wrong current password is shown beside that field and in a toast', { tag: '@desktop' }, async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  const current = dialog.getByRole('textbox', named('Mevcut şifre'));
  await current.fill('yanlış-bir-şifre');
  await dialog.getByRole('textbox', named('Yeni şifre')).fill('Kar-Altında-Ses-4');
  await dialog.getByRole('textbox', named('Yeni şifre (tekrar)')).fill('Kar-Altında-Ses-4');
  await dialog.getByRole('button', { name: save }).click();
  await expect(current).toHaveAccessibleDescription('Mevcut şifre hatalı');
  await expect(current).toBeFocused();
  await expect(page.getByText('Hata', { exact: true })).toBeVisible();
});

test('a refusal does not come back once the field is corrected', { tag: '@desktop' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  await dialog.getByRole('textbox', named('Mevcut şifre')).fill('yanlis');
  await dialog.getByRole('textbox', named('Yeni şifre')).fill('Kar-Altında-Ses-4');
  await dialog.getByRole('textbox', named('Yeni şifre (tekrar)')).fill('Kar-Altında-Ses-4');
  await dialog.getByRole('button', { name: save }).click();
  await expect(dialog).toContainText('Mevcut şifre hatalı');
  await dialog.getByRole('textbox', named('Mevcut şifre')).pressSequentially('1');
  await expect(dialog).not.toContainText('Mevcut şifre hatalı');
});

test('cancelling closes the dialog, and what was typed is gone', { tag: '@desktop' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  await dialog.getByRole('textbox', named('Mevcut şifre')).fill('yarım');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Şifre Değiştir' })).toBeFocused();
  await page.getByRole('button', { name: 'Şifre Değiştir' }).click();
  await expect(dialog.getByRole('textbox', named('Mevcut şifre'))).toHaveValue('');
});

test('a changed password is said to be saved, and counts from then on', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const next = 'Sis-Çanı-Üç-Kez-9';
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  await fill(dialog, adminOfSite.password, next);
  await dialog.getByRole('button', { name: save }).click();
  await expect(page.getByText('Şifre Değiştirildi', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const headers = { origin: site.url };
  const old = await page.request.post('/api/admin/login', { data: site.admin, headers });
  expect(old.status()).toBe(401);
  // back to what the other tests sign in with
  const data = { currentPassword: next, newPassword: adminOfSite.password };
  expect((await page.request.post('/api/admin/change-password', { data, headers })).status()).toBe(200);
});

async function fill(dialog: Locator, current: string, next: string) {
  await dialog.getByRole('textbox', named('Mevcut şifre')).fill(current);
  await dialog.getByRole('textbox', named('Yeni şifre')).fill(next);
  await dialog.getByRole('textbox', named('Yeni şifre (tekrar)')).fill(next);
}
