import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const paths = [
  '/about',
  '/mission',
  '/management',
  '/audit',
  '/statute',
  '/privacy',
  '/representatives',
  '/activities/social',
  '/press',
  '/contact',
];
const longWord = 'Afyonkarahisarlılaştıramadıklarımızdanmışçasına';

for (const path of paths)
  test(`${path} never scrolls sideways, whatever the size of its text and the length of its words`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path);
    for (const details of await page.locator('main details').all())
      await details.evaluate((section: HTMLDetailsElement) => {
        section.open = true;
      });
    await page.locator('main :is(h2, h3)').evaluateAll((headings, word) => {
      for (const heading of headings) heading.append(` ${word}`);
    }, longWord);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of [100, 150, 200]) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, size);
        await expect.poll(() => beyondTheEdge(page), `${path}: ${width} px, ${size} %`).toEqual([]);
      }
    }
  });

/** What reaches past the right edge of the screen, and what its own box cuts off. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isBeyond = (element: Element) =>
      element.getBoundingClientRect().right > innerWidth + 1 ||
      (element instanceof HTMLElement &&
        element.offsetWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1);
    return [...main.querySelectorAll('a, button, dd, dt, h2, h3, li, p')]
      .filter(isBeyond)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}
