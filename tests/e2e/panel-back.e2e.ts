import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signIn, noFaults: _ }) => signIn(page));

test('Back closes a form as its close button does, with its question', async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  const open = () => page.getByRole('button', { name: 'Yeni Haber' }).click();
  await open();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/adminpanel$/);

  await open();
  await form.getByLabel('Başlık').fill('Yarım');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Başlık')).toHaveValue('Yarım');
  await page.goBack();
  await question.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Haberler' })).toBeVisible();
});

test('Back closes one dialog at a time', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).first().click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await expect(library).toBeVisible();
  await page.goBack();
  await expect(library).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Yeni Haber Ekle' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a closed dialog leaves nothing to go back through, nor one that a reload closed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  const open = () => page.getByRole('button', { name: 'Yeni Haber' }).click();
  await open();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  // Forward leads to where the dialog stood, which is gone
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Medya');
});

test('the open tab stands in the address: a reload keeps it, Back goes to the one before', {
  tag: '@desktop',
}, async ({ page }) => {
  const open = page.getByRole('tab', { selected: true });
  for (const tab of ['Operasyonlar', 'Medya', 'Fotoğraf Galerisi'])
    await page.getByRole('tab', { name: tab }).click();
  await expect(page).toHaveURL(/\/adminpanel\?tab=photos$/);
  await page.reload();
  await expect(open).toHaveText('Fotoğraf Galerisi');
  await page.goBack();
  await expect(open).toHaveText('Medya');
  await page.goBack();
  await expect(open).toHaveText('Operasyonlar');
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await expect(page).toHaveURL(/\/adminpanel$/);
  await page.goto('/adminpanel?tab=uydurma');
  await expect(open).toHaveText('Haberler');
});

test('after signing in, Back leads past the sign-in page', { tag: '@desktop' }, async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/contact');
  await page.goto('/admin-login');
  await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
  await page.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/adminpanel');
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await page.close();
});
