import type { Page } from '@playwright/test';
import { mediaList } from '../support/media-list.ts';
import { newsList } from '../support/news-list.ts';
import { operationList } from '../support/operation-list.ts';
import { photoList } from '../support/photo-list.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, refusals } from './panel.ts';

/** The toasts about who is signed in, and the lists that cannot be read. */

const sentence = 'Sunucunun kendi cümlesi.';
const failed = (description: string, title = 'Hata') =>
  ({ title, description, variant: 'destructive' }) as const;

test.beforeEach(({ noFaults }) => noFaults.allow(/status of (401|404|500)/));

test("login failure: 'Giriş Hatası' with the server's message, else 'Kullanıcı adı veya şifre hatalı'", {
  tag: '@desktop',
}, async ({ page }) => {
  const server = await refusals(page);
  await page.goto('/admin-login');
  await page.getByLabel('Kullanıcı adı').fill('mert');
  await page.getByLabel('Şifre', { exact: true }).fill('karanlik');
  const signIn = page.getByRole('button', { name: 'Giriş Yap' });
  server.start();
  await signIn.click();
  await expectToast(page, failed('Kullanıcı adı veya şifre hatalı', 'Giriş Hatası'));
  server.start(sentence);
  await signIn.click();
  await expectToast(page, failed(sentence, 'Giriş Hatası'));
  await expect(page).toHaveURL(/\/admin-login$/);
});

test("password change: 'Hata' with the server's message, else 'Şifre değiştirilemedi'; 'Şifre Değiştirildi' closes the dialog and empties the form", {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  const server = await refusals(page);
  await signIn(page);
  const open = page.getByRole('button', { name: 'Şifre Değiştir' });
  const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
  const save = dialog.getByRole('button', { name: 'Şifreyi Kaydet' });
  await open.click();
  await fillPasswords(page, 'Kar-Altında-Ses-4');
  for (const said of [undefined, sentence]) {
    server.start(said);
    await save.click();
    await expectToast(page, failed(said ?? 'Şifre değiştirilemedi'));
    await expect(dialog.getByLabel('Yeni şifre', { exact: true })).toHaveValue('Kar-Altında-Ses-4');
  }
  server.stop();
  // answered here, so that the others of this server still sign in with the old one
  const sent: unknown[] = [];
  await page.route('**/api/admin/change-password', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, body: '' });
  });
  await save.click();
  await expectToast(page, { title: 'Şifre Değiştirildi' });
  expect(sent).toEqual([{ currentPassword: 'x', newPassword: 'Kar-Altında-Ses-4' }]);
  await expect(dialog).toHaveCount(0);
  await open.click();
  for (const label of ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'])
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('');
});

test("logout failure: 'Çıkış yapılırken bir hata oluştu', whatever the server says, or when its answer is no JSON", {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  const signOut = page.getByRole('button', { name: 'Çıkış Yap' });
  for (const answer of [
    { status: 500, body: '' },
    { status: 500, json: { message: sentence } },
    { status: 200, body: 'tamam' },
  ]) {
    await page.route('**/api/admin/logout', (route) => route.fulfill(answer));
    await signOut.click();
    await expectToast(page, failed('Çıkış yapılırken bir hata oluştu'));
    await expect(page).toHaveURL(/\/adminpanel$/);
    await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
  }
  await page.unroute('**/api/admin/logout');
  await signOut.click();
  await expectToast(page, { title: 'Çıkış Yapıldı' });
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('lists that cannot be read: Failed to fetch news, operations, photos, media files', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  for (const path of [newsList, operationList, mediaList, photoList])
    await page.route(path, (route) => route.fulfill({ status: 404, json: { message: sentence } }));
  await signIn(page);
  for (const [tab, message] of [
    ['Haberler', 'Failed to fetch news'],
    ['Operasyonlar', 'Failed to fetch operations'],
    ['Medya', 'Failed to fetch media files'],
    ['Fotoğraf Galerisi', 'Failed to fetch photos'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
  }
});

async function fillPasswords(page: Page, next: string) {
  await page.getByLabel('Mevcut şifre', { exact: true }).fill('x');
  await page.getByLabel('Yeni şifre', { exact: true }).fill(next);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(next);
}
