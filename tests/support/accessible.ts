import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe (WCAG 2.2 AA and its best practices) on the page as it stands, and nothing wider than the screen. */
export async function expectAccessible(page: Page, state = page.url()) {
  // else axe opens a tab to put the findings of frames together, which takes longer than looking for them
  expect(page.frames(), 'a page without frames').toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, state).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${state}: pixels wider than the screen`).toBeLessThanOrEqual(0);
}
