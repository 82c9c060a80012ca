import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { crewPassword, hire, newName, visitAs } from './panel-crew.ts';

/** The panel no longer lets them in. */
async function expectSignedOut(page: Page) {
  await page.reload();
  await page.waitForURL('**/admin-login');
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an admin adds somebody, who can sign in', async ({ page, signIn, browser, site, noFaults: _ }) => {
  await signIn(page);
  const username = newName();
  await choose(page, 'Kullanıcılar');
  const list = page.getByRole('dialog', { name: 'Kullanıcılar' });
  await list.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Kullanıcı Ekle' });
  await form.getByLabel('Kullanıcı adı').fill(username);
  await form.getByLabel('Rol').selectOption('Yönetim');
  await form.getByLabel('Şifresini ben belirleyeyim').check();
  await form.getByLabel('Şifre', { exact: true }).fill(crewPassword);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni kullanıcı eklendi', { exact: true })).toBeVisible();
  const row = list.getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText('Yönetim');
  await expect(row).toContainText('Hiç giriş yapmadı');
  const other = await visitAs(browser, site, { username });
  await expect(other.getByText(`Hoş geldiniz, ${username}`)).toBeVisible();
  await other.context().close();
});

test('mistakes are shown beside their fields, the server’s too', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/status of (400|409)/);
  await signIn(page);
  const taken = await hire(page);
  await choose(page, 'Kullanıcılar');
  await page.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Kullanıcı Ekle' });
  const username = form.getByLabel('Kullanıcı adı');
  const secret = form.getByLabel('Şifre', { exact: true });
  await form.getByLabel('Şifresini ben belirleyeyim').check();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(username).toHaveAccessibleDescription(/en az 3 karakter/);
  await expect(secret).toHaveAccessibleDescription(/en az 6 karakter olmalıdır/);
  await username.fill(taken.toUpperCase());
  await secret.fill('password123');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(secret).toHaveAccessibleDescription(/çok yaygın/);
  await secret.fill(crewPassword);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(username).toHaveAccessibleDescription(/zaten kullanılıyor/);
  await expect(username).toBeFocused();
});

test('a role can be changed, and the last admin stays one', { tag: '@desktop' }, async ({
  page,
  signIn,
  site,
  noFaults,
}) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
  const username = await hire(page);
  await choose(page, 'Kullanıcılar');
  const list = page.getByRole('dialog', { name: 'Kullanıcılar' });
  const form = page.getByRole('dialog', { name: 'Kullanıcıyı Düzenle' });
  const changeRole = async (name: string, role: string) => {
    await list.getByRole('button', { name: `Düzenle: ${name}`, exact: true }).click();
    await form.getByLabel('Rol').selectOption(role);
    await form.getByRole('button', { name: 'Kaydet' }).click();
  };
  await changeRole(username, 'Yönetim');
  await expect(page.getByText('Kullanıcı güncellendi', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: username })).toContainText('Yönetim');
  await expect(list.getByRole('button', { name: `Düzenle: ${username}` })).toBeFocused();
  await changeRole(site.admin.username, 'Medya');
  await expect(form.getByRole('alert')).toContainText('Son etkin yönetici');
});

test('who is disabled is out, until enabled again', { tag: '@desktop' }, async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page);
  const username = await hire(page);
  const other = await visitAs(browser, site, { username });
  await choose(page, 'Kullanıcılar');
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText('1 açık oturum');
  await row.getByRole('button', { name: `Devre dışı bırak: ${username}` }).click();
  const question = page.getByRole('alertdialog', { name: `${username} devre dışı bırakılsın mı?` });
  await question.getByRole('button', { name: 'Devre Dışı Bırak' }).click();
  await expect(page.getByText('Kullanıcı devre dışı bırakıldı', { exact: true })).toBeVisible();
  await expect(row).toContainText('Devre dışı');
  await expectSignedOut(other);
  await row.getByRole('button', { name: `Etkinleştir: ${username}` }).click();
  await expect(page.getByText('Kullanıcı etkinleştirildi', { exact: true })).toBeVisible();
  await expect(row).toContainText('Etkin');
  await other.context().close();
});

