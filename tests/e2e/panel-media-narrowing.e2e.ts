import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const months = ['2026-11', '2026-10', '2026-09', '2026-08'];

const picture = (id: number) => ({
  ...{ id, url: `/artwork/ridge-dawn-480.webp?${id}`, originalName: `IMG_${2000 + id}.jpg`, size: 600_000 },
  ...{ mimetype: 'image/jpeg', width: 2560, height: 1920, altText: 'a', credit: '', consentNote: '' },
  ...{ focusX: 50, focusY: 50, isHidden: false, useCount: 0 },
  uploadedAt: `${months[Math.floor((500 - id) / 125)]}-15T10:00:00.000Z`,
  ...(id % 100 === 0 && { operations: [{ id: id / 100, title: `${id / 100}. operasyon` }] }),
});

test('one of 500 pictures is found by its operation, or by its month, in four taps', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  const library = Array.from({ length: 500 }, (_value, place) => picture(500 - place));
  await page.route('**/api/media', (route) => route.fulfill({ json: library }));
  await signIn(page);
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page.getByLabel('Operasyona göre').selectOption('3. operasyon');
  await expect(page.getByText('1 sonuç', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'IMG_2300.jpg' })).toBeVisible();
  await expectAccessible(page, 'narrowed');
  await page.getByLabel('Yüklendiği aya göre').selectOption('Ağustos 2026');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı Temizle' }).click();
  await page.getByLabel('Yüklendiği aya göre').selectOption('Eylül 2026');
  await expect(page.getByText('125 sonuç', { exact: true })).toBeVisible();
});

test('a form’s library opens on pictures, and can be narrowed as well', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  const library = Array.from({ length: 500 }, (_value, place) => picture(500 - place));
  await page.route('**/api/media', (route) => route.fulfill({ json: library }));
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  const first = dialog.getByRole('button', { name: 'IMG_2500.jpg' });
  await expect(first).toBeInViewport();
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Görsel Yükle' })).toBeInViewport();
  await dialog.getByLabel('Operasyona göre').selectOption('5. operasyon');
  await expect(dialog.getByText('1 sonuç', { exact: true })).toBeVisible();
  await expect(first).toBeVisible();
  await expectAccessible(page, 'library');
});
