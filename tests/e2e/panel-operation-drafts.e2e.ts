import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { call, drafts, make, toastOf } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
});

test('an earlier version of an operation comes back without unpublishing', { tag: '@desktop' }, async ({
  page,
}) => {
  const before = `Sürümlü arama ${test.info().project.name}`;
  const { id } = await make(page, 'operations', before, { published: false });
  const change = {
    ...drafts.operations,
    title: `${before}, yeni`,
    location: 'Bolu, Mengen',
    published: true,
  };
  await call(page, 'PUT', `/api/operations/${id}`, change);
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: `Diğer işlemler: ${before}, yeni` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sürümler' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('2 alan şu anki hâlinden farklı.');
  for (const words of ['28.02.2026', 'Tamamlandı', 'Belirtilmedi']) await expect(dialog).toContainText(words);
  await expectAccessible(page, 'version');
  await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(toastOf(page)).toContainText('BaşarılıOperasyon eski sürümüne döndü');
  const row = page.getByRole('listitem').filter({ hasText: before });
  await expect(row.getByText('Yayında', { exact: true })).toBeVisible();
  await expect(row.getByRole('heading')).toHaveText(before);
  expect(await (await page.request.get('/operations')).text()).not.toContain(`${before}, yeni`);
});

test('an operation is published from its row, which tells who wrote it, and taken back', async ({
  page,
  site,
}) => {
  const title = `Satırdan çıkan arama ${test.info().project.name}`;
  await make(page, 'operations', title, { published: false });
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`${site.admin.username} yazdı · az önce`);
  const choose = async (name: string) => {
    await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const seen = async () => (await (await page.request.get('/operations')).text()).includes(title);
  await choose('Yayınla');
  await expect(toastOf(page)).toContainText('BaşarılıOperasyon yayınlandı');
  expect(await seen()).toBe(true);
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toastOf(page)).toContainText('Operasyon yine taslak');
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();
  expect(await seen()).toBe(false);
  await choose('Yayınla');
  await expect(row.getByText('Yayında', { exact: true })).toBeVisible();
  await expect(row).toContainText(
    `${site.admin.username} yazdı · son değişiklik: ${site.admin.username}, az önce`,
  );
  expect(await seen()).toBe(true);
  await expectAccessible(page, 'row of an operation');
  await choose('Yayından Kaldır');
  const question = page.getByRole('alertdialog', { name: 'Operasyon yayından kaldırılsın mı?' });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Yayından Kaldır' }).click();
  await expect(row.getByText('Taslak', { exact: true })).toBeVisible();
  expect(await seen()).toBe(false);
});

test('what keeps an operation from being published is mended in its form', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/status of 400/);
  const title = 'Yeri yazılmamış arama';
  const { id } = await make(page, 'operations', title, { published: false });
  const refusal = { message: 'Yer gizliyken il ve ilçe gereklidir' };
  await page.route(new RegExp(`/operations/${id}/publication`), (route) =>
    route.fulfill({ status: 400, json: refusal }),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yayınla' }).click();
  await expect(toastOf(page)).toContainText(refusal.message);
  const dialog = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
  await expect(dialog.getByLabel('Başlık')).toHaveValue(title);
});

test('a place is held in the form, which shows where it is named, and released from the row', {
  tag: '@phone',
}, async ({ page }) => {
  const title = `Saklanan arama ${test.info().project.name}`;
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' });
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Açıklama').fill('Ekip Kurukavağa vardı.');
  await dialog.getByLabel('Konum').fill('Düzce, Akçakoca, Kurukavak');
  await dialog.getByLabel('Tarih').fill('2026-02-28');
  await dialog.getByLabel('Yayınla').check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByLabel('İl ve ilçe')).toHaveAccessibleDescription(/^Yer gizliyken .* gereklidir/);
  await expect(dialog.getByText('gizli yerin adı geçiyor')).toHaveCount(0);
  await dialog.getByLabel('İl ve ilçe').fill('Düzce, Akçakoca');
  await expect(dialog.getByText('gizli yerin adı geçiyor: Kurukavak.')).toBeVisible();
  await expectAccessible(page, 'form with a held place');
  await dialog.locator('[type=submit]').click();
  const doubt = page.getByRole('alertdialog', { name: 'Gizli yerin adı yayınlansın mı?' });
  await expect(doubt).toContainText('Kurukavak');
  await expectAccessible(page, 'question about a held place');
  await doubt.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await dialog.getByLabel('Açıklama').fill('Ekip yola çıktı.');
  await expect(dialog.getByText('gizli yerin adı geçiyor')).toHaveCount(0);
  await dialog.locator('[type=submit]').click();

  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Yer gizli', { exact: true })).toBeVisible();
  await expect(row).toContainText('Düzce, Akçakoca, Kurukavak');
  await expect(row).toContainText('Ziyaretçilerin gördüğü: Düzce, Akçakoca');
  await expectAccessible(page, 'row of a held place');
  const seen = async () => (await page.request.get('/operations')).text();
  expect((await seen()).includes('Kurukavak')).toBe(false);

  await row.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Yeri Açıkla' }).click();
  const question = page.getByRole('alertdialog', { name: 'Operasyonun tam yeri açıklansın mı?' });
  await expect(question).toContainText('Düzce, Akçakoca, Kurukavak');
  await question.getByRole('button', { name: 'Yeri Açıkla' }).click();
  await expect(toastOf(page)).toContainText('Operasyonun tam yeri açıklandı');
  await expect(row.getByText('Yer gizli', { exact: true })).toHaveCount(0);
  expect((await seen()).includes('Kurukavak')).toBe(true);
});

test('staff see a draft of an operation as visitors will', { tag: '@desktop' }, async ({ page, context }) => {
  const title = 'Önizlenen taslak arama';
  await make(page, 'operations', title, { published: false });
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  const link = page.getByRole('link', { name: `Önizle: ${title} (yeni sekmede açılır)` });
  const [preview] = await Promise.all([context.waitForEvent('page'), link.click()]);
  const bar = preview.getByRole('complementary', { name: 'Önizleme' });
  await expect(bar).toContainText('Bu bir taslaktır; ziyaretçiler göremez.');
  await expect(preview.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(preview.getByRole('complementary', { name: 'Bu haberin operasyonu' })).toContainText(title);
  await expectAccessible(preview);
});
