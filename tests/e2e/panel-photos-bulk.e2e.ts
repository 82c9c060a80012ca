import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile, droppedFile } from '../support/chosen-file.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { otherFile, photographFromPhone } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';
import { drop } from './panel-drop.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d|ERR_FAILED/);
  await signIn(page);
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
});

interface Photo {
  title: string;
  category: string;
  operationId: number | null;
}

const photosOf = async (page: Page): Promise<Photo[]> => (await page.request.get('/api/photos')).json();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fotoğrafları Toplu Ekle' });
const open = (page: Page) => page.getByRole('button', { name: 'Toplu Ekle' }).click();
const files = (name: string, number: number) =>
  Array.from({ length: number }, (_, n) => chosenFile(`${name} ${n + 1}.png`));

/** Names that no other test on the same site has. */
const own = (name: string) => `${name} ${test.info().project.name}`;

test('thirty photos of an operation stand under the filter for operations after eight taps at most', {
  tag: '@phone',
}, async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const dialog = dialogOf(page);
  await tap(page.getByRole('button', { name: 'Toplu Ekle' }));
  await expect(dialog.getByText('* işaretli alanlar zorunludur.')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await tap(dialog.getByRole('button', { name: 'Fotoğraf Seç' }));
  taps += 1;
  await (await chooser).setFiles(files('otuz', 30));
  const operations = dialog.getByLabel('Operasyon', { exact: true });
  const choice = operations.getByRole('option').nth(1);
  const [id, name = ''] = [await choice.getAttribute('value'), (await choice.textContent())?.split(' · ')[1]];
  // one opens the wheel, one chooses
  taps += 2;
  await operations.selectOption(id);
  await expect(dialog.getByLabel('Kategori')).toHaveValue('Operasyonlar');
  await tap(dialog.getByLabel('Fotoğrafları çeken'));
  await page.keyboard.type('Mert Kaya');
  await tap(dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByText('30 fotoğraf eklendi', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(8);

  const added = (await photosOf(page)).slice(0, 30);
  expect(added.map(({ title }) => title)).toEqual(added.map((_, n) => `${name} (${n + 1})`));
  expect(added.every(({ category }) => category === 'operations')).toBe(true);
  expect(new Set(added.map(({ operationId }) => operationId))).toEqual(new Set([Number(id)]));
  const library: { originalName: string; credit: string }[] = await (
    await page.request.get('/api/media')
  ).json();
  const credits = library.filter(({ originalName }) => originalName.startsWith('otuz'));
  expect(new Set(credits.map(({ credit }) => credit))).toEqual(new Set(['Mert Kaya']));
});

test('what is saved while photos go up is added by itself when the last has come or failed, unless it is called off', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  const letOn = await holdRequests(page, '**/api/media/upload');
  await dialog.locator('input[type=file]').setInputFiles(files(own('bekleyen'), 3));
  await dialog.getByLabel('Ortak başlık').fill(own('Kendiliğinden'));
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByText(/^Yükleme bitince kendiliğinden kaydedilecek/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Eklenecek · %\d+$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page, 'to be saved at the end');
  await dialog.getByRole('button', { name: 'Şimdi Kaydetme' }).click();
  await expect(dialog.getByText(/^Yükleme bitince/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.route('**/api/media/upload', (route) =>
    route
      .request()
      .postDataBuffer()
      ?.includes(`${own('bekleyen')} 3`)
      ? route.abort()
      : route.fallback(),
  );
  letOn();
  await expect(page.getByText('2 fotoğraf eklendi', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 fotoğraf yüklenemedi')).toBeVisible();
  const titles = (await photosOf(page)).map(({ title }) => title).slice(0, 2);
  expect(titles).toEqual([`${own('Kendiliğinden')} (1)`, `${own('Kendiliğinden')} (2)`]);
});

test('a category that was chosen by hand stays when an operation is chosen', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [button, name] of [
    ['Toplu Ekle', 'Fotoğrafları Toplu Ekle'],
    ['Fotoğraf Ekle', 'Yeni Fotoğraf Ekle'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    const category = dialog.getByLabel('Kategori');
    const operation = dialog.getByLabel('Operasyon', { exact: true });
    await operation.selectOption({ index: 1 });
    await expect(category).toHaveValue('Operasyonlar');
    await operation.selectOption({ index: 0 });
    await expect(category).toHaveValue('genel');
    await dialog.getByRole('button', { name: 'genel', exact: true }).click();
    await operation.selectOption({ index: 1 });
    await expect(category).toHaveValue('genel');
    await dialog.getByRole('button', { name: 'İptal' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('pictures of the library are added in the order in which they are pressed', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const file of files(own('kitaplık'), 2))
    await page.request.post('/api/media/upload', {
      multipart: { images: file },
      headers: { origin: new URL(page.url()).origin },
    });
  await open(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  for (const place of [2, 1])
    await library.getByRole('button', { name: `${own('kitaplık')} ${place}.png` }).click();
  await library.getByRole('button', { name: 'Tamam' }).click();
  await dialog.getByLabel('Ortak başlık').fill(own('Kitaplıktan'));
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('2 fotoğraf eklendi', { exact: true })).toBeVisible();
  const titles = (await photosOf(page)).map(({ title }) => title).slice(0, 2);
  expect(titles).toEqual([`${own('Kitaplıktan')} (1)`, `${own('Kitaplıktan')} (2)`]);
});

test('of too many photos only those are sent that may be added at once, and it says how many are left out', {
  tag: '@desktop',
}, async ({ page }) => {
  await holdRequests(page, '**/api/media/upload');
  await open(page);
  const dialog = dialogOf(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(files(own('fazla'), 103));
  await expect(toastOf(page)).toContainText('seçtiklerinizden 3 tanesi alınmadı');
  await expect(dialog.getByText('100 fotoğraftan 0 tanesi yüklendi')).toBeVisible();
  await input.setInputFiles(files(own('en fazla'), 1));
  await expect(toastOf(page)).toContainText('seçtiklerinizden 1 tanesi alınmadı');
  await expect(dialog.getByText('100 fotoğraftan 0 tanesi yüklendi')).toBeVisible();
});

test('it is said once of all photos that their place was taken out, for as long as one of them is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  const photo = await photographFromPhone();
  await page.locator('input[type=file]').setInputFiles(
    ['konumlu 1.jpg', 'konumlu 2.jpg'].map((name) => ({
      ...{ name, mimeType: 'image/jpeg' },
      buffer: Buffer.from(otherFile(photo, name)),
    })),
  );
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  await expect(dialog.getByText('Konum bilgisi silindi')).toHaveCount(1);
  await expectAccessible(page, 'with what was taken out');
  for (const name of ['konumlu 1.jpg', 'konumlu 2.jpg'])
    await dialog.getByRole('button', { name: `Çıkar: ${name}` }).click();
  await expect(dialog.getByText('Konum bilgisi silindi')).toHaveCount(0);
});

test('what could not be sent stays in the list, and is added when it is tried again', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  await page.route('**/api/media/upload', async (route) =>
    route.request().postDataBuffer()?.includes('düşen 2') ? route.abort() : route.continue(),
  );
  await drop(dialog.getByRole('group', { name: 'Fotoğraflar' }), [
    ...['düşen 1.png', 'düşen 2.png', 'düşen 3.png'].map(droppedFile),
    { name: 'rapor.pdf', type: 'application/pdf', base64: btoa('%PDF-') },
  ]);
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  await expect(dialog.getByText('2 fotoğraf yüklenemedi')).toBeVisible();
  await expectAccessible(page, 'with failures');
  await dialog.getByLabel('Ortak başlık').fill('Düşe kalka');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('2 fotoğraf eklendi', { exact: true })).toBeVisible();
  await expect(dialog.getByText('2 fotoğraf yüklenemedi')).toBeVisible();
  await page.unroute('**/api/media/upload');
  await dialog.getByRole('button', { name: 'Listeden kaldır: rapor.pdf' }).click();
  await dialog.getByRole('button', { name: 'Yeniden dene: düşen 2.png' }).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: '1 fotoğraf eklenecek' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  const titles = (await photosOf(page)).map(({ title }) => title).slice(0, 3);
  expect(titles).toEqual(['Düşe kalka (3)', 'Düşe kalka (1)', 'Düşe kalka (2)']);
});

test('an answer that was lost adds nothing twice', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  await page.locator('input[type=file]').setInputFiles(files('kayıp', 2));
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  await dialog.getByLabel('Ortak başlık').fill('Yanıtı kaybolan');
  await page.route(
    '**/photos/bulk',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const save = dialog.getByRole('button', { name: 'Kaydet' });
  await save.click();
  await expect(dialog.getByText(/Fotoğraflar eklenemedi/)).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const titles = (await photosOf(page)).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Yanıtı kaybolan'))).toHaveLength(2);
});

test('pictures that have come and what was typed are there after the tab was closed', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await open(page);
  await page.locator('input[type=file]').setInputFiles(files('yarım', 2));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  await dialog.getByLabel('Fotoğrafları çeken').fill('Ayşe');
  const again = await context.newPage();
  await page.close();
  await again.goto('/adminpanel');
  await again.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await open(again);
  await expect(
    dialogOf(again).getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' }),
  ).toBeVisible();
  await expect(dialogOf(again).getByLabel('Fotoğrafları çeken')).toHaveValue('Ayşe');
});

test('the dialog is accessible, and asks for a photo before it saves', async ({ page }) => {
  await open(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText('En az bir fotoğraf seçin')).toBeVisible();
  await expectAccessible(page, 'without photos');
  await page.locator('input[type=file]').setInputFiles(files(own('erişim'), 10));
  await expect(dialog.getByRole('paragraph').filter({ hasText: '10 fotoğraf eklenecek' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tümünü göster (10)' }).click();
  await dialog
    .getByRole('button', { name: /^Çıkar: / })
    .first()
    .click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: '9 fotoğraf eklenecek' })).toBeVisible();
  await expectAccessible(page, 'with photos');
});
