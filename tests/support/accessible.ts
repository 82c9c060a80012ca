import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Half the size of what the package itself offers as `source`; a page has to read it each time. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Of what passes, axe would otherwise describe each element, too, which takes longer than looking for faults. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: { run(root: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const enhanced = 'color-contrast-enhanced';

/**
 * No finding of axe (WCAG 2.2 AA and its best practices) on the page as it stands, and nothing wider than the screen.
 * @param enhancedWithin a CSS selector: what stands in it also has a contrast of 7:1 (1.4.6); one look finds both
 */
export async function expectAccessible(
  page: Page,
  state = page.url(),
  { enhancedWithin }: { enhancedWithin?: string } = {},
) {
  expect(page.frames(), 'a page without frames, into which axe is not brought').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const chosen = enhancedWithin ? { ...options, rules: { [enhanced]: { enabled: true } } } : options;
  expect(await page.evaluate(findFaults, { chosen, enhanced, enhancedWithin }), state).toEqual([]);
  if (new URL(page.url()).pathname.startsWith('/admin')) await expectContrastInDark(page, state);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${state}: pixels wider than the screen`).toBeLessThanOrEqual(0);
}

/** The panel has other colours where the device asks for them; all else is as it is by day. */
async function expectContrastInDark(page: Page, state: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await findContrastFaults(page), `${state}, in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What stands out by less than 4.5:1 (WCAG 2.2, 1.4.3), as the page is drawn now. */
export async function findContrastFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const chosen: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] };
  return page.evaluate(findFaults, { chosen });
}

/** Runs in the page. */
async function findFaults({
  chosen,
  enhanced,
  enhancedWithin,
}: {
  chosen: RunOptions;
  enhanced?: string;
  enhancedWithin?: string | undefined;
}): Promise<string[]> {
  if (!window.axe) throw new Error('There is no axe in the page.');
  const { violations } = await window.axe.run(document, chosen);
  return violations.flatMap(({ id, nodes }) => {
    const meant = nodes.filter(
      ({ target }) =>
        id !== enhanced ||
        (enhancedWithin && document.querySelector(String(target))?.closest(enhancedWithin)),
    );
    return meant.length > 0 ? [`${id}: ${meant.map((node) => node.html).join(' | ')}`] : [];
  });
}
