import type { Page } from '@playwright/test';
import exifReader from 'exifreader';
import sharp from 'sharp';
import { photographFromPhone } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const article = {
  title: 'Şırnak’ta çığ altında arama',
  excerpt: 'Ekiplerimiz gece boyunca çalıştı; iki dağcıya sabah ulaşıldı.',
  content: 'Çağrı **22.40**’ta geldi.\n\nSabah ilk ışıkla iki dağcıya ulaşıldı.',
};

test('a volunteer brings a photo from the phone to a published article', { tag: '@phone' }, async ({
  page,
  site,
  browser,
}) => {
  const title = `${article.title} ${test.info().project.name}`;
  await signInByHand(page, site.admin);

  await test.step('write it, with a 24-megapixel photo that lies on its side and knows where it was taken', async () => {
    await page.getByRole('button', { name: 'Yeni Haber' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
    await dialog.getByLabel('Başlık').fill(title);
    await dialog.getByLabel('Özet').fill(article.excerpt);
    await dialog.getByLabel('İçerik').fill(article.content);
    await dialog.getByLabel('Kategori').selectOption('Operasyon');
    const photo = Buffer.from(await photographFromPhone({ width: 6000, height: 4000 }));
    expect(exifReader.load(photo)).toHaveProperty('GPSLatitude');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'IMG_2044.JPG', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByText('Görsel yüklendi ve otomatik olarak ayarlandı').first()).toBeVisible({
      timeout: 30_000,
    });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Yeni haber oluşturuldu').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  const visitor = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();

  await test.step('as a draft no visitor sees it anywhere', async () => {
    const { id } = await findInPanel(page, title);
    expect((await visitor.goto(`/news/${id}`))?.status()).toBe(404);
    for (const path of ['/', '/news', '/api/news']) {
      await visitor.goto(path);
      expect(await visitor.content()).not.toContain(title);
    }
  });

  await test.step('publish it', async () => {
    await page.getByRole('button', { name: new RegExp(`${title}.*düzenle|düzenle.*${title}`, 'i') }).click();
    const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
    await dialog.getByLabel('Yayınla').check();
    await dialog.locator('[type=submit]').click();
    const words = dialog.getByLabel(/Görselde ne görünüyor/);
    await expect(words).toBeFocused();
    await words.fill('Çığ altında arama yapan gönüllüler');
    await dialog.locator('[type=submit]').click();
    await expect(page.getByText('Haber güncellendi').first()).toBeVisible();
  });

  await test.step('a visitor without JavaScript reads it', async () => {
    await visitor.goto('/news');
    await visitor.getByRole('link', { name: `Devamını oku: ${title}` }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Sabah ilk ışıkla iki dağcıya ulaşıldı.')).toBeVisible();
    expect(await visitor.locator('.article strong').textContent()).toBe('22.40');
  });

  await test.step('its picture stands upright and tells nobody where it was taken', async () => {
    const { imageUrl } = await findInPanel(page, title);
    const picture = visitor.getByRole('img', { name: 'Çığ altında arama yapan gönüllüler' });
    const source = await picture.first().getAttribute('src');
    for (const url of new Set([imageUrl, source ?? ''])) {
      const served = await (await visitor.request.get(url)).body();
      const tags = Object.keys(exifReader.load(served));
      expect(tags.filter((tag) => /gps|make|model|orientation/i.test(tag))).toEqual([]);
      await expectUpright(served);
    }
  });
});

async function signInByHand(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/admin-login');
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/adminpanel');
}

async function findInPanel(page: Page, title: string): Promise<{ id: number; imageUrl: string }> {
  const all: { id: number; title: string; imageUrl: string }[] = await (
    await page.request.get('/api/admin/news')
  ).json();
  const found = all.find((news) => news.title === title);
  if (!found) throw new Error(`The panel does not know "${title}".`);
  return found;
}

/** The photo's upper left quarter is red when it stands upright. */
async function expectUpright(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .resize(60, 40, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(10, 10)).toBeGreaterThan(150);
  expect(redAt(50, 10)).toBeLessThan(100);
  expect(redAt(10, 30)).toBeLessThan(100);
}
