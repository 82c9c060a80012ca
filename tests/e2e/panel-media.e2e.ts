import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile, droppedFile } from '../support/chosen-file.ts';
import { expectFocusWithin } from '../support/focus.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { mediaList, noMedia } from '../support/media-list.ts';
import { expect, test } from '../support/test.ts';
import { drop } from './panel-drop.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('heading', { name: 'Medya' })).toBeVisible();
});

const toast = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function upload(page: Page, ...names: string[]) {
  await page.locator('input[type=file]').setInputFiles(names.map(chosenFile));
  for (const name of names) await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
}

test('several pictures at once are uploaded and stand in the library, newest first', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles(['zirve.png', 'vadi.png'].map(chosenFile));
  await expect(toast(page)).toContainText('Yükleme Başarılı2 görsel kitaplığa eklendi.');
  const card = cardOf(page, 'vadi.png');
  await expect(card).toContainText(/\d+,\d\d KB/);
  await expect(card.locator('time')).toHaveText('Az önce');
  await expect(card.locator('time')).toHaveAttribute('title', /^\d+ \S+ \d{4}$/);
  await expect(page.getByText('JPG, PNG, GIF, WEBP')).toBeVisible();
});

test('of what is dropped only images are taken', { tag: '@desktop' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/upload') && sent.push(request.url()));
  await drop(page.getByRole('button', { name: 'Görsel Yükle' }), [
    { name: 'liste.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7') },
    droppedFile('birakilan.png'),
  ]);
  await expect(page.getByRole('checkbox', { name: 'birakilan.png' })).toBeVisible();
  const uploads = page.getByRole('region', { name: 'Yüklemeler' });
  await expect(uploads.getByRole('alert')).toContainText('“liste.pdf” bir görsel değil');
  await expect(uploads.getByRole('button', { name: /^Yeniden dene/ })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await uploads.getByRole('button', { name: 'Listeden kaldır: liste.pdf' }).click();
  await expect(uploads).toHaveCount(0);
});

test('an upload can be broken off', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/media/upload', () => {});
  await page
    .locator('input[type=file]')
    .setInputFiles([chosenFile('bir.png'), chosenFile('iki.png'), chosenFile('uc.png')]);
  const uploads = page.getByRole('region', { name: 'Yüklemeler' });
  await expect(uploads.getByRole('progressbar', { name: 'Yükleniyor: bir.png' })).toBeVisible();
  await expect(uploads.getByRole('listitem').filter({ hasText: 'uc.png' })).toContainText('Sırada');
  await expectAccessible(page, 'uploading');
  for (const name of ['bir.png', 'uc.png', 'iki.png'])
    await uploads.getByRole('button', { name: `Yüklemeyi iptal et: ${name}` }).click();
  await expect(uploads).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'bir.png' })).toHaveCount(0);
});

test('a picture that the server refuses says why; the others arrive', { tag: '@desktop' }, async ({
  page,
}) => {
  const broken = { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('bu bir görsel değil') };
  await page.locator('input[type=file]').setInputFiles([broken, chosenFile('saglam.png')]);
  await expect(page.getByRole('checkbox', { name: 'saglam.png' })).toBeVisible();
  await expect(toast(page)).toContainText('Yükleme Hatası');
  await expect(toast(page)).toContainText('“bozuk.png” desteklenen bir görsel değil');
  const uploads = page.getByRole('region', { name: 'Yüklemeler' });
  await expect(uploads.getByRole('alert')).toContainText('“bozuk.png” desteklenen bir görsel değil');
  await expectAccessible(page, 'failed upload');
});

test('what did not arrive for want of a connection can be tried again', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/ERR_FAILED/);
  const cut = (route: Route) => route.abort();
  await page.route('**/api/media/upload', cut);
  await page.locator('input[type=file]').setInputFiles([chosenFile('kopan.png')]);
  await expect(toast(page)).toContainText('Görsel yükleme başarısız');
  await page.unroute('**/api/media/upload', cut);
  await page.getByRole('button', { name: 'Yeniden dene: kopan.png' }).click();
  await expect(page.getByRole('checkbox', { name: 'kopan.png' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yüklemeler' })).toHaveCount(0);
});

test('a picture that arrives while the library is being read stands in it', { tag: '@desktop' }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route(mediaList, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer }).catch(() => {});
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page.locator('input[type=file]').setInputFiles([chosenFile('erken.png')]);
  await expect(toast(page)).toContainText('Yükleme Başarılı');
  release();
  await expect(page.getByRole('checkbox', { name: 'erken.png' })).toBeVisible();
});

