import type { Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { tool } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  // the uses of a picture that only the browser knows
  noFaults.allow(/\/media\/\d+\/uses/);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
});

/** What a volunteer does at night on a phone costs so many taps besides typing, and no more. */
const atMost = { article: 20, publish: 2, address: 1, typo: 3, whoPublished: 3 };

test('an article with a heading, a link, a list and three photos in its text is a draft after 20 taps', {
  tag: '@phone',
}, async ({ page }) => {
  const { tap, type, pick, upload, count } = countTaps();
  const title = 'Telefonda yazılan haber';
  await tap(page.getByRole('button', { name: 'Yeni Haber' }));
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await expect(area).toHaveClass(/rich-article/);
  await type(dialog.getByLabel('Başlık'), title);
  await type(dialog.getByLabel('Özet'), 'Gece araması bitti.');
  await type(area, 'Ekip sabah yola çıktı.');
  await page.keyboard.press('Enter');
  await tap(tool(dialog, 'Ara başlık'));
  await page.keyboard.type('Gerekenler');
  await page.keyboard.press('Enter');
  await tap(tool(dialog, 'Madde işaretli liste'));
  await page.keyboard.type('kask');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ip');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tap(tool(dialog, 'Bağlantı'));
  const link = page.getByRole('dialog', { name: 'Bağlantı' });
  await type(link.getByLabel('Görünecek metin'), 'Destek olun');
  await type(link.getByLabel('Nereye götürsün?'), '/donate');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(0);
  await tap(tool(dialog, 'Metne görsel ekle'));
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  const photos = ['birinci.png', 'ikinci.png', 'üçüncü.png'];
  await upload(library.getByRole('button', { name: 'Görsel Yükle' }), photos.map(chosenFile));
  await expect(library).toHaveCount(0);
  await expect(area.locator('.picture')).toHaveCount(3);
  await pick(dialog.getByLabel('Kategori'), 'Duyuru');
  await tap(dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(dialog).toHaveCount(0);
  const [stored] = (await listNews(page)).filter((news) => news.title === title);
  expect(stored).toMatchObject({ published: false });
  expect(stored?.content).toMatch(/\n\n## Gerekenler\n\n- kask\n- ip\n\n.*\[Destek olun\]\(\/donate\)/);
  expect(stored?.content).toMatch(/(\n\n!\[\]\(\/media\/[\w.]+\)){3}$/);
  expect(count()).toBeLessThanOrEqual(atMost.article);
});

test('a draft is published from its row in two taps', { tag: '@phone' }, async ({ page, site }) => {
  const title = 'Yayını bekleyen';
  await write(page, { title, published: false }, site.url);
  await page.reload();
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: `Diğer işlemler: ${title}` }));
  await tap(page.getByRole('menuitem', { name: 'Yayınla' }));
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Yayınlandı', { exact: true })).toBeVisible();
  expect((await listNews(page)).filter((news) => news.title === title)).toMatchObject([{ published: true }]);
  expect(count()).toBeLessThanOrEqual(atMost.publish);
});

test('the public address of an article is copied in one tap', { tag: '@phone' }, async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'Adresi istenen';
  await publish(page, title, site.url);
  await page.reload();
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: `Bağlantıyı kopyala: ${title}` }));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^${site.url}/news/\\d+`));
  expect(count()).toBeLessThanOrEqual(atMost.address);
});

test('a typo is corrected in three taps', { tag: '@phone' }, async ({ page, site }) => {
  const title = 'Düzeltilen haber';
  await publish(page, title, site.url);
  await page.reload();
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: `Düzenle: ${title}` }));
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  const area = dialog.getByLabel('İçerik');
  await expect(area).toHaveClass(/rich-article/);
  await tap(area);
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await tap(dialog.getByRole('button', { name: 'Güncelle' }));
  await expect(dialog).toHaveCount(0);
  expect((await listNews(page)).filter((news) => news.title === title)).toMatchObject([
    { content: 'Arama sürüyor.', published: true },
  ]);
  expect(count()).toBeLessThanOrEqual(atMost.typo);
});

test('who published an article is found in three taps', { tag: '@phone' }, async ({ page, site }) => {
  await publish(page, 'Kimin yayınladığı aranan', site.url);
  await publish(page, 'Sonra çıkan', site.url);
  const { tap, type, count } = countTaps();
  await tap(page.getByRole('button', { name: 'Menü' }));
  await tap(page.getByRole('menuitem', { name: 'İşlem Geçmişi' }));
  const dialog = page.getByRole('dialog', { name: 'İşlem Geçmişi' });
  await type(dialog.getByLabel('Başlıkta ara'), 'kimin yayin');
  const rows = dialog.locator('ol > li');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${site.admin.username} “Kimin yayınladığı aranan” haberini`);
  expect(count()).toBeLessThanOrEqual(atMost.whoPublished);
});

const listNews = async (
  page: Page,
): Promise<{ title: string; content: string; published: boolean; images: string[] }[]> =>
  (await page.request.get('/api/admin/news')).json();

const publish = (page: Page, title: string, origin: string) =>
  write(page, { title, published: true }, origin);

async function write(page: Page, news: { title: string; published: boolean }, origin: string) {
  const data = { excerpt: 'Özet.', content: 'Arama sürüyor', category: 'Duyuru', ...news };
  const answer = await page.request.post('/api/news', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(201);
}
