import { expect, test } from '../support/test.ts';

const provider = 'https://www.openstreetmap.org/**';

test('the map is fetched on click and not before', async ({ page, noFaults }) => {
  const asked: string[] = [];
  await page.route(provider, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>The map' });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await noFaults.list()).toEqual([]);

  noFaults.allow(/^third party: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  await page.getByRole('button', { name: 'Haritayı burada göster' }).click();
  // the policy of the page lets this one frame in
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Etkileşimli harita/);
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('no frame but the map is let in', async ({ request }) => {
  const policy = (await request.get('/contact')).headers()['content-security-policy'];
  expect(policy).toMatch(/; frame-src https:\/\/www\.openstreetmap\.org;/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the map, and there is no button that does nothing', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: /^Haritada aç/ })).toHaveAttribute('href', /openstreetmap/);
    await expect(page.getByRole('img', { name: /^Konum krokisi/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
