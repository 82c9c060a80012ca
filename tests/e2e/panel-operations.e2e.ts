import type { Page } from '@playwright/test';
import { istanbulDay } from '#/format/dates.ts';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile, droppedFile } from '../support/chosen-file.ts';
import { openFilters } from '../support/filters.ts';
import { noOperations, operationList } from '../support/operation-list.ts';
import { expect, test } from '../support/test.ts';
import { drop } from './panel-drop.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
});

const toast = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Opens the form and fills in what must be there. */
async function fill(page: Page, title: string) {
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Açıklama').fill('Çığ altında kalan iki dağcı arandı.');
  await page.getByLabel('Konum').fill('Iğdır, Tuzluca');
  await page.getByLabel('Tarih').fill('2025-01-19');
}

async function write(page: Page, title: string) {
  await fill(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni operasyon oluşturuldu', { exact: true })).toBeVisible();
}

test('what is missing is shown beside each field, and nothing is sent', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' });
  await expect(dialog.getByLabel('Durum')).toHaveValue('active');
  await expect(dialog.getByLabel('Tarih')).toHaveValue(istanbulDay(new Date()));
  await dialog.getByLabel('Tarih').fill('');
  await dialog.getByLabel('Gönüllü sayısı').fill('-1');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveAccessibleDescription('Başlık gereklidir');
  await expect(dialog.getByLabel('Açıklama')).toHaveAccessibleDescription('Açıklama gereklidir');
  await expect(dialog.getByLabel('Konum')).toHaveAccessibleDescription(/^Konum gereklidir/);
  await expect(dialog.getByLabel('Tarih')).toHaveAccessibleDescription('Tarih gereklidir');
  await expect(dialog.getByLabel('Gönüllü sayısı')).toHaveAccessibleDescription(/0 ya da daha büyük/);
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  await dialog.getByLabel('Tarih').fill('2062-11-21');
  await expect(dialog.getByLabel('Tarih')).toHaveAccessibleDescription(/^Tarih gelecekte olamaz/);
  expect(sent).toEqual([]);
});

test('the province comes with the place, and stays as somebody has chosen it', { tag: '@desktop' }, async ({
  page,
}) => {
  await fill(page, 'Osmangazi araması');
  const [place, province] = [page.getByLabel('Konum'), page.getByLabel('İl', { exact: true })];
  await place.fill('bursa, Osmangazi');
  await place.press('Tab');
  await expect(place).toHaveAccessibleDescription(/^İl: Bursa/);
  await page.getByText('Ayrıntılar (sonra da doldurulabilir)').click();
  await expect(province).toHaveValue('Bursa');
  await page.getByLabel('İl ve ilçe').fill('Kocaeli, Gebze');
  await place.focus();
  await expect(province).toHaveValue('Kocaeli');
  await province.selectOption('Belirtilmedi');
  await place.fill('Kocaeli, Gebze, Eskihisar');
  await place.press('Tab');
  await expect(province).toHaveValue('none');
});

test('who ends an operation is told that visitors read its place from now on', { tag: '@desktop' }, async ({
  page,
}) => {
  await fill(page, 'Biten arama');
  const hold = page.getByLabel('Tam yeri şimdilik gizle');
  await expect(hold).toHaveAccessibleDescription(/yalnız il ve ilçe gösterilir/);
  await page.getByLabel('Durum').selectOption('Tamamlandı');
  await expect(hold).not.toBeChecked();
  await expect(hold).toHaveAccessibleDescription(/yayınlanınca ziyaretçiler tam yeri görür: Iğdır, Tuzluca$/);
  await expect(toast(page)).toContainText('Tam yer artık gizli değil');
  await page.getByLabel('Yayınla').check();
  await expect(hold).toHaveAccessibleDescription('Ziyaretçiler tam yeri görür: Iğdır, Tuzluca');
  await page.getByRole('button', { name: 'Kaydet ve Yayınla' }).click();
  await expect(toast(page)).toContainText('Yeni operasyon oluşturuldu');
  await expect(toast(page).getByRole('button', { name: 'Sitede gör' })).toBeVisible();
});

