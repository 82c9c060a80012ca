import { create } from '../promises/panel.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/** Reading on: articles, operations and the search. */

interface Listed {
  id: number;
  operationId: number | null;
}

test('the search is a form that works without JavaScript, and everybody can read what it finds', {
  tag: '@desktop',
}, async ({ browser, page, site, noFaults: _watched }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const visitor = await plain.newPage();
  await visitor.goto('/search');
  await visitor.getByRole('searchbox', { name: 'Aranacak sözcükler' }).fill('ORMAN yangini');
  await visitor.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(visitor).toHaveURL(/\/search\?q=ORMAN\+yangini$/);
  await expect(visitor.getByRole('searchbox')).toHaveValue('ORMAN yangini');
  await visitor.getByRole('link', { name: 'Marmaris orman yangını' }).click();
  await expect(visitor.getByRole('heading', { name: 'Marmaris orman yangını' })).toBeInViewport();
  await plain.close();
  for (const path of ['/search', '/search?q=orman', '/search?q=zürafa']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('a question that the search finds is open when one comes to it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?q=sağlık durumum');
  await page.locator('main a[href="/volunteer#saglik"]').click();
  await expect(page.getByText('Göreve yalnız sağlık durumu elverişli olanlar çıkar.')).toBeInViewport();
  await page.getByRole('heading', { name: 'Sağlık durumum engel olur mu?' }).click();
  await expect(page.getByText('Göreve yalnız sağlık durumu elverişli olanlar çıkar.')).toBeHidden();
});

test('a type shows its operations alone, without JavaScript too', { tag: '@phone' }, async ({
  browser,
  site,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await plain.newPage();
  await page.goto('/operations');
  const all = await page.getByRole('article').count();
  await page
    .getByRole('region', { name: 'Operasyon Türleri' })
    .getByRole('link', { name: 'Sel', exact: true })
    .click();
  const shown = page.getByRole('article');
  expect(await shown.count()).toBeLessThan(all);
  for (const card of await shown.all()) await expect(card).toContainText('Sel');
  await expect(page.getByRole('link', { name: 'Sel', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Tümü', exact: true }).click();
  await expect(shown).toHaveCount(all);
  await plain.close();
});

test('an article leads to its operation, and the operation back to it', { tag: '@phone' }, async ({
  page,
}) => {
  const news: Listed[] = await (await page.request.get('/api/news')).json();
  const linked = news.find(({ operationId }) => operationId !== null);
  await page.goto(`/news/${linked?.id}`);
  await page.getByRole('link', { name: 'Operasyon listesinde gör' }).click();
  await expect(page).toHaveURL(`/operations#operasyon-${linked?.operationId}`);
  const card = page.locator(`#operasyon-${linked?.operationId}`);
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: /^Haberi oku/ }).click();
  await expect(page).toHaveURL(`/news/${linked?.id}`);
});

test('the address of an article is copied', { tag: '@desktop' }, async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto('/news/1?utm_source=posta');
  await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expect(page.getByRole('status')).toHaveText('Haberin bağlantısı kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/news/1`);
});

test("'İleri →' stands under the eighth card that is shown", { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/news');
  const tops = async () =>
    Promise.all(
      [
        page.getByRole('article').nth(7),
        page.getByRole('link', { name: /^İleri/ }),
        page.getByRole('article').nth(8),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
  const [eighth = 0, hint = 0, ninth = 0] = await tops();
  expect(hint).toBeGreaterThan(eighth);
  expect(ninth).toBeGreaterThan(hint);
});

const longWord = 'Çekoslovakyalılaştıramadıklarımızdanmışsınız';

/** Each page, and the part of it that is looked at. */
const parts = {
  '/': 'section[aria-labelledby^="latest-"]',
  '/news': 'main',
  '/news/1': 'main',
  '/operations': 'main',
  '/search?q=arama': 'main',
};

test('headings and paragraphs of any length and size stay inside the screen', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [path, part] of Object.entries(parts)) {
    await page.goto(path);
    await page.locator(`:is(${part}) :is(h1, h2, h3, dt, p:not([role]))`).evaluateAll((written, word) => {
      for (const one of written) if (one.childElementCount === 0) one.textContent = word;
    }, longWord);
    for (const size of ['100%', '150%', '200%'])
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((given) => {
          document.documentElement.style.fontSize = given;
        }, size);
        const beyond = await page
          .locator(`:is(${part}) :is(h1, h2, h3, dt, dd, p:not([role]), article, ul, li)`)
          .evaluateAll((drawn) =>
            drawn
              .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
              .map((one) => one.outerHTML.slice(0, 120)),
          );
        expect.soft(beyond, `${path} at ${width} px, text at ${size}`).toEqual([]);
      }
  }
});

test('a table of an article breaks no word, and scrolls in its own box', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const words = ['Toplam', 'Koordinasyon', 'Kahramanmaraş', 'Gönüllüler', 'Tamamlandı'];
  const row = `| ${words.join(' | ')} |`;
  const content = `${row}\n${'| --- '.repeat(words.length)}|\n${row}`;
  const draft = { title: 'Tablolu haber', excerpt: 'Özet.', content, category: 'Duyuru', published: true };
  await create(page, '/api/news', draft);
  await page.goto('/news');
  await page.getByRole('link', { name: 'Tablolu haber' }).first().click();
  await expect(page.getByRole('cell', { name: 'Kahramanmaraş' })).toBeVisible();
  const lines = await page.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(words.map(() => 1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
