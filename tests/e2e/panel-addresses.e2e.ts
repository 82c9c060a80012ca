import { starterNews } from '#/content/starter-news.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';

test('a link is chosen by the name of its page or article, and an outside address is taken as it is', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.goto('/adminpanel?tab=site');
  await page.getByRole('button', { name: 'Düzenle: Menü', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Menü' });
  await dialog.getByRole('button', { name: /İLETİŞİM$/ }).click();
  const target = dialog.getByLabel('Sayfa', { exact: true });
  await expect(dialog.getByText('→ İletişim')).toBeVisible();
  await target.fill('yonetim');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yönetim Kurulu', exact: true }).click();
  await expect(target).toHaveValue('/management');
  await expect(target).toBeFocused();
  await expect(dialog.getByText('→ Yönetim Kurulu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();

  const [{ title } = { title: '' }] = starterNews;
  await page.getByRole('button', { name: 'Duyuru', exact: true }).click();
  await page.getByLabel('Bağlantı ekle').check();
  const address = page.getByLabel('Götürdüğü adres');
  await address.fill(title.slice(0, 12));
  await page.getByRole('button', { name: title, exact: true }).last().click();
  await expect(address).toHaveValue(/^\/news\/\d+$/);
  await expect(page.getByText(`→ ${title}`)).toBeVisible();
  await address.fill('https://www.afad.gov.tr');
  await expect(page.getByText('Listeden seçin:')).toHaveCount(0);
  await expect(address).toHaveValue('https://www.afad.gov.tr');
});

test('a link that was found by its name takes the name as its words, and the article is saved and closes', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'Bağlantılı haber');
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await form.getByRole('textbox', { name: 'İçerik' }).press('Control+End');
  await form.getByRole('toolbar').getByRole('button', { name: 'Bağlantı', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Bağlantı' });
  const [{ title } = { title: '' }] = starterNews;
  const address = asked.getByLabel('Nereye götürsün?');
  await expect(address).toBeFocused();
  await page.keyboard.type(title.slice(0, 12));
  const offered = asked.getByRole('button', { name: title, exact: true });
  await expect(offered).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(offered).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(/^\/news\/\d+$/);
  await expect(asked.getByLabel('Görünecek metin')).toHaveValue(title);
  await asked.getByRole('button', { name: 'Tamam' }).click();
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);
});