test('a new operation is under way until another status is chosen', async ({ page }) => {
  await fill(page, 'Tuzluca çığ araması');
  await page.getByLabel('Tür').selectOption('Kayıp Şahıs Arama');
  await page.getByLabel('Kurtarılan kişi sayısı').fill('2');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    title: 'Tuzluca çığ araması',
    date: '2025-01-19',
    status: 'active',
    type: 'Kayıp Şahıs Arama',
    rescuedCount: 2,
    volunteerCount: 0,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = rowOf(page, 'Tuzluca çığ araması');
  await expect(row).toContainText('Aktif');
  await expect(row).toContainText('Kayıp Şahıs Arama');
  await expect(row).toContainText('19 Ocak 2025');
  await expect(row).toContainText('Iğdır, Tuzluca');
  await expect(row).toContainText('Çığ altında kalan iki dağcı arandı.');

  for (const status of ['Tamamlandı', 'İptal Edildi', 'Aktif']) {
    await row.getByRole('button', { name: 'Düzenle: Tuzluca çığ araması' }).click();
    const dialog = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
    await expect(dialog.getByLabel('Kurtarılan kişi sayısı')).toHaveValue('2');
    await dialog.getByLabel('Durum').selectOption(status);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Operasyon güncellendi', { exact: true })).toBeVisible();
    await expect(row).toContainText(status);
  }
});