test('uploads go on while one looks at another tab', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdRequests(page, '**/api/media/upload');
  await page.locator('input[type=file]').setInputFiles([chosenFile('yolda.png')]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  release();
  await expect(page.getByText('Yükleme Başarılı', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('checkbox', { name: 'yolda.png' })).toBeVisible();
});

test('a picture can be looked at with all that is known of it', async ({ page }) => {
  await upload(page, 'bakilan.png');
  await page.getByRole('button', { name: 'Görüntüle: bakilan.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'bakilan.png' });
  await expect(dialog.getByRole('img', { name: 'bakilan.png' })).toBeVisible();
  await expect(dialog).toContainText('512 × 512 piksel');
  await expect(dialog).toContainText(/\d+,\d\d KB/);
  await expect(dialog).toContainText(/\/media\/[0-9a-f]{24}\.png/);
  await expectAccessible(page, 'view');
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByRole('button', { name: 'Görüntüle: bakilan.png' })).toBeFocused();
});

test('a picture is found by its address too', { tag: '@desktop' }, async ({ page, site }) => {
  await upload(page, 'adresli.png', 'baska.png');
  const src = await cardOf(page, 'adresli.png').locator('img').getAttribute('src');
  for (const typed of [`${site.url}${src}`, `${src}`]) {
    await page.getByLabel('Görsellerde ara').fill(typed);
    await expect(page.getByRole('checkbox', { name: 'baska.png' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'adresli.png' })).toBeVisible();
  }
});

test('pictures are selected by a press on their card, and deleted together after a question', async ({
  page,
}) => {
  await upload(page, 'kalan.png', 'giden-1.png', 'giden-2.png');
  // selected, but then hidden by the search: it must not be deleted with the others
  await page.getByRole('checkbox', { name: 'kalan.png' }).check();
  await page.getByLabel('Görsellerde ara').fill('giden');
  await expect(page.getByRole('checkbox', { name: 'kalan.png' })).toHaveCount(0);
  await cardOf(page, 'giden-1.png').getByText('giden-1.png').click();
  await expect(page.getByRole('checkbox', { name: 'giden-1.png' })).toBeChecked();
  await expect(page.getByText('1 görsel seçildi')).toBeVisible();
  await page.getByLabel('Tümünü seç').check();
  await expect(page.getByText('2 görsel seçildi')).toBeVisible();
  await expectAccessible(page, 'selected');

  const remove = page.getByRole('button', { name: 'Seçilenleri Sil' });
  const question = page.getByRole('alertdialog', {
    name: '2 görseli silmek istediğinizden emin misiniz?',
  });
  await remove.click();
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Sil' }).click();
  const { fileIds } = (await sent).postDataJSON();
  expect(fileIds).toEqual([expect.any(Number), expect.any(Number)]);
  await expect(page.getByText('Silme Başarılı', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('checkbox', { name: 'kalan.png' })).not.toBeChecked();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /giden/ })).toHaveCount(0);
});

test('a deletion that fails says so, and the selection stays', { tag: '@desktop' }, async ({ page }) => {
  await upload(page, 'silinmeyen.png');
  await page.route('**/api/media/delete', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('checkbox', { name: 'silinmeyen.png' }).check();
  await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toast(page)).toContainText('Silme Hatası');
  await expect(toast(page)).toContainText('Görseller silinemedi');
  await expect(page.getByRole('checkbox', { name: 'silinmeyen.png' })).toBeChecked();
});

test('an empty library says so, and one that cannot be read can be asked for again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(mediaList, (route) => route.fulfill(noMedia));
  await page.reload();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByText('Henüz görsel yok', { exact: true })).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.unroute(mediaList);
  await page.route(mediaList, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByText('Failed to fetch media files')).toBeVisible();
  await expectAccessible(page, 'failed');
  await page.unroute(mediaList);
  await page.getByRole('button', { name: 'Yeniden Dene', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Yeniden Dene', exact: true })).toHaveCount(0);
});

test('a button that is only a picture says what it does when one rests on it @desktop', async ({ page }) => {
  await upload(page, 'ipuclu.png');
  await page.getByRole('button', { name: 'Görüntüle: ipuclu.png' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Görüntüle');
});

test('selecting, looking and deleting need no mouse @desktop', async ({ page }) => {
  await upload(page, 'klavye.png');
  await page.getByLabel('Görsellerde ara').fill('klavye.png');
  await expect(page.getByRole('checkbox', { name: 'klavye.png' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'klavye.png' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 görsel seçildi')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocusWithin(page.getByRole('dialog', { name: 'klavye.png' }));
  // the button's own, which Escape would close first
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Görüntüle: klavye.png' })).toBeFocused();
  await page.getByRole('button', { name: 'Seçilenleri Sil' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'İptal' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Silme Başarılı', { exact: true })).toBeVisible();
});