test('a new password, and ending the sessions, sign somebody out', { tag: '@desktop' }, async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page);
  const username = await hire(page);
  const other = await visitAs(browser, site, { username });
  await choose(page, 'Kullanıcılar');
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: username });
  await row.getByRole('button', { name: `Oturumları kapat: ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oturumları Kapat' }).click();
  await expect(page.getByText('Oturumlar kapatıldı', { exact: true })).toBeVisible();
  await expect(row).toContainText('Açık oturumu yok');
  await expectSignedOut(other);
  await row.getByRole('button', { name: `Yeni şifre: ${username}` }).click();
  const form = page.getByRole('dialog', { name: `${username} için yeni şifre` });
  await form.getByLabel('Şifre', { exact: true }).fill('Sis-Cani-9-Kez');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni şifre kaydedildi', { exact: true })).toBeVisible();
  const data = { username, password: crewPassword };
  const old = await other.request.post('/api/admin/login', { data, headers: { origin: site.url } });
  expect(old.status()).toBe(401);
  await other.context().close();
});

test('who is not an admin sees neither people nor log, but their own sessions', { tag: '@desktop' }, async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page);
  const other = await visitAs(browser, site, { username: await hire(page, { role: 'management' }) });
  await other.getByRole('button', { name: 'Menü' }).click();
  const items = other.getByRole('menuitem').filter({ visible: true });
  await expect(items.filter({ hasText: 'Oturumlarım' })).toBeVisible();
  await expect(items.filter({ hasText: /Kullanıcılar|İşlem Geçmişi/ })).toHaveCount(0);
  await other.context().close();
});

test('one’s own sessions are listed, and another can be ended', { tag: '@desktop' }, async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page);
  const username = await hire(page);
  const [here, there] = [
    await visitAs(browser, site, { username }),
    await visitAs(browser, site, { username }),
  ];
  await choose(here, 'Oturumlarım');
  const dialog = here.getByRole('dialog', { name: 'Oturumlarım' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(dialog.getByText('Bu oturum')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Kapat: / }).click();
  await expect(here.getByText('Oturum kapatıldı', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expectSignedOut(there);
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(here.getByRole('button', { name: 'Menü' })).toBeFocused();
  await here.context().close();
  await there.context().close();
});

test('the menu and one’s own sessions are accessible', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('menuitem', { name: 'Oturumlarım' })).toBeVisible();
  await expectAccessible(page, 'open menu');
  await page.getByRole('menuitem', { name: 'Oturumlarım' }).click();
  await expect(page.getByText('Bu oturum')).toBeVisible();
  await expectAccessible(page, 'own sessions');
});

test('the dialogs about people are accessible', async ({ page, signIn }) => {
  await signIn(page);
  const username = await hire(page);
  await choose(page, 'Kullanıcılar');
  await expect(page.getByRole('listitem').filter({ hasText: username })).toBeVisible();
  await expectAccessible(page, 'people');
  await page.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expectAccessible(page, 'adding, with sentences');
  await page.keyboard.press('Escape');
  for (const action of ['Düzenle', 'Yeni şifre', 'Davet bağlantısı', 'Devre dışı bırak']) {
    await page.getByRole('button', { name: `${action}: ${username}` }).click();
    await expect(page.getByRole('button', { name: 'İptal' })).toBeVisible();
    await expectAccessible(page, action);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'İptal' })).toHaveCount(0);
  }
});

test('lists that wait or fail say so, accessibly', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
  await page.route('**/api/admin/staff', (route) => route.fulfill({ status: 404, body: '' }));
  await choose(page, 'Kullanıcılar');
  await expect(page.getByText('Kullanıcı listesi alınamadı')).toBeVisible();
  await expectAccessible(page, 'failed');
  await page.unroute('**/api/admin/staff');
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/api/admin/sessions', () => {});
  await choose(page, 'Oturumlarım');
  await expect(page.getByText('Oturumlar yükleniyor…')).toBeAttached();
  await expectAccessible(page, 'waiting');
});
