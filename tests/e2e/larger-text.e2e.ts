import type { Page } from '@playwright/test';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 360, 768, 1280];
const percents = [100, 150, 200];
/** As long as Turkish words get: 40 letters. */
const longWord = 'Haberleşmesizleştirilemeyebilenlerdenmişç';

test('no page scrolls sideways, whatever the size of the text, its spacing and the length of a word', {
  tag: '@desktop',
}, async ({ context, request }) => {
  const paths = [
    ...(await listPublicPages(request)),
    ...(await listArticles(request)).slice(-1),
    '/no-such-page',
    '/search?q=deprem',
  ];
  test.setTimeout(paths.length * 10_000);
  const visits = await openTabs(async () => {
    const page = await context.newPage();
    return async (path) => {
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
    };
  });
  await visitAll(paths, visits);
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

test('letters twice as large cut no number, no day and no short word in two', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await page.context().newCDPSession(page);
  // what a person sets in the browser: unlike a style of the page, it counts for media queries, too
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const [path, parts] of [
    ['/no-such-page', 'header, nav, footer'],
    ['/', 'header, nav, footer, time, main strong'],
    ['/activities/tae', 'header, nav, footer, td, dd'],
    ['/activities/akt2', 'td'],
    ['/education', 'main'],
    ['/contact', 'main'],
    ['/mission', 'main'],
    ['/operations/figures', 'button, label, dt, dd, section[aria-label] a'],
    ['/hesap-verme/gelir-gider', 'td, th'],
    ['/hesap-verme/2025', 'td, th, time'],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(parts).evaluateAll(cutWords), path).toEqual([]);
  }
});

/** Runs in the page. Of numbers and of words with up to ten letters, those that begin on one line and end on the next. */
function cutWords(parts: Element[]): string[] {
  const range = document.createRange();
  const cut = new Set<string>();
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\p{L}\d.@])[\p{L}\d]{1,10}(?![\p{L}\d.@])/gu,
      )) {
        if (text.parentElement?.checkVisibility() !== true) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.add(word);
      }
  }
  return [...cut];
}
