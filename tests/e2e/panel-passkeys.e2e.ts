import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { crewPassword, hire, visitAs } from './panel-crew.ts';
import { attachDevice, named, openWaysIn } from './panel-device.ts';
import { fillFields } from './panel-news-form.ts';

const ownPassword = 'Kendi-Sifrem-1923';

interface Asked {
  site: Site;
  username: string;
  options?: BrowserContextOptions;
}

/** Somebody with a password of their own, and a device. */
async function visitWithDevice(browser: Browser, { site, username, options }: Asked) {
  const page = await visitAs(browser, named(site), { ...options, username });
  const data = { currentPassword: crewPassword, newPassword: ownPassword };
  const headers = { origin: named(site).url };
  expect((await page.request.post('/api/admin/change-password', { data, headers })).ok()).toBe(true);
  await page.reload();
  return { page, ...(await attachDevice(page)) };
}

/** @returns the codes that came with the first passkey */
async function addPasskey(page: Page, name: string): Promise<string[]> {
  const dialog = await openWaysIn(page);
  await expectAccessible(page, 'no passkey yet');
  await dialog.getByRole('button', { name: 'Geçiş Anahtarı Ekle' }).click();
  await expect(dialog.getByLabel('Anahtarın adı')).not.toHaveValue('');
  await dialog.getByLabel('Anahtarın adı').fill(name);
  await dialog.getByLabel('Mevcut şifre').fill(ownPassword);
  await expectAccessible(page, 'adding');
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Yedek kodlarınız' })).toBeVisible();
  await expectAccessible(page, 'the codes');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Dosyaya Kaydet' }).click();
  const file = await (await download).path();
  for (const code of codes) expect(readFileSync(file, 'utf8')).toContain(code);
  await dialog.getByRole('button', { name: 'Kodları Sakladım' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('Henüz kullanılmadı');
  await expect(dialog.getByText('10 kullanılmamış yedek kodunuz var.')).toBeVisible();
  await expectAccessible(page, 'one passkey');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  return codes;
}

async function signOut(page: Page) {
  await page.request.post('/api/admin/logout', { headers: { origin: new URL(page.url()).origin } });
  await page.goto('/admin-login');
}

test('a passkey signs in without typing, and a code from paper when the device is lost', {
  tag: '@phone',
}, async ({ page: adminPage, signIn, browser, site }) => {
  await signIn(adminPage);
  const username = await hire(adminPage);
  const { page, lose } = await visitWithDevice(browser, { site, username });
  const [code = ''] = await addPasskey(page, 'Eski telefonum');

  await signOut(page);
  const button = page.getByRole('button', { name: 'Geçiş anahtarıyla gir' });
  await expectAccessible(page, 'the sign-in page');
  await button.click();
  await page.waitForURL('**/adminpanel');
  await expect(page.getByText(`Hoş geldiniz, ${username}`)).toBeVisible();

  await lose();
  await signOut(page);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Geçiş anahtarı kullanılmadı');
  await expectAccessible(page, 'no passkey here');
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByLabel('Şifre', { exact: true }).fill(ownPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Doğrulama kodu').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/adminpanel');

  const dialog = await openWaysIn(page);
  await expect(dialog.getByText('9 kullanılmamış yedek kodunuz var.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Geçiş anahtarını kaldır: Eski telefonum' }).click();
  await dialog.getByLabel('Mevcut şifre').fill(ownPassword);
  await dialog.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await expect(page.getByText('Geçiş anahtarı kaldırıldı', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.context().close();
});

test('a passkey answers for the password: over an open form, and before one’s ways to sign in change', {
  tag: '@desktop',
}, async ({ page: adminPage, signIn, browser, site }) => {
  await signIn(adminPage);
  const username = await hire(adminPage);
  const { page } = await visitWithDevice(browser, { site, username });
  await addPasskey(page, 'Dizüstü');
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Oturum bitince anahtar yeter');
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const over = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await over.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(over).toHaveCount(0);
  await expect(form).toHaveCount(0);

  const dialog = await openWaysIn(page);
  await dialog.getByRole('button', { name: 'Yeni Yedek Kodlar Al' }).click();
  await dialog.getByRole('button', { name: 'Şifre yerine geçiş anahtarımla onayla' }).click();
  await expect(dialog.getByRole('heading', { name: 'Yedek kodlarınız' })).toBeVisible();
  await page.context().close();
});

test('where browsers have no passkeys the dialog says why', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  const dialog = await openWaysIn(page);
  await expect(dialog).toContainText('yalnızca güvenli bağlantıda (https)');
  await expect(dialog.getByRole('button', { name: 'Geçiş Anahtarı Ekle' })).toHaveCount(0);
});
