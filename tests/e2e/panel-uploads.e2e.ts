import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { largePhotograph, otherFile, photographFromPhone } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d|ERR_FAILED/);
  await signIn(page);
});

const toastOf = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
const cover = (page: Page) => page.getByLabel('Kapak görseli');
const uploadsOf = (page: Page) => page.getByRole('region', { name: 'Yüklemeler' });

let drawn: Promise<Buffer> | undefined;

/** One for all tests, because drawing it takes longer than sending it. */
function photograph(): Promise<Buffer> {
  drawn ??= largePhotograph();
  return drawn;
}

/** Reads along what goes to the server in parts. */
function listenToParts(page: Page) {
  const offsets: number[] = [];
  const lengths: Promise<number>[] = [];
  const begun: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/media/uploads') begun.push(pathname);
    if (request.method() !== 'PATCH') return;
    offsets.push(Number(request.headers()['upload-offset']));
    lengths.push(request.allHeaders().then((headers) => Number(headers['content-length'])));
  });
  const bytes = async () => (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
  return { offsets, bytes, begun };
}

async function chooseCover(page: Page, buffer: Buffer, name = 'gece.jpg') {
  const file = { name, mimeType: 'image/jpeg', buffer };
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
}

/** Holds every whole picture back until it is released. */
const holdUploads = (page: Page) => holdRequests(page, '**/api/media/upload');

test('a photograph of 12 megapixels is made small before it is sent, and stands upright', {
  tag: '@phone',
}, async ({ page }) => {
  const photo = await photograph();
  expect(photo.length).toBeGreaterThan(10_000_000);
  const { bytes } = listenToParts(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await chooseCover(page, photo);
  await expect(cover(page)).toHaveValue(/^\/media\/.*\.jpg$/, { timeout: 30_000 });
  expect(await bytes()).toBeGreaterThan(50_000);
  // 40 s at 200 kbit/s are a million bytes
  expect(await bytes()).toBeLessThan(750_000);
  const notes = page.getByText(/^Cihazınızda küçültüldü \(.* MB → .* KB\); konum bilgisi gönderilmedi$/);
  await expect(notes).toBeVisible();
  const shown = await cover(page).inputValue();
  const library: { url: string; width: number; height: number }[] = await (
    await page.request.get('/api/media')
  ).json();
  const stored = library.find(({ url }) => url === shown);
  expect(stored?.height).toBeGreaterThanOrEqual(1600);
  expect(stored?.height).toBeLessThanOrEqual(2560);
  expect(stored?.width).toBeLessThan(stored?.height ?? 0);
});

test('a small picture loses its place on the server, also in the text and among the extra ones', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const photo = await photographFromPhone();
  const file = (name: string) => ({
    ...{ name, mimeType: 'image/jpeg' },
    buffer: Buffer.from(otherFile(photo, name)),
  });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Fotoğrafları Yükle' }).click(),
  ]);
  await chooser.setFiles([file('ek.jpg')]);
  await expect(dialog.getByText('Konum bilgisi silindi')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Metne görsel ekle' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.locator('input[type=file]').setInputFiles(file('metin.jpg'));
  await expect(library).toHaveCount(0);
  await expect(dialog.getByText('Konum bilgisi silindi')).toHaveCount(2);
});

test('a picture in parts goes on behind what was there when the line broke', { tag: '@desktop' }, async ({
  page,
}) => {
  const { offsets, begun } = listenToParts(page);
  let breaks = 0;
  await page.route('**/api/media/uploads/*', async (route) => {
    const isPart = route.request().method() === 'PATCH';
    if (!isPart || offsets.length < 2 || breaks === 2) return route.continue();
    breaks += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await chooseCover(page, await photograph());
  await expect(cover(page)).toHaveValue(/^\/media\//, { timeout: 30_000 });
  expect(breaks).toBe(2);
  expect(begun).toHaveLength(1);
  // the part that was cut off twice begins at the same byte, and nothing before it is sent again
  expect(offsets.slice(1, 4)).toEqual([offsets[1], offsets[1], offsets[1]]);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});

test('a server that knows nothing of the parts gets the picture whole', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/api/media/uploads/*', (route) => route.fulfill({ status: 404, body: '' }));
  const whole = page.waitForRequest('**/api/media/upload');
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await chooseCover(page, await photograph());
  await whole;
  await expect(cover(page)).toHaveValue(/^\/media\//, { timeout: 30_000 });
});

test('a draft is saved while its picture is on its way, and the open form puts it in place', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdUploads(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await fillFields(page, 'Görseli yolda haber');
  await dialog.locator('input[type=file]').first().setInputFiles(chosenFile('yoldaki-kapak.png'));
  await expect(uploadsOf(page).getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'uploading in a form');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Kaydedildi. Görsel hâlâ yükleniyor/)).toBeVisible();
  release();
  await expect(cover(page)).toHaveValue(/^\/media\//);
  await expect(dialog.getByText(/^Görsel geldi ve yerine kondu/)).toBeVisible();
  const imageUrl = await cover(page).inputValue();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ imageUrl });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Görseli yolda haber' })).toHaveCount(1);
});

