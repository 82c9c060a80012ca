import { runUntil } from '../support/clock.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, toastOf } from './panel.ts';

/** The sign-in page, the door of the panel, and where one is sent. */

test.beforeEach(async ({ page, noFaults }) => {
  noFaults.allow(/status of 401/);
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
});

test('login: username, password, show/hide toggle, Giriş Yap; a toast says one is being redirected, and after 1 second the browser goes to /adminpanel', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const checks: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/admin/auth') && checks.push(request.url()));
  await page.goto('/admin-login');
  const password = page.getByLabel('Şifre', { exact: true });
  await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
  await password.fill(site.admin.password);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Şifreyi gizle' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect.poll(() => checks.length).toBe(1);

  await page.clock.pauseAt('2026-11-20T18:01:00Z');
  const login = page.waitForResponse('**/api/admin/login');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  expect((await login).request().postDataJSON()).toEqual(site.admin);
  await runUntil(page, toastOf(page));
  await expectToast(page, { title: 'Giriş Başarılı', description: 'Yönetim paneline yönlendiriliyorsunuz.' });
  await page.clock.runFor(950);
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.clock.runFor(50);
  await expect(page).toHaveURL(/\/adminpanel$/);
  await expect.poll(() => checks.length, 'after login success the panel asks anew who is signed in').toBe(2);
});

test('panel: a loading text while the session is checked; a stranger sees nothing but a toast, and after 1.5 seconds /admin-login', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await holdRequests(page, '**/api/admin/auth');
  await page.goto('/adminpanel');
  await expect(page.getByText(/^Yükleniyor/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.clock.pauseAt('2026-11-20T18:01:00Z');
  answer();
  await runUntil(page, toastOf(page));
  await expectToast(page, {
    title: 'Erişim Reddedildi',
    description: 'Panele erişmek için giriş yapmanız gerekiyor.',
    variant: 'destructive',
  });
  await page.clock.runFor(1450);
  await expect(page).toHaveURL(/\/adminpanel$/);
  const outside = await page.evaluate(() => {
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    for (const toasts of root.querySelectorAll('[role=region]')) toasts.remove();
    return root.textContent.trim();
  });
  expect(outside, 'nothing is rendered').toBe('');
  expect(
    asked.filter((path) => /news|operations|photos|media/.test(path) && path.startsWith('/api')),
  ).toEqual([]);
  await page.clock.runFor(50);
  await expect(page).toHaveURL(/\/admin-login$/);
});
