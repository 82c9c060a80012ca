import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { openFilters } from '../support/filters.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { photographFromPhone } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';
import { fillFields } from './panel-news-form.ts';
import { upload } from './panel-pictures.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  // a deletion that is refused, and a picture that is not shown to visitors
  noFaults.allow(/status of (404|409)/);
  await signIn(page);
});

const toastOf = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
const hasArrived = (image: Locator) =>
  image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0);
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const altTextOf = (page: Page, name: string) => page.getByLabel(`Görselde ne görünüyor? (${name})`);

async function openMedia(page: Page) {
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('heading', { name: 'Medya' })).toBeVisible();
}

async function writeNews(page: Page, title: string, imageUrl: string): Promise<number> {
  const draft = {
    ...{ title, imageUrl, excerpt: 'Kısa', content: 'Metin', category: 'Duyuru' },
    published: true,
  };
  const headers = { origin: new URL(page.url()).origin };
  return (await (await page.request.post('/api/news', { data: draft, headers })).json()).id;
}

test('after an upload one is asked what is to be seen, and what is typed saves itself', {
  tag: '@phone',
}, async ({ page }) => {
  await openMedia(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles([chosenFile('soru.png'), chosenFile('sonra.png')]);
  const arrived = page.getByRole('region', { name: 'Yeni yüklenenler' });
  await expect(arrived.getByRole('textbox')).toHaveCount(2);
  await expect(cardOf(page, 'soru.png')).toContainText('Açıklama eksik');
  await expectAccessible(page, 'asked for words');
  await altTextOf(page, 'soru.png').fill('Karda bir arama köpeği');
  await altTextOf(page, 'soru.png').blur();
  await expect(arrived.getByText('Kaydedildi')).toBeVisible();
  await expect(cardOf(page, 'soru.png')).not.toContainText('Açıklama eksik');
  await arrived.getByRole('button', { name: 'Tümünü Kapat' }).click();
  await expect(arrived).toHaveCount(0);
  await expect(cardOf(page, 'sonra.png')).toContainText('Açıklama eksik');

  await page.getByLabel('Görsellerde ara').fill('arama köpeği');
  await expect(page.getByRole('checkbox', { name: 'soru.png' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'sonra.png' })).toHaveCount(0);
  await page.getByLabel('Görsellerde ara').fill('');

  // the same file again, under another name
  await input.setInputFiles([{ ...chosenFile('soru.png'), name: 'kopya.png' }]);
  await expect(toastOf(page)).toContainText('Bu görsel kitaplıkta zaten var.');
  await expect(arrived).toContainText('Bu görsel kitaplıkta zaten var');
  await expect(altTextOf(page, 'soru.png')).toHaveValue('Karda bir arama köpeği');
  await expect(page.getByRole('checkbox', { name: 'kopya.png' })).toHaveCount(0);

  // a phone wrote into it where it was taken
  const fromPhone = Buffer.from(await photographFromPhone());
  await input.setInputFiles([{ name: 'telefon.jpg', mimeType: 'image/jpeg', buffer: fromPhone }]);
  await expect(arrived.getByRole('group', { name: 'telefon.jpg' })).toContainText('Konum bilgisi silindi');
});

test('words that could not be saved stay, and can be sent again', { tag: '@desktop' }, async ({ page }) => {
  await openMedia(page);
  await page.locator('input[type=file]').setInputFiles([chosenFile('kopuk.png')]);
  const field = altTextOf(page, 'kopuk.png');
  await page.route('**/api/media/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await field.fill('Sel suyunda bir bot');
  await field.blur();
  const arrived = page.getByRole('region', { name: 'Yeni yüklenenler' });
  await expect(arrived.getByRole('alert')).toContainText('Kaydedilemedi');
  await expectAccessible(page, 'words not saved');
  await page.unroute('**/api/media/*');
  await arrived.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(arrived.getByText('Kaydedildi')).toBeVisible();
  await expect(field).toHaveValue('Sel suyunda bir bot');
});

test('all that is known of a picture is written in one place, its focal point too', async ({ page }) => {
  const { id, url } = await upload(page, 'odak.png');
  const sendPicture = await holdRequests(page, `**${url}`);
  await openMedia(page);
  await page.getByRole('button', { name: 'Görüntüle: odak.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'odak.png' });
  await expect(dialog).toContainText('Bu görsel hiçbir yerde kullanılmıyor.');
  const focus = dialog.getByRole('button', { name: /Odak noktasını seçin/ });
  const box = await focus.boundingBox();
  sendPicture();
  await expect.poll(() => hasArrived(dialog.getByRole('img', { name: 'odak.png' }))).toBe(true);
  expect(await focus.boundingBox(), 'the room that a slow picture was to take').toEqual(box);
  await focus.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(dialog.getByRole('slider', { name: 'Soldan (%)' })).toHaveValue('25');
  await focus.press('ArrowUp');
  await focus.press('Shift+ArrowRight');
  await expect(focus).toHaveAccessibleName('Odak noktasını seçin; şu an soldan %35, üstten %49');
  await dialog.getByRole('button', { name: 'Ortala' }).click();
  await dialog.getByRole('slider', { name: 'Üstten (%)' }).press('End');
  await dialog.getByLabel('Görselde ne görünüyor?').fill('Derneğin simgesi');
  await dialog.getByLabel('Fotoğrafı çeken').fill('Ayşe Yılmaz');
  await dialog.getByLabel('Görüntüdeki kişilerin onayı').fill('Görüntüde kimse yok');
  await expectAccessible(page, 'details');
  await dialog.getByLabel('Dosya adı').fill(' ');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByLabel('Dosya adı')).toHaveAccessibleDescription(/boş olamaz/);
  await dialog.getByLabel('Dosya adı').fill('simge.png');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ originalName: 'simge.png', altText: 'Derneğin simgesi', credit: 'Ayşe Yılmaz' },
    ...{ consentNote: 'Görüntüde kimse yok', focusY: 100 },
    // what it was typed over
    over: { originalName: 'odak.png', altText: '', credit: '', consentNote: '', focusY: 50 },
  });
  await expect(toastOf(page)).toContainText('Görsel bilgileri kaydedildi');
  await expect(dialog).toHaveCount(0);
  const library: object[] = await (await page.request.get('/api/media')).json();
  expect(library).toContainEqual(expect.objectContaining({ id, focusX: 50, focusY: 100 }));
});

