import { expectAccessible } from '../support/accessible.ts';
import { newsList, noNews } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';
import { chooseAccountAction } from './panel-account.ts';

test('the sign-in page, empty, refused and with its toast, is accessible', async ({ page }) => {
  await page.goto('/admin-login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByLabel('Kullanıcı adı')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'with sentences');
  await page.getByLabel('Kullanıcı adı').fill('ayse');
  await page.getByLabel('Şifre', { exact: true }).fill('karanlik');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'refused');
});

test('the news list and its dialogs are accessible', async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expectAccessible(page, 'form with sentences');
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  await expect(page.getByRole('dialog', { name: 'Görsel Kitaplığı' })).toBeVisible();
  await expectAccessible(page, 'picture library');
  await page.keyboard.press('Escape');
  await page.getByLabel('Başlık').fill('Yarım');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'unsaved changes');
});

test('the library and the password dialog are accessible', async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Medya' })).not.toHaveText('Yükleniyor…');
  await expectAccessible(page, 'library');
  await chooseAccountAction(page, 'Şifre Değiştir');
  await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /şifre/i }).first()).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page, 'password dialog');
});

test('empty, waiting and failed states are accessible', async ({ page, signIn }) => {
  await signIn(page);
  const answers = { empty: noNews, failed: { status: 404, body: '' } };
  for (const [state, answer] of Object.entries(answers)) {
    await page.route(newsList, (route) => route.fulfill(answer));
    await page.reload();
    await expect(page.getByText(/Henüz haber yok|Failed to fetch news/)).toBeVisible();
    await expectAccessible(page, state);
    await page.unroute(newsList);
  }
  await page.route(newsList, () => {});
  await page.reload();
  await expect(page.getByText('Haberler yükleniyor…')).toBeAttached();
  await expectAccessible(page, 'waiting');
  await page.route('**/api/admin/auth', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('Auth check failed')).toBeVisible();
  await expectAccessible(page, 'failed check');
});
