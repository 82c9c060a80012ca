import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { drag } from '../support/drag.ts';
import { expect, test } from '../support/test.ts';

const drawings = ['ridge-dawn', 'dog-team', 'flood-boat'].map((name) => `/artwork/${name}-800.webp`);
const [ridge, dogs, boat] = drawings;

test('extra pictures are tiles that are moved and taken out; their addresses stand behind a button', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const field = page.getByLabel('Ek görseller', { exact: true });
  await field.fill(drawings.join(', '));
  const tiles = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /görseli çıkar$/ }) });
  await expect(tiles).toHaveCount(3);
  await expectAccessible(page, 'tiles');
  await page.getByRole('button', { name: '1. görseli sonraya al' }).click();
  await expect(field).toHaveValue(`${dogs}, ${ridge}, ${boat}`);
  await page.getByRole('button', { name: '3. görseli öne al' }).click();
  await expect(field).toHaveValue(`${dogs}, ${boat}, ${ridge}`);
  await page.getByRole('button', { name: '2. görseli çıkar' }).click();
  await expect(field).toHaveValue(`${dogs}, ${ridge}`);
});

test('while there is no cover, the first picture of the article becomes it with one press', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog');
  const cover = dialog.getByLabel('Kapak görseli');
  const offer = dialog.getByRole('button', { name: /kapak yap$/ });
  await expect(offer).toHaveCount(0);
  await page.getByLabel('Ek görseller', { exact: true }).fill(drawings.join(', '));
  await expect(offer).toHaveText('Ek görsellerin ilkini kapak yap');
  await offer.click();
  await expect(cover).toHaveValue(ridge ?? '');
  await expect(offer).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Görsel Yükle' })).toBeFocused();
});

test('a tile is dragged to another place', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const field = page.getByLabel('Ek görseller', { exact: true });
  await field.fill(drawings.join(', '));
  const tile = (place: number) => page.getByRole('img', { name: `Önizleme: Ek görseller ${place}` });
  await drag(tile(1), tile(3));
  await expect(field).toHaveValue(`${dogs}, ${boat}, ${ridge}`);
});

test('several are chosen at once, and the library says when there are fifty', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const field = page.getByLabel('Ek görseller', { exact: true });
  await field.fill(Array.from({ length: 48 }, (_, place) => `/icons/emblem.svg?${place}`).join(','));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Fotoğrafları Yükle' }).click(),
  ]);
  await chooser.setFiles(['kırk-dokuz.png', 'elli.png', 'elli-bir.png'].map(chosenFile));
  const toasts = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toasts).toContainText(/En çok 50 görsel eklenebilir|örsel yüklendi$/);
  await expect
    .poll(async () => (await field.inputValue()).split(',').filter((url) => url.includes('/media/')).length)
    .toBe(2);
  await dialog.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await expect(
    library.getByText('50 görsel seçili; daha fazlası eklenemez. Önce birini çıkarın.'),
  ).toBeVisible();
  const chosen = library.getByRole('button', { name: 'elli.png' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'full');
  await chosen.click();
  await expect(library.getByText('49 görsel seçili', { exact: true })).toBeVisible();
});
