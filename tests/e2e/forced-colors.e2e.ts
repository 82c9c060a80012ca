import { expect, test } from '../support/test.ts';

/** Runs in the page. */
function isHighlighted(element: Element): boolean {
  const probe = element.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'Highlight';
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return getComputedStyle(element).backgroundColor === backgroundColor;
}

test('where the system sets the colours, one still sees what is chosen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, chosen, other] of [
    ['/operations', 'a[aria-current]', 'a:not([aria-current])'],
    ['/news', 'a[aria-current]', 'a:not([aria-current])'],
    ['/education', '[aria-selected=true]', '[aria-selected=false]'],
    ['/activities/akt1', 'a[aria-current]', 'a:not([aria-current])'],
  ] as const) {
    await page.goto(path);
    const choice = page.locator(`main .choice:is(${chosen})`).first();
    await expect(choice, path).toBeVisible();
    expect(await choice.evaluate(isHighlighted), path).toBe(true);
    expect(await page.locator(`main .choice:is(${other})`).first().evaluate(isHighlighted), path).toBe(false);
  }
  await page.goto('/');
  await expect(page.locator('main nav a[href="tel:112"]')).toHaveCSS('border-top-width', '1px');
  await page.goto('/no-such-page');
  await expect(page.locator('header a[href="tel:112"]')).toHaveCSS('border-top-width', '1px');
  await page.goto('/');
  const dots = page.locator('[data-dot] > span');
  await expect(dots.first()).toBeVisible();
  expect(await dots.first().evaluate((dot) => getComputedStyle(dot).borderTopWidth)).toBe('1px');
});