test('an article is not published without the picture that is on its way', { tag: '@desktop' }, async ({
  page,
}) => {
  const release = await holdUploads(page);
  const saved: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/news') && saved.push(request.method()));
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await fillFields(page, 'Görselini bekleyen haber');
  await dialog.locator('input[type=file]').first().setInputFiles(chosenFile('beklenen-kapak.png'));
  await expect(uploadsOf(page).getByRole('progressbar')).toBeVisible();
  await dialog.getByLabel('Yayınla').check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText(/^Görsel hâlâ yükleniyor. Yayınlamak için/)).toBeVisible();
  expect(saved).toEqual([]);
  await uploadsOf(page).getByRole('button', { name: 'Yüklemeyi iptal et: beklenen-kapak.png' }).click();
  await expect(dialog.getByText(/^Görsel hâlâ yükleniyor. Yayınlamak için/)).toHaveCount(0);
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  release();
});

test('a picture that could not be sent is missed before it is published, and leads to another try', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/api/media/upload', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await fillFields(page, 'Görseli gelmeyen haber');
  await dialog.locator('input[type=file]').first().setInputFiles(chosenFile('gelmeyen-kapak.png'));
  const again = uploadsOf(page).getByRole('button', { name: 'Yeniden dene: gelmeyen-kapak.png' });
  await expect(again).toBeVisible();
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(toastOf(page)).toContainText('oluşturuldu, ama “gelmeyen-kapak.png” eksik.');
  await expect(dialog.getByText(/^Kaydedildi, ama “gelmeyen-kapak.png” yüklenemedi/)).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Görsele git' }).click();
  await expect(again).toBeFocused();
  // in the edited form, where one failure has been read of, a new try that fails is another one
  await again.click();
  await expect(again).toBeVisible();
  await dialog.getByLabel('Yayınla').check();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(
    dialog.getByText(/^“gelmeyen-kapak.png” yüklenemediği için yayınlama durduruldu/),
  ).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute('**/api/media/upload');
  await again.click();
  await expect(cover(page)).toHaveValue(/^\/media\//);
  await expect(dialog.getByText(/^“gelmeyen-kapak.png” yüklenemedi/)).toHaveCount(0);
  await expect(dialog.getByText(/^Görsel geldi ve yerine kondu/)).toBeVisible();
});

test('what is sent from a form goes on when that is closed, and the panel says so until it is there', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = 'kapanan.png';
  const release = await holdUploads(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(chosenFile(name));
  await expect(uploadsOf(page).getByRole('progressbar')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'İptal', exact: true }).click();
  const line = page.getByRole('complementary', { name: 'Süren yüklemeler' });
  await expect(line).toContainText('1 fotoğraf yükleniyor');
  await expect(line).toContainText('%0');
  await expect(line).toHaveCSS('position', 'fixed');
  await expectAccessible(page, 'line of uploads');
  expect(await asksBeforeLeaving(page)).toBe(true);
  release();
  await expect(toastOf(page)).toContainText('Görsel kitaplığa eklendi.');
  await expect(line).toHaveCount(0);
  expect(await asksBeforeLeaving(page)).toBe(false);
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('checkbox', { name })).toBeVisible();
});

const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('what the server refuses for good is not offered for another try', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  const broken = { name: 'sahte.png', mimeType: 'image/png', buffer: Buffer.from('bu bir görsel değil') };
  await page.locator('input[type=file]').setInputFiles([broken]);
  await expect(uploadsOf(page).getByRole('alert')).toContainText('“sahte.png” desteklenen bir görsel değil');
  await expect(uploadsOf(page).getByRole('button', { name: /^Yeniden dene/ })).toHaveCount(0);
});

test('a picture that only this browser can read arrives as JPEG', { tag: '@desktop' }, async ({ page }) => {
  const avif = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#d02020' },
  })
    .avif()
    .toBuffer();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'yeni.avif', mimeType: 'image/avif', buffer: avif }]);
  await expect(page.getByRole('checkbox', { name: 'yeni.jpg' })).toBeVisible();
});
