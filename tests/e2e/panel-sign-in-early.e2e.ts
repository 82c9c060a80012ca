import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

/** The sign-in page while its script is on its way, and without it. */

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);

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

  test('the form is dressed by its page alone, as the panel’s stylesheet would dress it', async ({
    page,
  }) => {
    await page.goto('/admin-login');
    await expect.poll(() => page.evaluate(arePicturesThere)).toBe(true);
    const alone = await page.screenshot();
    await page.evaluate(addStylesheet, `/${manifest['src/admin/admin.css']?.file}`);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    const [own, whole] = await page.evaluate(layersOfSheets);
    expect(own).toEqual(whole);
    expect((await page.screenshot()).equals(alone)).toBe(true);
  });
});

const arePicturesThere = () => [...document.images].every(({ complete }) => complete);

const addStylesheet = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));

/** The layers of each stylesheet, in the order in which it names them first. */
const layersOfSheets = () =>
  [...document.styleSheets].map(({ cssRules }) => {
    const names = [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    return [...new Set(names)];
  });

const script = `**/${manifest['src/admin/sign-in.ts']?.file}`;

/** Holds back the script of the form until it is sent. */
const holdScript = (page: Page) => holdRequests(page, script);

test('what is typed before the script comes stays, with the focus and the cursor', async ({
  page,
  site,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page);
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

test('a press before the script has come counts', { tag: '@desktop' }, async ({ page, site, noFaults }) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page);
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill(site.admin.password);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/adminpanel$/);
  sendScript();
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
});

test('nothing of the panel is fetched before somebody types; then it comes while the password is typed', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/401/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/admin-login', { waitUntil: 'networkidle' });
  await expect(onlyOfScript(page)).toBeVisible();
  const ofPanel = ['src/admin/main.tsx', 'src/admin/panel.tsx'].map((source) => `/${manifest[source]?.file}`);
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThan(8);
  for (const file of ofPanel) expect(asked).not.toContain(file);
  await nameOf(page).pressSequentially('a');
  for (const file of ofPanel) await expect.poll(() => asked).toContain(file);
});

test('when the script does not come, the form that stands there signs in', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  noFaults.allow(/sign-in-|401/);
  await page.route(script, (route) => route.abort());
  await page.goto('/admin-login');
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill(site.admin.password);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/adminpanel$/);
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
});

test('the form is the same before and after its script has come', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/401/);
  const sendScript = await holdScript(page);
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await expect(nameOf(page)).toBeVisible();
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const seen = { wasAway: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('form') !== form) seen.wasAway = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  sendScript();
  await expect(onlyOfScript(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    wasAway: false,
  });
});

test('what the server refused is still shown when the script has come; signed out, nothing is filled in', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  noFaults.allow(/401/);
  await page.route(script, (route) => route.abort());
  noFaults.allow(/sign-in-/);
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await nameOf(page).fill(site.admin.username);
  await passwordOf(page).fill('karanlik');
  await page.unroute(script);
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
