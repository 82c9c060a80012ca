import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
});

test('a photo is changed, and keeps what was not touched', { tag: '@desktop' }, async ({ page }) => {
  const title = `Düzenlenen ${test.info().project.name}`;
  const { id } = await make(page, 'photos', title);
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafı Düzenle' });
  await expect(dialog.getByLabel('Başlık')).toHaveValue(title);
  await dialog.getByLabel('Başlık').fill(`${title} yeni`);
  await dialog.getByRole('button', { name: 'Etkinlikler' }).click();
  await expectAccessible(page, 'edit form');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Fotoğraf güncellendi', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${title} yeni` })).toBeVisible();
  const all: object[] = await (await page.request.get('/api/photos')).json();
  expect(all).toContainEqual(
    expect.objectContaining({ id, title: `${title} yeni`, category: 'events', version: 2 }),
  );
});

test('two people who change one photo see both versions', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await make(page, 'photos', 'İki kişinin fotoğrafı');
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await page.getByRole('button', { name: 'Düzenle: İki kişinin fotoğrafı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafı Düzenle' });
  await dialog.getByLabel('Başlık').fill('Benim başlığım');
  await page.request.put(`/api/photos/${id}`, {
    data: { title: 'Onun başlığı', imageUrl: '/artwork/dog-team-800.webp', category: 'training' },
    headers: { origin: new URL(page.url()).origin },
  });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const titles = dialog.getByRole('group', { name: 'Başlık' });
  await expect(titles).toContainText('Benim başlığım');
  await expect(titles).toContainText('Onun başlığı');
  await dialog.getByText(/^Kategori: .+ değiştirdi/).click();
  await expect(dialog.getByRole('group', { name: 'Kategori' })).toContainText('Eğitimler');
  await dialog.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Fotoğraf güncellendi', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Benim başlığım' })).toBeVisible();
});
