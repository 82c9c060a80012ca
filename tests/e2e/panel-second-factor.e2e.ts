import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { crewPassword, hire, visitAs } from './panel-crew.ts';
import { fillFields } from './panel-news-form.ts';

/** What the telephone shows, or will show after so many half minutes. */
const shown = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** @returns the key that stands below the picture */
async function switchOn(page: Page): Promise<string> {
  await choose(page, 'Giriş Güvenliği');
  const dialog = page.getByRole('dialog', { name: 'Giriş Güvenliği' });
  await dialog.getByRole('button', { name: 'Uygulamayı Kur' }).click();
  await dialog.getByLabel('Mevcut şifre').fill(crewPassword);
  await dialog.getByRole('button', { name: 'Kuruluma Başla' }).click();
  await expect(dialog.getByRole('img', { name: 'Doğrulama uygulamasının okuyacağı karekod' })).toBeVisible();
  const secret = (await dialog.getByRole('code').textContent()) ?? '';
  await dialog.getByLabel(/6 haneli kodu yazın/).fill(shown(secret));
  await dialog.getByRole('button', { name: 'Aç', exact: true }).click();
  await expect(page.getByText('İki aşamalı giriş açıldı', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Yedek kodlarınız' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kodları Sakladım' }).click();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

/** On a phone it stands in the menu. */
async function signOut(page: Page) {
  const button = page.getByRole('button', { name: 'Çıkış Yap' });
  if (await button.isVisible()) await button.click();
  else await choose(page, 'Çıkış Yap');
  await page.waitForURL('**/admin-login');
}

async function typePassword(page: Page, username: string) {
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByLabel('Şifre', { exact: true }).fill(crewPassword);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
}

test('somebody sets up codes, signs in with one, and an admin switches them off for a lost telephone', {
  tag: '@phone',
}, async ({ page, signIn, browser, site, noFaults }) => {
  noFaults.allow(/status of (400|401)/);
  await signIn(page);
  const username = await hire(page);
  const theirs = await visitAs(browser, site, { username });
  await choose(theirs, 'Giriş Güvenliği');
  const dialog = theirs.getByRole('dialog', { name: 'Giriş Güvenliği' });
  await dialog.getByRole('button', { name: 'Uygulamayı Kur' }).click();
  await expect(dialog.getByLabel('Mevcut şifre')).toBeVisible();
  await expectAccessible(theirs, 'off');
  await dialog.getByLabel('Mevcut şifre').fill('Yanlis-Sifre-1');
  await dialog.getByRole('button', { name: 'Kuruluma Başla' }).click();
  await expect(dialog.getByLabel('Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifre hatalı');
  await dialog.getByLabel('Mevcut şifre').fill(crewPassword);
  await dialog.getByRole('button', { name: 'Kuruluma Başla' }).click();
  const code = dialog.getByLabel(/6 haneli kodu yazın/);
  await expect(code).toBeVisible();
  await expectAccessible(theirs, 'the picture for the app');
  await code.fill('000000');
  await dialog.getByRole('button', { name: 'Aç', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/Doğrulama kodu hatalı/);
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();

  const secret = await switchOn(theirs);
  await signOut(theirs);
  await typePassword(theirs, username);
  const asked = theirs.getByLabel('Doğrulama kodu');
  await expect(asked).toBeFocused();
  await expectAccessible(theirs, 'the code is asked for');
  await theirs.keyboard.press('Enter');
  await expect(asked).toHaveAccessibleDescription(/Doğrulama kodu gereklidir/);
  await asked.fill('000 000');
  await theirs.keyboard.press('Enter');
  await expect(asked).toHaveAccessibleDescription(/hatalı ya da süresi geçmiş/);
  await expect(asked).toBeFocused();
  // the code that set it up is used up
  await asked.fill(shown(secret, 1));
  await theirs.keyboard.press('Enter');
  await theirs.waitForURL('**/adminpanel');
  await expect(theirs.getByText(`Hoş geldiniz, ${username}`)).toBeVisible();
  await choose(theirs, 'Giriş Güvenliği');
  await expect(dialog.getByText(/^Açık\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();

  await choose(page, 'Kullanıcılar');
  const row = page
    .getByRole('dialog', { name: 'Kullanıcılar' })
    .getByRole('listitem')
    .filter({ hasText: username });
  await expect(row).toContainText('İki aşamalı giriş');
  await expectAccessible(page, 'people');
  await row.getByRole('button', { name: `İki aşamalı girişi kapat: ${username}` }).click();
  const question = page.getByRole('alertdialog', {
    name: `${username} kullanıcısının iki aşamalı girişi kapatılsın mı?`,
  });
  await question.getByRole('button', { name: 'İki Aşamalı Girişi Kapat' }).click();
  await expect(row.getByText('İki aşamalı giriş', { exact: true })).toHaveCount(0);
  await signOut(theirs);
  await typePassword(theirs, username);
  await theirs.waitForURL('**/adminpanel');
  await theirs.context().close();
});

test('a person asked to sign in again over an open form is asked for the code', {
  tag: '@desktop',
}, async ({ page, signIn, browser, site, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
  const username = await hire(page, { role: 'admin' });
  const theirs = await visitAs(browser, site, { username });
  const secret = await switchOn(theirs);
  await theirs.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(theirs, 'Oturum bitince de kod istenir');
  const form = theirs.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await theirs.context().clearCookies();
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const over = theirs.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await over.getByLabel('Şifre', { exact: true }).fill(crewPassword);
  await over.getByRole('button', { name: 'Giriş Yap' }).click();
  await over.getByLabel('Doğrulama kodu').fill(shown(secret, 1));
  await over.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(over).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expect(theirs.getByText('Oturum bitince de kod istenir').first()).toBeVisible();
  await theirs.context().close();
});