test('a new operation is a draft that visitors do not see, until it is published', {
  tag: '@desktop',
}, async ({ page }) => {
  await fill(page, 'Taslak operasyon');
  await expect(page.getByRole('checkbox', { name: 'Yayınla', exact: true })).not.toBeChecked();
  await page.locator('[type=submit]').click();
  const row = rowOf(page, 'Taslak operasyon');
  await expect(row).toContainText('Taslak');
  const seen = async () => (await page.request.get('/operations')).text();
  expect(await seen()).not.toContain('Taslak operasyon');
  await openFilters(page);
  await page.getByLabel('Operasyonları süz').selectOption('Yayındakiler');
  await expect(row).toHaveCount(0);
  await page.getByLabel('Operasyonları süz').selectOption('Taslaklar');

  await row.getByRole('button', { name: 'Düzenle: Taslak operasyon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
  await expect(dialog.getByText('Durumu: Taslak')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Taslak Kaydet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(dialog.getByLabel('İl ve ilçe')).toBeFocused();
  await expect(dialog.getByLabel('İl ve ilçe')).toHaveAttribute('aria-required', 'true');
  await dialog.getByLabel('İl ve ilçe').fill('Iğdır, Tuzluca');
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(page.getByText('Şimdi yayında.', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Operasyonları süz').selectOption('Tümü');
  await expect(row.getByText('Yayında', { exact: true })).toBeVisible();
  expect(await seen()).toContain('Taslak operasyon');
  await expect(row.getByRole('link', { name: /^Sitede gör: Taslak operasyon/ })).toHaveAttribute(
    'href',
    /^\/operations\/\d+-taslak-operasyon$/,
  );
});

test('the place of a new operation is held back while it is under way, unless somebody decides otherwise', {
  tag: '@phone',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' });
  const hold = dialog.getByLabel('Tam yeri şimdilik gizle');
  const choose = async (status: string) => {
    await dialog.getByLabel('Durum').selectOption(status);
  };
  await expect(hold).toBeChecked();
  await expect(hold).toHaveAccessibleDescription(/^Operasyon sürerken tam yer başta gizlidir/);
  await choose('Tamamlandı');
  await expect(hold).not.toBeChecked();
  await choose('Aktif');
  await expect(hold).toBeChecked();
  await hold.uncheck();
  await choose('İptal Edildi');
  await choose('Tamamlandı');
  await hold.check();
  await choose('İptal Edildi');
  await expect(hold).toBeChecked();
});

test('the type can be taken away again', { tag: '@desktop' }, async ({ page }) => {
  await fill(page, 'Türü olmayan operasyon');
  await page.getByLabel('Tür').selectOption('Sel');
  await page.getByLabel('Tür').selectOption('Belirtilmedi');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(rowOf(page, 'Türü olmayan operasyon')).not.toContainText('Sel');
});

test('a picture comes from the device, the library or an address', { tag: '@desktop' }, async ({ page }) => {
  await fill(page, 'Görselli operasyon');
  const address = page.getByLabel('Görselin adresi');
  await page.locator('input[type=file]').setInputFiles(chosenFile('operasyon.png'));
  await expect(page.getByText('Görsel yüklendi ve otomatik olarak ayarlandı', { exact: true })).toBeVisible();
  await expect(address).toHaveValue(/^\/media\//);
  const uploaded = await address.inputValue();
  await address.fill('');
  await page.getByRole('button', { name: 'Kitaplığı Aç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.getByRole('button', { name: 'operasyon.png' }).first().click();
  await expect(library).toHaveCount(0);
  await expect(address).toHaveValue(uploaded);
  await page.getByRole('button', { name: 'Kitaplığı Aç' }).click();
  const typed = library.getByLabel('Başka bir adres (URL)');
  await typed.fill('   ');
  await typed.press('Enter');
  await expect(library.getByRole('button', { name: 'Ekle', exact: true })).toBeDisabled();
  await typed.fill('  /icons/emblem.svg ');
  await typed.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(address).toHaveValue('/icons/emblem.svg');
  await expect(page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' })).toBeVisible();
});

test('a picture that is dropped onto the form or the library is uploaded once', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/media/upload') && sent.push(request.url()));
  await fill(page, 'Bırakılan görselli operasyon');
  const address = page.getByLabel('Görselin adresi');
  await drop(address, [droppedFile('forma-birakilan.png')]);
  await expect(address).toHaveValue(/^\/media\//);
  const first = await address.inputValue();
  await page.getByRole('button', { name: 'Kitaplığı Aç' }).click();
  await drop(page.getByLabel('Görsellerde ara'), [droppedFile('kitapliga-birakilan.png')]);
  await expect(page.getByRole('dialog', { name: 'Görsel Kitaplığı' })).toHaveCount(0);
  await expect(address).not.toHaveValue(first);
  expect(sent).toHaveLength(2);
  await drop(address, [{ name: 'liste.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7') }]);
  await expect(toast(page)).toContainText('“liste.pdf” bir görsel değil');
  expect(sent).toHaveLength(2);
});

test('whose text stands is asked when somebody else saved meanwhile', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await write(page, 'Ortak operasyon');
  await page.getByRole('button', { name: 'Düzenle: Ortak operasyon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Ortak operasyon');
  const list: { id: number; title: string }[] = await (
    await page.request.get('/api/admin/operations')
  ).json();
  const operation = list.find(({ title }) => title === 'Ortak operasyon');
  await page.request.put(`/api/operations/${operation?.id}`, {
    data: { ...operation, title: 'Ortak operasyon, onun hâli' },
    headers: { origin: site.url },
  });
  await dialog.getByLabel('Başlık').fill('Ortak operasyon, benim hâlim');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Siz düzenlerken');
  await expect(toast(page)).not.toContainText('Hata');
  await expect(dialog.getByRole('radio', { name: /Benim metnim/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Operasyon güncellendi', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ortak operasyon, benim hâlim' })).toBeVisible();
});

test('without operations the list says so, and a list that cannot be read can be asked for again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(operationList, (route) => route.fulfill(noOperations));
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(page.getByText('Henüz operasyon yok', { exact: true })).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.unroute(operationList);
  await page.route(operationList, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(page.getByText('Failed to fetch operations')).toBeVisible();
  await expectAccessible(page, 'failed');
  await page.unroute(operationList);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the tab and its dialogs are accessible', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page.getByLabel('Operasyonlarda ara').fill('zzz');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByLabel('Operasyonlarda ara').fill('');
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expectAccessible(page, 'form with sentences');
  // where one picture is chosen; the one for several is looked at with the news
  await page.getByRole('button', { name: 'Kitaplığı Aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Görsel Kitaplığı' })).toBeVisible();
  await expectAccessible(page, 'picture library');
});
