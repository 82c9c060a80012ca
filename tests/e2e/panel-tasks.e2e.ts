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
const atMost = { article: 20, typo: 3, whoPublished: 3, pictureOf500: 4 };

test('an article with a heading, a link, a list and three photos is a draft after 20 taps', {
  tag: '@phone',
}, async ({ page }) => {
  const { tap, type, upload, count } = countTaps();
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
  await type(link.getByLabel('Görünecek söz'), 'Destek olun');
  await type(link.getByLabel('Nereye götürsün?'), '/donate');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(0);
  await tap(tool(dialog, 'Metne görsel ekle'));
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await upload(library.getByRole('button', { name: 'Görsel Yükle' }), [chosenFile('metinde.png')]);
  await expect(library).toHaveCount(0);
  const photos = [chosenFile('birinci.png'), chosenFile('ikinci.png')];
  await upload(dialog.getByRole('button', { name: 'Fotoğrafları Yükle' }), photos);
  await tap(dialog.getByLabel('Kategori'));
  await tap(page.getByRole('option', { name: 'Duyuru' }));
  await expect(dialog.getByRole('img', { name: 'Önizleme: Ek görseller 2' })).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(dialog).toHaveCount(0);
  const [stored] = (await listNews(page)).filter((news) => news.title === title);
  expect(stored).toMatchObject({ published: false, images: [expect.any(String), expect.any(String)] });
  expect(stored?.content).toMatch(/\n\n## Gerekenler\n\n- kask\n- ip\n\n.*\[Destek olun\]\(\/donate\)/);
  expect(stored?.content).toMatch(/!\[.*\]\(\/media\//);
  expect(count()).toBeLessThanOrEqual(atMost.article);
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
  await tap(dialog.getByRole('button', { name: 'Kaydet' }));
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

test('one of 500 pictures is found by its operation in four taps', { tag: '@phone' }, async ({ page }) => {
  const library = Array.from({ length: 500 }, (_value, place) => picture(500 - place));
  await page.route('**/api/media', (route) => route.fulfill({ json: library }));
  const { tap, pick, count } = countTaps();
  await tap(page.getByRole('tab', { name: 'Medya' }));
  await pick(page.getByLabel('Operasyona göre'), '3. operasyon');
  await tap(page.getByRole('button', { name: 'Görüntüle: IMG_2300.jpg' }));
  await expect(page.getByRole('dialog', { name: 'IMG_2300.jpg' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(atMost.pictureOf500);
});

const listNews = async (
  page: Page,
): Promise<{ title: string; content: string; published: boolean; images: string[] }[]> =>
  (await page.request.get('/api/admin/news')).json();

async function publish(page: Page, title: string, origin: string) {
  const data = { title, excerpt: 'Özet.', content: 'Arama sürüyor', category: 'Duyuru', published: true };
  const answer = await page.request.post('/api/news', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(201);
}

const picture = (id: number) => ({
  ...{ id, url: `/artwork/ridge-dawn-480.webp?${id}`, originalName: `IMG_${2000 + id}.jpg`, size: 600_000 },
  ...{ mimetype: 'image/jpeg', width: 2560, height: 1920, altText: 'a', credit: '', consentNote: '' },
  ...{ focusX: 50, focusY: 50, isHidden: false, useCount: 0, uploadedAt: '2026-08-15T10:00:00.000Z' },
  ...(id % 100 === 0 && { operations: [{ id: id / 100, title: `${id / 100}. operasyon` }] }),
});
