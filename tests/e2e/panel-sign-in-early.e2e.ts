import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

/** The sign-in page while its script is on its way, and without it. */

const nameOf = (page: Page) => page.getByLabel('Kullanıcı adı');
const passwordOf = (page: Page) => page.getByLabel('Şifre', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Giriş Yap' });
const onlyOfScript = (page: Page) => page.getByRole('button', { name: 'Şifreyi göster' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in leads to the panel, which says what it needs; a wrong password is shown with the name kept', async ({
    page,
    site,
  }) => {
    await page.goto('/admin-login');
    await nameOf(page).fill(site.admin.username);
    await passwordOf(page).fill('karanlik');
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı');
    await expect(nameOf(page)).toHaveValue(site.admin.username);
    await passwordOf(page).fill(site.admin.password);
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/adminpanel$/);
    for (const path of ['/adminpanel', '/admin-password']) {
      await page.goto(path);
      await expect(page.getByText('Yönetim paneli JavaScript olmadan çalışmaz.')).toBeVisible();
      await expect(page.getByText('Yükleniyor…')).toBeHidden();
    }
  });

  test('the form is dressed before the panel’s stylesheet comes, and as it is with it', async ({ page }) => {
    const sendStylesheet = await holdRequests(page, '**/assets/*.css');
    await page.goto('/admin-login', { waitUntil: 'commit' });
    await expect(signInButton(page)).toBeVisible();
    await expect.poll(() => page.evaluate(arePicturesThere)).toBe(true);
    const without = await page.screenshot();
    sendStylesheet();
    await page.waitForLoadState('load');
    const [own, whole] = await page.evaluate(layersOfSheets);
    expect(own).toEqual(whole);
    expect((await page.screenshot()).equals(without)).toBe(true);
  });
});

const arePicturesThere = () => [...document.images].every(({ complete }) => complete);

/** The layers of each stylesheet, in the order in which it names them first. */
const layersOfSheets = () =>
  [...document.styleSheets].map(({ cssRules }) => {
    const names = [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    return [...new Set(names)];
  });

/** Holds back the script of the form until it is sent. */
const holdScript = (page: Page, name: string) => holdRequests(page, `**/assets/${name}-*.js`);

test('what is typed before the script comes stays, with the focus and the cursor', async ({
  page,
  site,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page, 'main');
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await passwordOf(page).fill(site.admin.password);
  await nameOf(page).fill('admn');
  await nameOf(page).press('ArrowLeft');
  sendScript();
  await expect(onlyOfScript(page)).toBeVisible();
  await expect(nameOf(page)).toBeFocused();
  await page.keyboard.type('i');
  await expect(nameOf(page)).toHaveValue('admin');
  await expect(passwordOf(page)).toHaveValue(site.admin.password);
  await signInButton(page).click();
  await expect(page.getByText('Giriş Başarılı', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/adminpanel$/);
});

test('a press while the code of the form is on its way counts', { tag: '@desktop' }, async ({
  page,
  site,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page, 'sign-in-page');
  await page.goto('/admin-login');
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill(site.admin.password);
  await signInButton(page).click();
  await expect(page.getByRole('button', { name: 'Giriş yapılıyor…' })).toBeVisible();
  sendScript();
  await expect(page.getByText('Giriş Başarılı', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/adminpanel$/);
});

test('the code of the form comes side by side with the script that asks for it', {
  tag: '@desktop',
}, async ({ page }) => {
  await holdScript(page, 'main');
  const asked = page.waitForRequest('**/assets/sign-in-page-*.js');
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await asked;
});

test('a press with empty fields, too: what is missing is named beside them', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page, 'sign-in-page');
  await page.goto('/admin-login');
  await signInButton(page).click();
  await expect(page.getByRole('button', { name: 'Giriş yapılıyor…' })).toBeVisible();
  sendScript();
  await expect(nameOf(page)).toHaveAccessibleDescription('Kullanıcı adı gereklidir');
  await expect(nameOf(page)).toBeFocused();
});

test('when the code of the form does not come, the form that stands there signs in', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  noFaults.allow(/sign-in-page|401/);
  await page.route('**/assets/sign-in-page-*.js', (route) => route.abort());
  await page.goto('/admin-login');
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill(site.admin.password);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/adminpanel$/);
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
});

test('the page is never empty while its script takes the form over', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page, 'main');
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await expect(nameOf(page)).toBeVisible();
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const seen = { wasEmpty: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!root?.querySelector('form')) seen.wasEmpty = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  sendScript();
  await expect(onlyOfScript(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    wasEmpty: false,
  });
});

test('what the server refused is still shown when the script has come; signed out, nothing is filled in', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  noFaults.allow(/401/);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  noFaults.allow(/main-/);
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill('karanlik');
  await page.unroute('**/assets/main-*.js');
  await signInButton(page).click();
  await expect(onlyOfScript(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı');
  await expect(nameOf(page)).toHaveValue(site.admin.username);
  await passwordOf(page).fill(site.admin.password);
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('');
  await expect(passwordOf(page)).toHaveValue('');
});
