import { expect, test } from '../support/test.ts';

test.describe('the news list', () => {
  test('filters in place, and All brings everything back', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/news');
    // until its script is there, a category is a link like any other
    await page.waitForLoadState('networkidle');
    const cards = page.getByRole('article');
    const all = await cards.count();
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked += 1;
    });
    await page.getByRole('link', { name: 'Eğitim', exact: true }).click();
    await expect(page).toHaveURL(/category=E%C4%9Fitim/);
    const shown = await cards.count();
    expect(shown).toBeLessThan(all);
    for (const card of await cards.all()) await expect(card).toContainText('Eğitim');
    await page.getByRole('link', { name: 'Tümü', exact: true }).click();
    await expect(cards).toHaveCount(all);
    expect(asked).toBe(0);
    // pressed again it is no further step
    await page.getByRole('link', { name: 'Tümü', exact: true }).click();
    await page.goBack();
    await expect(page).toHaveURL(/category=E%C4%9Fitim/);
    await expect(cards).toHaveCount(shown);
    await page.goBack();
    await expect(cards).toHaveCount(all);
    await page.goForward();
    await expect(cards).toHaveCount(shown);
    expect(asked).toBe(0);
  });

  test('the way back takes a choice off when its page was reloaded, too', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/news');
    await page.waitForLoadState('networkidle');
    const cards = page.getByRole('article');
    const all = await cards.count();
    await page.getByRole('link', { name: 'Eğitim', exact: true }).click();
    await expect(cards).not.toHaveCount(all);
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await expect(cards).toHaveCount(all);
    await expect(page).toHaveURL(/\/news$/);
  });

  test('shows the same choice when the address is opened again', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/news?category=Duyuru');
    await expect(page.getByRole('link', { name: 'Duyuru', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Duyuru');
  });

  test("says 'İleri →' above eight articles and leads to the ninth", async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: /^İleri/ }).click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .nth(8),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'AFAD Akreditasyon', exact: true }).click();
    await expect(page.getByRole('link', { name: /^İleri/ })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter, the articles and the way back work', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('link', { name: 'Operasyon', exact: true }).click();
    await expect(page).toHaveURL(/category=Operasyon/);
    await page
      .getByRole('link', { name: /^Devamını oku/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Haberlere dön' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });

  test('the menu opens and every slide can be reached', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.getByText('MEDYA').click();
    await expect(page.getByRole('link', { name: 'Galeri' }).first()).toBeVisible();
    await expect(page.locator('[data-slides] > li')).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Sonraki kare' })).toBeHidden();
  });
});

test('the sticky bar never hides what has the focus', async ({ page }) => {
  await page.goto('/news');
  await page.keyboard.press('End');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab');
  const [bar, focused] = await Promise.all([
    page.getByRole('navigation', { name: 'Ana menü' }).boundingBox(),
    page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect),
  ]);
  expect(focused.bottom).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});
