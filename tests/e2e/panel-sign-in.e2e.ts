import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, noFaults }) => {
  noFaults.allow(/401/);
  await page.goto('/admin-login');
});

test('empty fields are named beside them', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByLabel('Kullanıcı adı')).toHaveAccessibleDescription('Kullanıcı adı gereklidir');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveAccessibleDescription('Şifre gereklidir');
  await expect(page.getByLabel('Kullanıcı adı')).toBeFocused();
});

test('a wrong password is shown in a toast and beside the form, and what was typed stays', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByLabel('Kullanıcı adı').fill('mert');
  await page.getByLabel('Şifre', { exact: true }).fill('karanlik');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  const toast = page.getByRole('region', { name: /Bildirimler/ });
  await expect(toast).toContainText('Giriş Hatası');
  await expect(toast).toContainText('Kullanıcı adı veya şifre hatalı');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı');
  await expect(page.getByLabel('Kullanıcı adı')).toHaveValue('mert');
});

test('password managers know which field is which', { tag: '@desktop' }, async ({ page }) => {
  await expect(page.getByLabel('Kullanıcı adı')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
});

test('who has forgotten the password is told whom to ask', { tag: '@desktop' }, async ({ page }) => {
  await expect(page.getByText('Yöneticinizden bir sıfırlama bağlantısı isteyin.')).toBeVisible();
});

test('who is signed in already is led to the panel', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin-login');
  await page.waitForURL('**/adminpanel');
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
});

test('who signs in before the page has learnt that nobody is signed in stays signed in', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { promise: isSignedIn, resolve: signedIn } = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/auth',
    async (route) => {
      await isSignedIn;
      // as the server answered before the sign-in; the page may have given it up
      await route.fulfill({ status: 401, body: '' }).catch(() => {});
    },
    { times: 1 },
  );
  await page.reload();
  await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
  await page.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText('Giriş Başarılı');
  signedIn();
  await expect(page.getByText(`Hoş geldiniz, ${site.admin.username}`)).toBeVisible();
});
