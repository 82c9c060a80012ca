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
    axe?: { run(root: Document | { include: string[] }, options: RunOptions): Promise<AxeResults> };
  }
}

/** No finding of axe (WCAG 2.2 AA and its best practices) on the page as it stands, and nothing wider than the screen. */
export async function expectAccessible(page: Page, state = page.url()) {
  expect(page.frames(), 'a page without frames, into which axe is not brought').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  expect(await page.evaluate(findFaults, options), state).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${state}: pixels wider than the screen`).toBeLessThanOrEqual(0);
}

/** 4.5:1, or 7:1 for `color-contrast-enhanced` (WCAG 2.2, 1.4.3 and 1.4.6). @param within a CSS selector */
export async function findContrastFaults(
  page: Page,
  rule: 'color-contrast' | 'color-contrast-enhanced',
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const chosen: RunOptions = {
    runOnly: [rule],
    rules: { [rule]: { enabled: true } },
    resultTypes: ['violations'],
  };
  return page.evaluate(findFaultsWithin, { chosen, within });
}

/** Runs in the page. */
async function findFaultsWithin({ chosen, within }: { chosen: RunOptions; within?: string }) {
  if (!window.axe) throw new Error('There is no axe in the page.');
  const { violations } = await window.axe.run(within ? { include: [within] } : document, chosen);
  return violations.flatMap(({ nodes }) => nodes.map((node) => node.html.slice(0, 200)));
}

/** Runs in the page. */
async function findFaults(chosen: RunOptions): Promise<string[]> {
  if (!window.axe) throw new Error('There is no axe in the page.');
  const { violations } = await window.axe.run(document, chosen);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
