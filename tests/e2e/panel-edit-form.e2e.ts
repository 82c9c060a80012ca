import type { Page } from '@playwright/test';
import { create } from '../promises/panel.ts';
import { expect, test } from '../support/test.ts';
import { expectContent } from './panel-news-form.ts';

const article = {
  title: 'Düzenlenecek haber',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  imageUrl: '',
  images: [],
  published: true,
};

test.beforeEach(async ({ page, signIn, noFaults: _ }) => signIn(page));

test('opening an article changes nothing by a key pressed too early', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = await list(page, 'Erken tuş');
  await edit(page, title);
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Başlık')).toHaveValue(title);
  await expect(dialog).toBeVisible();
});

test('a new form opens no keyboard over a phone’s screen', { tag: '@phone' }, async ({ page }) => {
  for (const [tab, button] of [
    ['Haberler', 'Yeni Haber'],
    ['Operasyonlar', 'Yeni Operasyon'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('Enter in a line goes on to the next field; Ctrl+Enter saves', { tag: '@desktop' }, async ({ page }) => {
  const title = await list(page, 'Enter ile');
  await edit(page, title);
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await dialog.getByLabel('Başlık').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' geçilen');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Özet')).toBeFocused();
  await dialog.getByLabel('Yayınla').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[type=submit]')).toBeFocused();
  expect(await titlesOf(page)).toContain(title);
  await dialog.getByLabel('Başlık').press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  expect(await titlesOf(page)).toContain(`${title} geçilen`);
  // the editor of the text has keys of its own
  await edit(page, `${title} geçilen`);
  await expect(dialog.locator('[type=submit]')).toHaveAttribute('aria-keyshortcuts', /Control\+Enter/);
  await dialog.getByRole('textbox', { name: 'İçerik' }).press('Control+Enter');
  await expect(dialog).toHaveCount(0);
});

test('Ctrl+Enter saves from the dialog itself: as it opens, and with a text that was brought back', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = await list(page, 'Tuşla kaydedilen');
  await edit(page, title);
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await edit(page, title);
  await dialog.getByLabel('Özet').fill('Yarım kalan özet.');
  await page.reload();
  await edit(page, title);
  await expect(dialog.getByRole('button', { name: 'Kayıtlı Hâline Dön' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kayıtlı Hâline Dön' }).press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  const all: { title: string; excerpt: string }[] = await (await page.request.get('/api/admin/news')).json();
  expect(all.find((news) => news.title === title)).toMatchObject({ excerpt: 'Yarım kalan özet.' });
});

test('Enter goes through an operation, over its lists and numbers', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Konum').press('Enter');
  await expect(dialog.getByLabel('İl ve ilçe')).toBeFocused();
  await dialog.getByLabel('Tarih').focus();
  await expect(dialog.getByLabel('Tarih')).toBeFocused();
  await dialog.getByLabel('Tarih').press('Enter');
  await expect(dialog.getByLabel('Durum')).toBeFocused();
  await dialog.getByLabel('Kurtarılan kişi sayısı').press('Enter');
  await expect(dialog.getByLabel('Gönüllü sayısı')).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('a typed number replaces the 0 that stood there', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const field = page.getByRole('dialog').getByLabel('Gönüllü sayısı');
  await field.click();
  await page.keyboard.type('14');
  await expect(field).toHaveValue('14');
});

test('so it does in the parts of the site', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Düzenle: Dernek ve iletişim' }).click();
  const field = page.getByRole('dialog', { name: 'Dernek ve iletişim' }).getByLabel('Aktif yıl');
  await field.click();
  await page.keyboard.type('14');
  await expect(field).toHaveValue('14');
});

test('a form opens with what is stored now, however old the list is', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const title = await list(page, 'Bayat liste');
  const all: { id: number; title: string }[] = await (await page.request.get('/api/admin/news')).json();
  const stored = all.find((news) => news.title === title);
  const data = { ...stored, content: 'Başkasının yeni metni.' };
  await page.request.put(`/api/news/${stored?.id}`, { data, headers: { origin: site.url } });
  await edit(page, title);
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expectContent(dialog, 'Başkasının yeni metni.');
  await dialog.getByLabel('Özet').fill('Benim özetim.');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
});

test('so does an operation’s', { tag: '@desktop' }, async ({ page, site }) => {
  const operation = {
    title: 'Bayat operasyon',
    description: 'Açıklama.',
    location: 'Iğdır',
    date: '2026-03-04',
    status: 'active',
    rescuedCount: 0,
    volunteerCount: 0,
    imageUrl: '',
  };
  const stored = await create(page, '/api/operations', operation);
  await page.goto('/adminpanel?tab=operations');
  await expect(page.getByRole('button', { name: 'Düzenle: Bayat operasyon' })).toBeVisible();
  const data = { ...operation, ...stored, location: 'Kars' };
  await page.request.put(`/api/operations/${stored.id}`, { data, headers: { origin: site.url } });
  await edit(page, 'Bayat operasyon');
  await expect(page.getByRole('dialog').getByLabel('Konum')).toHaveValue('Kars');
});

test('without a network an operation opens with what the list holds', { tag: '@desktop' }, async ({
  page,
  context,
  noFaults,
}) => {
  noFaults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const title = 'Bağlantısız düzenleme';
  const where = { location: 'Iğdır', date: '2026-03-04', status: 'active' };
  await create(page, '/api/operations', { title, description: 'Açıklama.', ...where });
  await page.goto('/adminpanel?tab=operations');
  // the form's own code has come before the network goes
  await edit(page, title);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await context.setOffline(true);
  await edit(page, title);
  await expect(page.getByRole('dialog').getByLabel('Başlık')).toHaveValue(title);
});

/** Makes an article and shows it in the list. */
async function list(page: Page, title: string): Promise<string> {
  const own = `${title} ${test.info().project.name}`;
  await create(page, '/api/news', { ...article, title: own });
  await page.reload();
  await expect(page.getByRole('heading', { name: own })).toBeVisible();
  return own;
}

const edit = (page: Page, title: string) => page.getByRole('button', { name: `Düzenle: ${title}` }).click();

async function titlesOf(page: Page): Promise<string[]> {
  const all: { title: string }[] = await (await page.request.get('/api/admin/news')).json();
  return all.map(({ title }) => title);
}
