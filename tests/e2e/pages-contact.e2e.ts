import { association } from '#/content/association.ts';
import { expect, test } from '../support/test.ts';

const { embed, link } = association.contact.map;
const { origin } = new URL(embed);
const escapedOrigin = origin.replaceAll('.', '\\.');

test('the map is fetched on click and not before', async ({ page, noFaults }) => {
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>The map' });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await noFaults.list()).toEqual([]);

  noFaults.allow(new RegExp(`^third party: ${escapedOrigin}/`));
  await page.getByRole('button', { name: 'Haritayı burada göster' }).click();
  // the policy of the page lets this one frame in
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Etkileşimli harita/);
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked).toEqual([embed]);
});

test('no frame but the map is let in', { tag: '@desktop' }, async ({ request }) => {
  const policy = (await request.get('/contact')).headers()['content-security-policy'];
  expect(policy).toContain(`; frame-src ${origin};`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the map, and there is no button that does nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: /^Haritada aç/ })).toHaveAttribute('href', link);
    await expect(page.getByRole('img', { name: /^Konum krokisi/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
