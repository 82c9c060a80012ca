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
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups',
  );
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.getByText('Harita yüklenemedi.')).toBeHidden();
  expect(new Set(asked)).toEqual(new Set([embed]));
});

test('a map that cannot be loaded leaves the drawing, and a link in its place', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(new RegExp(`${escapedOrigin}|net::ERR_FAILED`));
  await page.route(`${origin}/**`, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText('Harita yüklenemedi.')).toBeHidden();
  await page.getByRole('button', { name: 'Haritayı burada göster' }).click();
  await expect(page.getByRole('alert')).toContainText('Harita yüklenemedi.');
  await expect(page.getByRole('link', { name: 'Adresi haritada aç' })).toHaveAttribute('href', link);
  await expect(page.getByRole('img', { name: /^Konum krokisi/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // once the network is back, the same button works
  await page.unroute(`${origin}/**`);
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>The map' }),
  );
  await page.getByRole('button', { name: 'Haritayı burada göster' }).click();
  await expect(page.frameLocator('iframe').getByText('The map')).toBeVisible();
  await expect(page.getByText('Harita yüklenemedi.')).toBeHidden();
});

test('a map that does not answer within ten seconds counts as not loaded', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(new RegExp(`${escapedOrigin}|net::ERR_`));
  // the patience of the page is ten seconds; here it has run out at once
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 10_000 ? 1 : milliseconds);
  });
  await page.route(`${origin}/**`, () => {});
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Haritayı burada göster' }).click();
  await expect(page.getByRole('alert')).toContainText('Harita yüklenemedi.');
});

test('112 can be called, and each desk has an address, large enough for a thumb', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  const main = page.getByRole('main');
  const emergency = main.getByRole('link', { name: '112’yi ara' });
  await expect(emergency).toBeInViewport({ ratio: 1 });
  await expect(emergency).toHaveAttribute('href', 'tel:112');
  const { phone, email, desks } = association.contact;
  for (const words of [phone.shown, email, ...desks.map((desk) => desk.email)]) {
    const box = await main.getByRole('link', { name: words }).boundingBox();
    expect(box?.height, words).toBeGreaterThanOrEqual(44);
  }
  for (const { label } of desks) await expect(main).toContainText(label);
  await page.setViewportSize({ width: 320, height: 640 });
  const link = main.getByRole('link', { name: email });
  const lines = (element: Element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  };
  expect(await link.evaluate(lines), 'lines of the address at 320 px').toBe(1);
});

test('no frame but the map is let in', { tag: '@desktop' }, async ({ request }) => {
  const policy = (await request.get('/contact')).headers()['content-security-policy'];
  expect(policy).toContain(`default-src 'self' ${origin};script-src 'self';`);
  const elsewhere = (await request.get('/about')).headers()['content-security-policy'];
  expect(elsewhere).not.toContain(origin);
  expect(elsewhere).toMatch(/^default-src 'self';/);
  const policyOfPanel = (await request.get('/adminpanel')).headers()['content-security-policy'];
  expect(policyOfPanel).toContain(";connect-src 'self';");
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
