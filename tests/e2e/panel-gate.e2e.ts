import { expect, test } from '../support/test.ts';

test('a check that fails says so and can be tried again', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/500/);
  await signIn(page);
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
  let calls = 0;
  await page.route('**/api/admin/auth', (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  await page.reload();
  await expect(page.getByText('Auth check failed')).toBeVisible();
  expect(calls, 'the check is not repeated by itself').toBe(1);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('tab', { name: 'Haberler' })).toBeVisible();
});

test('signing out ends the session', { tag: '@desktop' }, async ({ page, context, signIn, noFaults }) => {
  noFaults.allow(/401/);
  await signIn(page);
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page.getByText('Çıkış Yapıldı', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login$/);
  // what the browser has kept is of no use any more
  await context.addCookies(cookies);
  await page.goto('/adminpanel');
  await page.waitForURL('**/admin-login');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});

test('the first visit to the panel loads at most 170 KB of script', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(170_000);
});
