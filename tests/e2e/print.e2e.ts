import { expect, test } from '../support/test.ts';

test('on paper all three programmes for institutions are there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/education#program-akt1');
  const programmes = page.getByRole('tabpanel', { includeHidden: true });
  const shown = programmes.filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(shown).toHaveCount(3);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('id', 'program-akt1');
});

for (const path of ['/statute', '/privacy'])
  test(`on paper that lies across, ${path} leaves no room for the contents that are not printed`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1123, height: 794 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const text = page.locator('[data-articles], main section').first();
    const [title, box] = [await heading.boundingBox(), await text.boundingBox()];
    expect(box?.x).toBeCloseTo(title?.x ?? 0, 0);
    expect(box?.width).toBeGreaterThan(900);
  });
