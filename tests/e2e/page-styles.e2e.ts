import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wordsOfPages } from '#/render/script-words.ts';
import { createShortNames } from '#/render/short-names.server.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { openViewer, pagesWithViewer } from '../support/viewers.ts';

// A page carries only the style rules that it uses. If one were missing, adding the whole stylesheet would change its look.

test.use({ bypassCSP: true });

const folder = 'dist/client';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const file = readdirSync(`${folder}/assets`).find((name) => /^site-.*\.css$/.test(name));

/** With the class names that pages have. */
const { stylesheet: whole } = createShortNames(
  read(`assets/${file}`),
  wordsOfPages({ manifest: JSON.parse(read('.vite/manifest.json')), read }, 'src/site/client.ts').all,
);

test('no page looks different with all rules of the stylesheet', { tag: '@desktop' }, async ({
  context,
  request,
}) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)).slice(-1)];
  test.setTimeout(paths.length * 10_000);
  const visits = await openTabs(async () => {
    const page = await context.newPage();
    return async (path) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectSameLook(page, path);
    };
  });
  await visitAll([...paths, '/search?q=deprem'], visits);
});

for (const path of pagesWithViewer)
  test(`what opens on ${path} has all its rules`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    await openViewer(page, path);
    await expectSameLook(page, path);
  });

test('the opened menu of a phone has all its rules', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByText('KURUMSAL').click();
  await expectSameLook(page, 'the menu');
});

async function expectSameLook(page: Page, state: string) {
  const before = await lookOfStill(page);
  await page.addStyleTag({ content: whole });
  expect.soft(await lookOfStill(page), state).toEqual(before);
}

/** Once nothing changes any more: pictures and fonts arrive, and what opens may still move. */
async function lookOfStill(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  let look = await lookOf(page);
  await expect(async () => {
    const before = look;
    look = await lookOf(page);
    expect(look).toEqual(before);
  }).toPass({ intervals: [100] });
  return look;
}

/** Where each element that is shown stands, and what it looks like. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, fontSize, fontWeight, opacity, boxShadow } =
        getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round);
      const look = [color, backgroundColor, borderTopColor, fontSize, fontWeight, opacity, boxShadow];
      return [element.tagName, ...place, ...look].join(' ');
    }),
  );
