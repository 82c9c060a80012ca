import { educationTabs } from '#/content/courses.ts';
import { expect, test } from '../support/test.ts';

const { tae, akt1, akt2 } = educationTabs;

test('three tabs, the first course first; a click shows the panel and hides the others', async ({ page }) => {
  await page.goto('/education');
  await expect(page.getByRole('tab')).toHaveText([tae.label, akt1.label, akt2.label]);
  await expect(page.getByRole('tab', { name: tae.label })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: tae.label })).toContainText(tae.duration);
  await page.getByRole('tab', { name: akt2.label }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: akt2.label })).toContainText(akt2.duration);
});

test('arrow keys, Home and End walk the tabs, and Tab leads on into the panel', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/education');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab(tae.label).focus();
  for (const [key, name] of [
    ['ArrowRight', akt1.label],
    ['End', akt2.label],
    ['ArrowRight', tae.label],
    ['ArrowLeft', akt2.label],
    ['Home', tae.label],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('an address can name a tab', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/education#program-akt1');
  await expect(page.getByRole('tabpanel', { name: akt1.label })).toContainText(akt1.duration);
});

test.describe('when the script does not arrive', () => {
  test('the first panel is shown, and the links show the others', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/education');
    await expect(page.getByText(tae.duration)).toBeVisible();
    await expect(page.getByText(akt1.duration)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: akt1.label, exact: true }).click();
    await expect(page.getByText(akt1.duration)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three programmes are shown', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/education');
    for (const hours of [tae, akt1, akt2].map(({ duration }) => duration))
      await expect(page.getByText(hours)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: akt2.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: akt2.title })).toBeInViewport();
  });
});
