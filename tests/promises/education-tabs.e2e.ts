import { expect, test } from '../support/test.ts';

test('three tabs, TAE first; a click shows the panel and hides the others', async ({ page }) => {
  await page.goto('/education');
  await expect(page.getByRole('tab')).toHaveText(['TAE', 'AKT 1', 'AKT 2']);
  await expect(page.getByRole('tab', { name: 'TAE' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'TAE' })).toContainText('40 saat (5 gün)');
  await page.getByRole('tab', { name: 'AKT 2' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'AKT 2' })).toContainText('120 saat (15 gün)');
});

test('arrow keys, Home and End walk the tabs, and Tab leads on into the panel', async ({ page }) => {
  await page.goto('/education');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('TAE').focus();
  for (const [key, name] of [
    ['ArrowRight', 'AKT 1'],
    ['End', 'AKT 2'],
    ['ArrowRight', 'TAE'],
    ['ArrowLeft', 'AKT 2'],
    ['Home', 'TAE'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('an address can name a tab', async ({ page }) => {
  await page.goto('/education#program-akt1');
  await expect(page.getByRole('tabpanel', { name: 'AKT 1' })).toContainText('80 saat (10 gün)');
});

test.describe('when the script does not arrive', () => {
  test('the first panel is shown, and the links show the others', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/education');
    await expect(page.getByText('40 saat (5 gün)')).toBeVisible();
    await expect(page.getByText('80 saat (10 gün)')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'AKT 1', exact: true }).click();
    await expect(page.getByText('80 saat (10 gün)')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three programmes are shown', async ({ page }) => {
    await page.goto('/education');
    for (const hours of ['40 saat', '80 saat', '120 saat']) await expect(page.getByText(hours)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'AKT 2', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 3, name: 'Arama Kurtarma Teknikleri 2' }),
    ).toBeInViewport();
  });
});
