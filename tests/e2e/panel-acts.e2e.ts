import type { Page } from '@playwright/test';
import { istanbulTime } from '#/format/istanbul-time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { make, toastOf } from './panel-bin-content.ts';
import { fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[149]/);
  await signIn(page);
});

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const publicTitles = async (page: Page) =>
  ((await (await page.request.get('/api/news')).json()) as { title: string }[]).map(({ title }) => title);
const minutesFromNow = (minutes: number) =>
  istanbulTime(new Date(Date.now() + minutes * 60_000).toISOString()).slice(0, 16);

async function openNew(page: Page, title: string) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  return page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
}

async function openStored(page: Page, title: string) {
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  return page.getByRole('dialog', { name: 'Haberi Düzenle' });
}

test('one press publishes and one takes back, and the form says before what each press does', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = `Tek basışta ${test.info().project.name}`;
  const adding = await openNew(page, title);
  const buttons = adding.locator('footer').getByRole('button');
  await expect(buttons).toHaveText(['Taslak Kaydet', 'Yayınla', 'İptal']);
  await adding.getByLabel('Yayınla').check();
  await expect(buttons).toHaveText([/Yayınla$/, 'Taslak Olarak Sakla', 'İptal']);
  await expect(adding.locator('[type=submit]')).toHaveText('Kaydet ve Yayınla');
  await adding.getByLabel('Yayınla').uncheck();
  await expectAccessible(page, 'form with two acts');
  await buttons.nth(1).click();
  await expect(rowOf(page, title).getByText('Yayınlandı', { exact: true })).toBeVisible();
  expect(await publicTitles(page)).toContain(title);

  const editing = await openStored(page, title);
  await expect(editing.getByText('Durumu: Yayında')).toBeVisible();
  await expect(editing.locator('footer').getByRole('button')).toHaveText([
    /Güncelle$/,
    'Yayından Kaldır',
    'İptal',
  ]);
  await editing.getByRole('button', { name: 'Yayından Kaldır' }).click();
  await expect(rowOf(page, title).getByText('Taslak', { exact: true })).toBeVisible();
  expect(await publicTitles(page)).not.toContain(title);
});

test('what is missing leaves both buttons as they were', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  await expect(dialog.getByLabel('Yayınla')).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Taslak Kaydet' })).toBeVisible();
});

test('an article waits for the chosen time, also after the correction of a word, until it is called off', {
  tag: '@phone',
}, async ({ page }) => {
  const title = `Zamanlanan ${test.info().project.name}`;
  const adding = await openNew(page, title);
  await adding.getByLabel('Seçtiğim tarihte').check();
  await expect(adding.getByText(/, 09\.00\) .* “Zamanla” düğmesine basın\.$/)).toBeVisible();
  await adding.getByLabel('Yayınla').check();
  await expect(adding.getByText(/, 09\.00\. Kendiliğinden yayınlanır\.$/)).toBeVisible();
  await adding.getByLabel('Yayınla').uncheck();
  const time = adding.getByLabel('Tarih ve saat');
  await time.fill('');
  await adding
    .getByRole('button', { name: 'Zamanla' })
    .or(adding.getByRole('button', { name: 'Yayınla', exact: true }))
    .click();
  await expect(time).toHaveAccessibleDescription('Tarihi ve saati seçin');
  await time.fill(minutesFromNow(3 * 24 * 60));
  await expectAccessible(page, 'form with a time');
  await adding.getByRole('button', { name: 'Zamanla' }).click();
  const row = rowOf(page, title);
  await expect(row.getByText(/^Zamanlandı: /)).toBeVisible();

  const editing = await openStored(page, title);
  await expect(editing.getByText(/^Durumu: Zamanlandı: /)).toBeVisible();
  await editing.getByLabel('Özet').fill('Düzeltilmiş bir sözcük.');
  await editing.getByRole('button', { name: 'Zamanla' }).click();
  await expect(row.getByText('Düzeltilmiş bir sözcük.')).toBeVisible();
  await expect(row.getByText(/^Zamanlandı: /)).toBeVisible();
  expect(await publicTitles(page)).not.toContain(title);

  await openStored(page, title);
  await editing.getByRole('button', { name: 'Taslak Olarak Sakla' }).click();
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();
});

test('an article of an archive bears the day that is chosen for it', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = 'Arşivden haber';
  const adding = await openNew(page, title);
  await adding.getByLabel('Seçtiğim tarihte').check();
  await adding.getByLabel('Tarih ve saat').fill('2012-07-15T09:00');
  await expect(adding.getByText('Bu tarihle yayınlanır: 15 Temmuz 2012 Pazar, 09.00.')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await adding.getByRole('button', { name: 'Yayınla', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    publishAt: '2012-07-15T06:00:00.000Z',
    published: true,
  });
  await page.getByLabel('Haberlerde ara').fill(title);
  await expect(rowOf(page, title)).toContainText('15 Temmuz 2012');
  const editing = await openStored(page, title);
  await editing.getByLabel('Tarih ve saat').fill(minutesFromNow(60));
  await expect(editing.getByText(/^O saate kadar yayından kalkar/)).toBeVisible();
  await expect(editing.locator('[type=submit]')).toHaveText('Kaydet ve Zamanla');
});