test('a picture is taken off the site at once, after a look at where it stands, and shown again', {
  tag: '@desktop',
}, async ({ page }) => {
  const { url } = await upload(page, 'rıza.png');
  await writeNews(page, `Rızalı haber ${test.info().project.name}`, url);
  await openMedia(page);
  await page.getByRole('button', { name: 'Görüntüle: rıza.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'rıza.png' });
  await dialog.getByRole('button', { name: 'Yayından Kaldır' }).click();
  const question = page.getByRole('alertdialog', { name: '“rıza.png” yayından kaldırılsın mı?' });
  await expect(question.getByRole('listitem')).toContainText(/Rızalı haber .*Haber · kapak görseli/);
  await expectAccessible(page, 'hiding');
  await question.getByRole('button', { name: 'Yayından Kaldır' }).click();
  await expect(toastOf(page)).toContainText('Görsel yayından kaldırıldı');
  expect((await page.request.get(url)).status()).toBe(404);
  // staff still see it
  const image = dialog.getByRole('img', { name: 'rıza.png' });
  await expect.poll(() => hasArrived(image)).toBe(true);
  await page.getByRole('button', { name: 'Bildirimi kapat', includeHidden: true }).click();
  await expectAccessible(page, 'hidden');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(cardOf(page, 'rıza.png')).toContainText('Yayında değil');
  await openFilters(page);
  await page.getByLabel('Görselleri süz').selectOption('Yayında olmayanlar');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Görüntüle: rıza.png' }).click();
  await dialog.getByRole('button', { name: 'Yeniden Yayınla' }).click();
  const other = page.getByRole('alertdialog', { name: '“rıza.png” yeniden yayınlansın mı?' });
  // the question grows when the places come, and its buttons move
  await expect(other.getByRole('listitem')).toHaveCount(1);
  await other.getByRole('button', { name: 'Yeniden Yayınla' }).click();
  await expect(toastOf(page)).toContainText('Görsel yeniden yayında');
  expect((await page.request.get(url)).status()).toBe(200);
});

test('a picture in use is deleted only when one insists, and comes back at the same address', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = test.info().project.name;
  const { url } = await upload(page, 'kullanılan.png');
  await upload(page, 'boşta.png');
  await writeNews(page, `Kullanan haber ${name}`, url);
  const binned = await writeNews(page, `Çöpteki haber ${name}`, url);
  await page.request.delete(`/api/news/${binned}`, { headers: { origin: new URL(page.url()).origin } });
  await openMedia(page);
  await page.getByRole('checkbox', { name: 'kullanılan.png' }).check();
  await page.getByRole('checkbox', { name: 'boşta.png' }).check();
  const remove = page.getByRole('button', { name: 'Seçilenleri Sil' });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Seçilen görsellerden kullanılanlar var' });
  await expect(warning.getByRole('listitem').first()).toContainText(
    /Çöpteki haber .*kapak görseli.*çöp kutusunda.*kullanılan.png/,
  );
  // what lies in the bin has no form that could be opened
  await expect(warning.getByRole('link')).toHaveText([new RegExp(`^Kullanan haber ${name}`)]);
  await expect(warning.getByRole('button', { name: 'İptal' })).toBeFocused();
  await expectAccessible(page, 'in use');
  await warning.getByRole('button', { name: 'İptal' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await warning.getByRole('button', { name: 'Yine de Sil' }).click();
  await expect(toastOf(page)).toContainText('2 görsel silindi.');
  // it stays while the pointer rests on it
  await toastOf(page).getByRole('listitem').hover();
  expect((await page.request.get(url)).status()).toBe(404);
  await toastOf(page).getByRole('button', { name: 'Geri Al' }).click();
  await expect(toastOf(page)).toContainText('2 görsel geri alındı');
  expect((await page.request.get(url)).status()).toBe(200);

  await page.getByRole('checkbox', { name: 'boşta.png' }).check();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(toastOf(page)).toContainText('Görsel silindi.');
  await page.getByRole('button', { name: 'Çöp Kutusu' }).click();
  const bin = page.getByRole('dialog', { name: 'Çöp Kutusu' });
  const inBin = bin.getByRole('listitem').filter({ hasText: 'boşta.png' });
  await expect.poll(() => hasArrived(inBin.locator('img'))).toBe(true);
  await expectAccessible(page, 'bin');
  await bin.getByRole('button', { name: 'Geri Al: boşta.png' }).click();
  await expect(toastOf(page)).toContainText('Görsel geri alındı');
  await bin.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('checkbox', { name: 'boşta.png' })).toBeVisible();
});

test('a place where a picture is used opens in a tab of its own, and what was typed stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const { url } = await upload(page, 'galerideki.png');
  const { title } = await make(page, 'photos', 'Galerideki kare', { imageUrl: url });
  await openMedia(page);
  await page.getByRole('button', { name: 'Görüntüle: galerideki.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'galerideki.png' });
  await dialog.getByLabel('Fotoğrafı çeken').fill('Ayşe Yılmaz');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: title }).click();
  const form = (await opened).getByRole('dialog', { name: 'Fotoğrafı Düzenle' });
  await expect(form.getByLabel('Başlık')).toHaveValue(title);
  await expect(dialog.getByLabel('Fotoğrafı çeken')).toHaveValue('Ayşe Yılmaz');
});

test('an article with a picture nobody described is not published, but may be a draft', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = test.info().project.name;
  const [cover, inText] = [await upload(page, 'kapak.png'), await upload(page, 'metin.png')];
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await fillFields(page, `Sözsüz haber ${name}`);
  await page.getByLabel('İçerik').fill(`Metin\n\n![](${inText.url})\n\n![Kendi sözü](${cover.url})`);
  await page.getByLabel('Kapak görseli').fill(cover.url);
  await dialog.getByLabel('Yayınla').check();
  await expect(altTextOf(page, 'kapak.png')).toBeVisible();
  await dialog.locator('[type=submit]').click();
  await expect(altTextOf(page, 'metin.png')).toHaveAccessibleDescription(/^Haberi yayınlamak için/);
  await expect(altTextOf(page, 'kapak.png')).toHaveAccessibleDescription(/^Haberi yayınlamak için/);
  await expect(altTextOf(page, 'metin.png')).toBeFocused();
  await expectAccessible(page, 'words needed');
  expect(await (await page.request.get('/api/admin/news')).text()).not.toContain(`Sözsüz haber ${name}`);

  // as a draft it may wait
  await dialog.getByLabel('Yayınla').uncheck();
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Düzenle: Sözsüz haber ${name}` }).click();
  await page.getByRole('checkbox', { name: 'Yayınla', exact: true }).check();
  await page.locator('[type=submit]').click();
  await expect(altTextOf(page, 'metin.png')).toBeFocused();
  await altTextOf(page, 'metin.png').fill('Metnin içindeki simge');
  await altTextOf(page, 'kapak.png').fill('Kapaktaki simge');
  // the words are still on their way when the article is saved
  await page.locator('[type=submit]').click();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  const library: object[] = await (await page.request.get('/api/media')).json();
  for (const altText of ['Metnin içindeki simge', 'Kapaktaki simge'])
    expect(library).toContainEqual(expect.objectContaining({ altText }));
});
