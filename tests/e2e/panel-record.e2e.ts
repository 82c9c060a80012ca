import { expectAccessible } from '../support/accessible.ts';
import { spreadsheetOf } from '../support/spreadsheet.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const csvFile = (csv: string) => ({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

test('a CSV file is looked at, and then taken, with nothing of it twice', { tag: '@phone' }, async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'CSV’den Al' }).click();
  const dialog = page.getByRole('dialog', { name: 'CSV’den Operasyon Al' });
  const take = dialog.getByRole('button', { name: 'Al', exact: true });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  const broken = '31.02.2020;Olmaz;Sel;Bolu;Bolu;x;;\n';
  const sheet = `${spreadsheetOf(12)}${broken}`.replace('Gönüllü\n', 'Gönüllü;Hava durumu\n');
  await dialog.getByLabel('CSV dosyası').setInputFiles(csvFile(sheet));
  await expect(dialog.getByRole('status')).toContainText('12 yeni, 0 değişen, 0 aynı, 1 alınmayan');
  await expect(dialog.getByRole('status')).toContainText('atlanan sütunlar: Hava durumu');
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(1)).toHaveText(/^14\s*Alınmayan\s*Olmaz.*takvimde bulunan bir gün/);
  await expectAccessible(page, 'looked at');
  const before = await page.request.get('/api/admin/operations/list?search=tuzluca%20kayit');
  expect((await before.json()).found).toBe(0);
  await dialog.getByLabel('Yeni operasyonları yayınla').check();
  await expect(take).not.toHaveAttribute('aria-disabled');
  await take.click();
  await expect(dialog.getByRole('heading', { name: 'Alındı' })).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('12 yeni, 0 değişen, 0 aynı, 1 alınmayan');
  await expectAccessible(page, 'taken');
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Iğdır’da arama 12' })).toContainText('Yayında');
  expect(await (await page.request.get('/operations?q=Aras')).text()).toContain('Iğdır’da arama 7');

  await page.getByRole('button', { name: 'CSV’den Al' }).click();
  await dialog.getByLabel('CSV dosyası').setInputFiles(csvFile(spreadsheetOf(12)));
  await expect(dialog.getByRole('status')).toContainText('0 yeni, 0 değişen, 12 aynı, 0 alınmayan');
  await expect(dialog.getByRole('status')).toContainText('alınacak yeni bir şey yok');
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('CSV dosyası').setInputFiles(csvFile('PK\u0003\u0004'));
  await expect(dialog).toContainText('Bu bir Excel ya da LibreOffice dosyası.');
});

test('the keyboard goes from each operation that lacked something to the next', { tag: '@desktop' }, async ({
  page,
}) => {
  const known = { type: 'Sel', province: 'Bolu', volunteerCount: 9, date: '2011-05-04', published: true };
  for (const number of [1, 2]) await make(page, 'operations', `Sıradaki arama ${number}`, known);
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Eksikler' }).click();
  await page.getByRole('searchbox', { name: 'Operasyonlarda ara' }).fill('sıradaki arama');
  const linkOf = (number: number) => page.getByRole('link', { name: `Tamamla: Sıradaki arama ${number}` });
  const complete = async (number: number) => {
    await linkOf(number).press('Enter');
    await expect(page.getByLabel('Gönüllü saati')).toBeFocused();
    await page.keyboard.type('8');
    await page.keyboard.press('Control+Enter');
    await expect(linkOf(number)).toHaveCount(0);
  };
  await expect(page.getByText('2 sonuç')).toBeVisible();
  await complete(2);
  await expect(linkOf(1)).toBeFocused();
  await complete(1);
  await expect(page.locator('main h2')).toBeFocused();
});

test('an old operation is completed with four taps besides typing', { tag: '@phone' }, async ({ page }) => {
  const title = 'Eski arama';
  const known = { type: 'Sel', province: 'Bolu', volunteerCount: 9, date: '2012-05-04', published: true };
  await make(page, 'operations', title, known);
  await page.reload();
  const taps = countTaps();
  await taps.tap(page.getByRole('tab', { name: 'Operasyonlar' }));
  await taps.tap(page.getByRole('button', { name: 'Eksikler' }));
  await page.getByRole('searchbox', { name: 'Operasyonlarda ara' }).fill(title);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Eksik: Gönüllü saati');
  await expect(page.getByRole('status').filter({ hasText: '1' }).first()).toBeVisible();
  await expectAccessible(page, 'incomplete');
  await taps.tap(row.getByRole('link', { name: `Tamamla: ${title}` }));
  const dialog = page.getByRole('dialog', { name: 'Operasyonu Düzenle' });
  await expect(dialog.getByLabel('Gönüllü saati')).toBeFocused();
  await page.keyboard.type('1.072');
  await taps.tap(dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(dialog).toBeHidden();
  expect(taps.count()).toBe(4);
  await expect(row).toHaveCount(0);
  const list = await page.request.get('/api/admin/operations/list?search=eski%20arama');
  expect((await list.json()).items).toMatchObject([{ ...known, title, volunteerHours: 1072, endDate: null }]);
});
