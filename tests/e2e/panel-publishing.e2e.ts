import { expect, test } from '../support/test.ts';

test('where only admins publish, others are offered no more than drafts', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await page.route('**/api/admin/auth', (route) =>
    route.fulfill({ json: { username: 'mert', role: 'media', mayPublish: false } }),
  );
  await signIn(page);
  const rows = page.getByRole('main').getByRole('listitem');
  const edit = { name: /^Düzenle: / };
  const published = rows.filter({ hasText: 'Yayınlandı' }).first();
  await expect(published).toBeVisible();
  await expect(published.getByRole('button', edit)).toHaveCount(0);
  await expect(published.getByRole('button', { name: /^Sil: / })).toHaveCount(0);
  const draft = rows.filter({ hasText: 'Taslak' }).first();
  await draft.getByRole('button', edit).click();
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(form.getByText('Yayındakileri yalnız yöneticiler değiştirebilir.')).toBeVisible();
  await expect(form.getByLabel('Yayınla')).toHaveCount(0);
  await expect(form.locator('footer').getByRole('button')).toHaveText(['Taslak Kaydet', 'İptal']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(rows.first()).toBeVisible();
  // another test may have left a draft, which everybody may change
  const out = rows.filter({ hasNotText: 'Taslak' });
  await expect(out.first()).toBeVisible();
  await expect(out.getByRole('button', edit)).toHaveCount(0);
});
