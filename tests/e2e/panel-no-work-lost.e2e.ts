import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { leaveTab } from '../support/leave-tab.ts';
import { expect, test } from '../support/test.ts';
import { make, signInOver } from './panel-bin-content.ts';
import { expectContent, fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page);
});

test('when the session has ended, one signs in over the form and the save goes on', {
  tag: '@phone',
}, async ({ page, site }) => {
  const title = `Oturumu aşan haber ${test.info().project.name}`;
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const signIn = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(signIn.getByLabel('Şifre', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expect(signIn.getByLabel('Kullanıcı adı')).toHaveValue(site.admin.username);
  await signIn.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
  await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(signIn.getByRole('alert')).toContainText('Kullanıcı adı veya şifre hatalı');
  await signIn.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
  await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('an article opens after signing in when the session has ended meanwhile', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const edit = page.getByRole('button', { name: /^Düzenle: / }).first();
  await expect(edit).toBeVisible();
  await page.context().clearCookies();
  await edit.click();
  const signIn = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(signIn.getByLabel('Şifre', { exact: true })).toBeFocused();
  await page.keyboard.type(site.admin.password);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(form.getByLabel('Başlık')).not.toHaveValue('');
});

test('who would rather not sign in keeps the form and all that was typed', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Bekleyen haber');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page
    .getByRole('dialog', { name: 'Oturumunuz sona erdi' })
    .getByRole('button', { name: 'Kapat' })
    .click();
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(form.getByRole('alert')).toContainText('Bu işlem için giriş yapmanız gerekiyor.');
  await expect(form.getByLabel('Başlık')).toHaveValue('Bekleyen haber');
});

test('when the question to sign in cannot be shown, the form stays with all that was typed and says why', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/sign-in-over/);
  await page.route('**/sign-in-over-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Sorulmadan kalan haber');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(form.getByRole('alert')).toContainText('Bu işlem için giriş yapmanız gerekiyor.');
  await expect(form.getByLabel('Başlık')).toHaveValue('Sorulmadan kalan haber');
});

test('who signs in over somebody else’s form is asked first, because the save goes on under that name', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const mert = { username: 'mert.yildiz', password: 'Kar-Altında-Ses-4' };
  const headers = { origin: site.url };
  await page.request.post('/api/admin/staff', { data: { ...mert, role: 'media' }, headers });
  const title = 'Ayşe’nin yarım haberi';
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const signIn = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await signIn.getByLabel('Kullanıcı adı').fill(mert.username);
  await signIn.getByLabel('Şifre', { exact: true }).fill(mert.password);
  await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
  const question = page.getByRole('alertdialog', { name: 'Başka birinin adına mı kaydedilsin?' });
  await expect(question).toContainText('mert.yildiz adına kaydedilecek');
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(question).toHaveCount(0);
  expect((await page.request.get('/api/admin/auth')).status()).toBe(401);
  await signIn.getByRole('button', { name: 'Giriş Yap' }).click();
  await question.getByRole('button', { name: 'Giriş Yap ve Sürdür' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
});

test('what was typed comes back after the tab was closed', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Yarım kalan haber');
  const next = await leaveTab(page);
  await next.getByRole('button', { name: 'Sürdür: Yarım kalan haber' }).click();
  const form = next.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(form.getByRole('status')).toContainText(
    'Kaydedilmemiş metniniz geri getirildi (az önce yazılmıştı)',
  );
  await expect(form.getByLabel('Başlık')).toHaveValue('Yarım kalan haber');
  await expectContent(form, 'İlk paragraf.\n\nİkinci paragraf.');
  await expectAccessible(next);
  await expect(form.getByRole('button', { name: 'Baştan Başla' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Yarım Kalanlara Koy' }).click();
  await expect(form).toHaveCount(0);
  await expect(next.getByRole('status').filter({ hasText: 'geri getirildi' })).toHaveCount(0);
  await next.getByRole('button', { name: 'Yazıyı sil: Yarım kalan haber' }).click();
  await next.getByRole('button', { name: 'Yazıyı Sil', exact: true }).click();
  await expect(next.getByRole('region', { name: /^Yarım kalan/ })).toHaveCount(0);
});

test('a saved text and one given up on purpose are not brought back', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = `Kaydedilen haber ${test.info().project.name}`;
  const open = () => page.getByRole('button', { name: 'Yeni Haber' }).click();
  await open();
  await fillFields(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await open();
  await expect(page.getByLabel('Başlık')).toHaveValue('');
  await fillFields(page, 'Vazgeçilen haber');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await open();
  await expect(page.getByLabel('Başlık')).toHaveValue('');
});

test('without a network the text stays, and is saved by itself once it is back', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const title = `Bağlantısız haber ${test.info().project.name}`;
  const form = await saveOffline(page, title);
  await expect(form.getByLabel('Başlık')).toHaveValue(title);
  await context.setOffline(false);
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  expect((await titlesOf(page)).filter((stored) => stored === title)).toHaveLength(1);
});

test('a text that was changed after the failure waits for its own press', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const title = `Bağlantısızken değişen haber ${test.info().project.name}`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/news'))
      sent.push(request.postDataJSON().title);
  });
  const form = await saveOffline(page, title);
  await form.getByLabel('Başlık').fill(`${title}, yeni`);
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await expect(form.getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toHaveCount(0);
  expect(sent).toEqual([title, `${title}, yeni`]);
  expect((await titlesOf(page)).filter((stored) => stored.startsWith(title))).toEqual([`${title}, yeni`]);
});

/** Writes an article and presses the button without a network. */
async function saveOffline(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  await page.context().setOffline(true);
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('bağlantınız gelince kendiliğinden gönderilir');
  await expect(page.getByText('Hata', { exact: true })).toHaveCount(0);
  return form;
}

async function titlesOf(page: Page): Promise<string[]> {
  const all: { title: string }[] = await (await page.request.get('/api/admin/news')).json();
  return all.map(({ title }) => title);
}

test('a list inside a form that failed because the session ended is read after signing in over both', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Kitaplığı açılmayan haber');
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Kitaplıktan Seç' }).first().click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.getByRole('button', { name: 'Yeniden Dene' }).click();
  await signInOver(page, site.admin);
  await expect(library.getByRole('button', { name: 'Yeniden Dene' })).toHaveCount(0);
  await library.getByRole('button', { name: 'Kapat' }).first().click();
  await expect(form.getByLabel('Başlık')).toHaveValue('Kitaplığı açılmayan haber');
});

test('a form that was closed while it was saved closes no other when the answer comes', {
  tag: '@desktop',
}, async ({ page }) => {
  await make(page, 'news', 'Kapatılan haber', { published: false });
  await page.reload();
  const letGo = await holdRequests(page, '**/api/news/*');
  await page.getByRole('button', { name: 'Düzenle: Kapatılan haber' }).click();
  const first = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await first.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(first.getByRole('button', { name: 'Kaydediliyor…' })).toBeVisible();
  await first.getByRole('button', { name: 'İptal' }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const second = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await second.getByLabel('Başlık').fill('Açık kalan haber');
  letGo();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  await expect(second.getByLabel('Başlık')).toHaveValue('Açık kalan haber');
});
