import { formatMonthAndYear } from '#/format/dates.ts';
import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { add500Pictures, drawPictures, uploadedAt } from '../support/media-list.ts';
import { countTaps } from '../support/taps.ts';
import { expect, onStarterContent } from '../support/test.ts';

const test = onStarterContent();

const mostTaps = 4;
const foundIds = '**/api/media/found?*';

test.beforeAll(async ({ site }) => {
  await add500Pictures(site);
});

test.beforeEach(async ({ page, signIn, noFaults: _ }) => {
  await drawPictures(page);
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
});

const month = 'Ekim 2025';
const ofMonth = Array.from({ length: 500 }, (_value, place) => uploadedAt(place + 1)).filter(
  (at) => formatMonthAndYear(at) === month,
).length;

test('one of 500 pictures is found by its operation, or by its month', { tag: '@phone' }, async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page.getByLabel('Operasyona göre').selectOption('3. operasyon');
  await expect(page.getByText('1 sonuç', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'IMG_2300.jpg' })).toBeVisible();
  await expectAccessible(page, 'narrowed');
  await page.getByLabel('Yüklendiği aya göre').selectOption(month);
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı Temizle' }).click();
  await page.getByLabel('Yüklendiği aya göre').selectOption(month);
  await expect(page.getByText(`${ofMonth} sonuç`, { exact: true })).toBeVisible();
});

test('one of 500 pictures is found by its operation in four taps', { tag: '@phone' }, async ({ page }) => {
  const { tap, pick, count } = countTaps();
  await tap(page.getByRole('tab', { name: 'Medya' }));
  await pick(page.getByLabel('Operasyona göre'), '3. operasyon');
  await tap(page.getByRole('button', { name: 'Görüntüle: IMG_2300.jpg' }));
  await expect(page.getByRole('dialog', { name: 'IMG_2300.jpg' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(mostTaps);
});

test('one of 500 pictures is found by its date in four taps', { tag: '@phone' }, async ({ page }) => {
  const { tap, pick, count } = countTaps();
  await tap(page.getByRole('tab', { name: 'Medya' }));
  await pick(page.getByLabel('Yüklendiği aya göre'), 'Mart 2026');
  await tap(page.getByRole('button', { name: 'Görüntüle: IMG_2275.jpg' }));
  await expect(page.getByRole('dialog', { name: 'IMG_2275.jpg' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(mostTaps);
});

test('the next pictures come when they are asked for, and the focus goes to the first of them', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByText('500 kayıttan 48 tanesi gösteriliyor')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'IMG_2452.jpg' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(page.getByText('500 kayıttan 96 tanesi gösteriliyor')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'IMG_2452.jpg' })).toBeFocused();
  await page.getByLabel('Görsellerde ara').fill('img_2007');
  await expect(page.getByText('1 sonuç', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'IMG_2007.jpg' })).toBeVisible();
});

test('all that is found is selected together, also what has not come yet', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/status of 503/);
  await page.getByRole('tab', { name: 'Medya' }).click();
  const all = page.getByLabel('Tümünü seç');
  await page.route(foundIds, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await all.click();
  await expect(page.getByText(/^Tümü seçilemedi/)).toBeVisible();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(page.getByText('500 görsel seçildi')).toBeVisible();
  await page.getByRole('checkbox', { name: 'IMG_2499.jpg' }).uncheck();
  await expect(page.getByText('499 görsel seçildi')).toBeVisible();
  await all.check();
  await all.uncheck();
  await expect(page.getByRole('button', { name: 'Seçilenleri Sil' })).toHaveCount(0);

  await page.getByLabel('Yüklendiği aya göre').selectOption('Eylül 2025');
  await expect(page.getByText('44 sonuç', { exact: true })).toBeVisible();
  await all.check();
  await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
  const question = page.getByRole('alertdialog', { name: '44 görseli silmek istediğinizden emin misiniz?' });
  await expect(question).toContainText('“IMG_2044.jpg”, “IMG_2043.jpg”, “IMG_2042.jpg” ve 41 görsel daha');
  await question.getByRole('button', { name: 'Sil' }).click();
  const toasts = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toasts).toContainText('44 görsel silindi.');
  await toasts.getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toasts).toContainText('44 görsel geri alındı');
});

test('what is unticked before all have been selected stays unticked', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  const all = page.getByLabel('Tümünü seç');
  const one = page.getByRole('checkbox', { name: 'IMG_2499.jpg' });
  await one.check();
  const answer = await holdRequests(page, foundIds);
  await all.check();
  await one.uncheck();
  answer();
  await expect(page.getByText('499 görsel seçildi')).toBeVisible();
  await expect(one).not.toBeChecked();
});

test('selecting all is taken back before it is done', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  const all = page.getByLabel('Tümünü seç');
  const answer = await holdRequests(page, foundIds);
  const answered = page.waitForResponse(foundIds);
  await all.check();
  await all.uncheck();
  answer();
  await (await answered).finished();
  await expect(all).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Seçilenleri Sil' })).toHaveCount(0);
  await all.check();
  await expect(page.getByText('500 görsel seçildi')).toBeVisible();
});
