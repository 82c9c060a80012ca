import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { write } from './panel-news-form.ts';

test('staff see a draft as visitors will, from its row and from its form', async ({
  page,
  context,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
  const title = `Önizlenen taslak ${test.info().project.name}`;
  await write(page, title);
  const link = page.getByRole('link', { name: `Önizle: ${title} (yeni sekmede açılır)` });
  const [preview] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const bar = preview.getByRole('complementary', { name: 'Önizleme' });
  await expect(bar).toContainText('Taslak');
  await expect(bar).toContainText('Bu bir taslaktır; ziyaretçiler göremez.');
  await expect(preview.getByText('İkinci paragraf.')).toBeVisible();
  await expectAccessible(preview);
  const address = new URL(preview.url()).pathname;
  await preview.close();

  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog.getByRole('link', { name: /^Önizle: / })).toHaveAttribute('href', address);
  await dialog.getByLabel('Başlık').fill(`${title}, değişti`);
  await expect(dialog.getByText('kaydetmediğiniz değişiklikler önizlemede görünmez')).toBeVisible();

  await context.clearCookies();
  const stranger = await context.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect((await stranger.request.get(address.replace('/adminpanel/preview', ''))).status()).toBe(404);
});
