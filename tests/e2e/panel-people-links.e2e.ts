import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { crewPassword, hire, inAWeek, newName, openBrowser, visitAs } from './panel-crew.ts';

const chosen = 'Buz-Baltasi-5';

async function openPeople(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Kullanıcılar' }).click();
  return page.getByRole('dialog', { name: 'Kullanıcılar' });
}

/** Invites somebody through the panel. @returns the link, while its dialog is open */
async function invite(page: Page, username: string): Promise<string> {
  const list = await openPeople(page);
  await list.getByRole('button', { name: 'Yeni Kullanıcı' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Kullanıcı Ekle' });
  await form.getByLabel('Kullanıcı adı').fill(username);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  return linkIn(page, `${username} için davet bağlantısı`);
}

async function linkIn(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('img', { name: 'Bağlantının karekodu' })).toBeVisible();
  return dialog.getByLabel('Bağlantı', { exact: true }).inputValue();
}

async function choosePassword(page: Page, { again = chosen } = {}) {
  await page.getByLabel('Yeni şifre', { exact: true }).fill(chosen);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Kaydet ve Giriş Yap' }).click();
}

test('who is invited opens the link, chooses a password and is in; the link opens once', async ({
  page,
  signIn,
  browser,
  site,
  noFaults: _,
}) => {
  await signIn(page);
  const username = newName();
  const link = await invite(page, username);
  const guest = await openBrowser(browser, site);
  await guest.goto(link);
  await expect(guest.getByText(`Hoş geldiniz, ${username}.`)).toBeVisible();
  await choosePassword(guest, { again: 'baska-bir-sey' });
  const again = guest.getByLabel('Yeni şifre (tekrar)', { exact: true });
  await expect(again).toHaveAccessibleDescription('Şifreler eşleşmiyor');
  await choosePassword(guest);
  await guest.waitForURL('**/adminpanel');
  await expect(guest.getByText(`Hoş geldiniz, ${username}`)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Şimdi değiştir' })).toHaveCount(0);
  await guest.goto('/admin-login');
  await guest.waitForURL('**/adminpanel');
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toContainText('Bu bağlantı geçersiz');
  await guest.context().close();
});

test('a forgotten password is chosen again with a link, and the newest link counts', {
  tag: '@desktop',
}, async ({ page, signIn, browser, site }) => {
  await signIn(page);
  const username = await hire(page);
  const signedIn = await visitAs(browser, site, { username });
  const list = await openPeople(page);
  const row = list.getByRole('listitem').filter({ hasText: username });
  const make = async () => {
    await row.getByRole('button', { name: `Şifre sıfırlama bağlantısı: ${username}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Bağlantı Oluştur' }).click();
    const link = await linkIn(page, `${username} için şifre sıfırlama bağlantısı`);
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Sıfırlama bağlantısı henüz kullanılmadı');
    return link;
  };
  const [earlier, newest] = [await make(), await make()];
  const guest = await openBrowser(browser, site);
  await guest.goto(earlier);
  await expect(guest.getByRole('alert')).toContainText('Bu bağlantı geçersiz');
  await guest.goto(newest);
  await choosePassword(guest);
  await guest.waitForURL('**/adminpanel');
  await signedIn.reload();
  await signedIn.waitForURL('**/admin-login');
  await guest.context().close();
  await signedIn.context().close();
});

test('the keyboard goes on in the list once the link is closed', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await invite(page, newName());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Kullanıcılar' })).toBeFocused();
});

test('a line asks for a password that nobody else knows, and covers nothing', { tag: '@desktop' }, async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn(page);
  const other = await visitAs(browser, site, { username: await hire(page) });
  const line = other.getByRole('region', { name: 'Şifreniz hakkında' });
  await expect(line).toBeVisible();
  await other.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(other.getByRole('dialog', { name: 'Yeni Haber Ekle' })).toBeVisible();
  await other.getByRole('button', { name: 'Kapat', exact: true }).click();
  await line.getByRole('button', { name: 'Sonra' }).click();
  await expect(line).toHaveCount(0);
  await inAWeek(other);
  await line.getByRole('button', { name: 'Şimdi değiştir' }).click();
  const dialog = other.getByRole('dialog', { name: 'Şifre Değiştir' });
  const fields = { 'Mevcut şifre': crewPassword, 'Yeni şifre': chosen, 'Yeni şifre (tekrar)': chosen };
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name, exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(other.getByText('Şifre Değiştirildi', { exact: true })).toBeVisible();
  await expect(line).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await other.context().close();
});

test('while there is one admin, the list says what that means', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const list = await openPeople(page);
  await expect(list.getByText('Tek bir yönetici var.')).toBeVisible();
  const second = await hire(page, { role: 'admin' });
  await page.keyboard.press('Escape');
  await openPeople(page);
  const row = list.getByRole('listitem').filter({ hasText: second });
  await expect(row).toBeVisible();
  await expect(list.getByText('Tek bir yönetici var.')).toHaveCount(0);
  await row.getByRole('button', { name: 'Devre Dışı Bırak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devre Dışı Bırak' }).click();
  await expect(list.getByText('Tek bir yönetici var.')).toBeVisible();
});

test('the link, and the page behind it, are accessible', async ({
  page,
  signIn,
  browser,
  site,
  noFaults,
}) => {
  noFaults.allow(/404/);
  await signIn(page);
  const link = await invite(page, newName());
  await expectAccessible(page, 'link');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goto(link);
  await expect(page.getByLabel('Yeni şifre', { exact: true })).toBeVisible();
  await expectAccessible(page, 'choosing');
  const guest = await openBrowser(browser, site);
  await guest.goto('/admin-password#eskimis');
  await expect(guest.getByRole('alert')).toBeVisible();
  await expectAccessible(guest, 'not open');
  await guest.context().close();
});
