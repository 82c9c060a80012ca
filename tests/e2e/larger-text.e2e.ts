import type { Page } from '@playwright/test';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 360, 768, 1280];
const percents = [100, 150, 200];
/** As long as Turkish words get: 40 letters. */
const longWord = 'Haberleşmesizleştirilemeyebilenlerdenmişç';

test('no page scrolls sideways, whatever the size of the text, its spacing and the length of a word', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const paths = [
    ...(await listPublicPages(request)),
    ...(await listArticles(request)).slice(-1),
    '/no-such-page',
    '/search?q=deprem',
  ];
  test.setTimeout(paths.length * 10_000);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await lengthenHeadings(page);
      for (const percent of percents) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, percent);
        for (const width of widths) await expectToFit(page, { width, state: `${path} at ${percent} %` });
      }
      await spaceText(page);
      for (const width of widths) await expectToFit(page, { width, state: `${path}, spaced` });
    });
});

/** As far apart as a reader may set lines, paragraphs, letters and words (WCAG 2.2, 1.4.12), in letters of the usual size. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.style.fontSize = '';
  });

const lengthenHeadings = (page: Page) =>
  page.evaluate((word) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) heading.append(` ${word}`);
  }, longWord);

async function expectToFit(page: Page, { width, state }: { width: number; state: string }) {
  await page.setViewportSize({ width, height: 640 });
  const beyond = await page.evaluate(async () => {
    // the styles for the new width are in force one frame later
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1 && !element.closest('[data-slides]'),
    );
    return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 150));
  });
  expect.soft(beyond, `${state}, ${width} px wide`).toEqual([]);
}