test('an article is published from the list with two presses, and its address is copied with one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = `Listeden yayınlanan ${test.info().project.name}`;
  const adding = await openNew(page, title);
  await adding.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const row = rowOf(page, title);
  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yayınla', exact: true }).click();
  await expect(toastOf(page)).toContainText('BaşarılıHaber yayınlandı');
  await toastOf(page).hover();
  const offers = toastOf(page).getByRole('button', { includeHidden: true });
  await expect(offers.filter({ hasText: 'Sitede gör' })).toHaveCount(1);
  await offers.filter({ hasText: 'Bağlantıyı kopyala' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(toastOf(page)).toContainText('Haberin bağlantısı panoya kopyalandı.');
  const address = await row.getByRole('link', { name: `Sitede gör: ${title}` }).getAttribute('href');
  expect(address).toMatch(/^\/news\/\d+-listeden-yayinlanan/);
  expect(await copied()).toBe(new URL(address ?? '', page.url()).href);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await row.getByRole('button', { name: `Bağlantıyı kopyala: ${title}` }).click();
  await expect.poll(copied).toContain(address);
  await expectAccessible(page, 'row of a published article');
  expect((await page.request.get(address ?? '')).status()).toBe(200);

  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yayından Kaldır' }).click();
  const question = page.getByRole('alertdialog', { name: 'Haber yayından kaldırılsın mı?' });
  await question.getByRole('button', { name: 'Yayından Kaldır' }).click();
  await expect(toastOf(page)).toContainText('Haber yayından kaldırıldı');
  await toastOf(page).hover();
  expect((await page.request.get(address ?? '')).status()).toBe(404);
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toastOf(page)).toContainText('Haber yeniden yayınlandı');
  await expect(row.getByText('Yayınlandı', { exact: true })).toBeVisible();
  expect((await page.request.get(address ?? '')).status()).toBe(200);
});

test('what keeps a draft from being published is shown in its form, which opens', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Görseli anlatılmamış haber';
  const adding = await openNew(page, title);
  await adding.locator('input[type=file]').first().setInputFiles(chosenFile('anlatilmamis.png'));
  await expect(adding.getByLabel('Kapak görseli')).toHaveValue(/^\/media\//);
  await adding.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await rowOf(page, title)
    .getByRole('button', { name: `Diğer işlemler: ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Yayınla', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(editing.getByLabel('Görselde ne görünüyor?').first()).toBeFocused();
  await editing.getByLabel('Görselde ne görünüyor?').first().fill('Depoda iki sedye');
  await editing.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(rowOf(page, title).getByText('Yayınlandı', { exact: true })).toBeVisible();
});

test('an article that somebody has changed meanwhile is not published unseen', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const title = 'Bu arada değişen taslak';
  const adding = await openNew(page, title);
  const made = page.waitForResponse((response) => response.request().method() === 'POST');
  await adding.getByRole('button', { name: 'Taslak Kaydet' }).click();
  const stored = await (await made).json();
  await expect(rowOf(page, title)).toBeVisible();
  const data = { ...stored, content: 'Başkasının metni.' };
  await page.request.put(`/api/news/${stored.id}`, { data, headers: { origin: site.url } });
  await rowOf(page, title)
    .getByRole('button', { name: `Diğer işlemler: ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Yayınla', exact: true }).click();
  await expect(toastOf(page)).toContainText('başka biri tarafından değiştirildi');
  expect(await publicTitles(page)).not.toContain(title);
});

test('a preview leads back to the form, in the tab where it belongs', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [kind, edit] of [
    ['news', 'Haberi Düzenle'],
    ['operations', 'Operasyonu Düzenle'],
  ] as const) {
    const { id, title } = await make(page, kind, `Önizlemeden düzenlenen ${kind}`, { published: true });
    await page.goto(`/adminpanel/preview/${kind}/${id}`);
    const bar = page.getByRole('complementary', { name: 'Önizleme' });
    await expect(bar.getByRole('link', { name: 'Sitede gör' })).toBeVisible();
    await expectAccessible(page, `preview of ${kind}`);
    await bar.getByRole('link', { name: 'Düzenle' }).click();
    const dialog = page.getByRole('dialog', { name: edit });
    await expect(dialog.getByLabel('Başlık')).toHaveValue(title);
    await dialog.getByRole('button', { name: 'İptal' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});
