import { expectAccessible } from '../support/accessible.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';
import { measureFirstVisit, sumLayoutShifts } from '../support/transfer.ts';

const types = [
  'Deprem',
  'Yangın',
  'Sel',
  'Kentsel Arama Kurtarma',
  'Kayıp Şahıs Arama',
  'Saha İlk Yardım Müdahale',
  'Saha Acil Durum Güvenliği',
  'Hayvan Kurtarma',
];

test('each type has a shape, a colour and an icon that no other type has', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/operations');
  const legend = page.getByRole('region', { name: 'Operasyon Türleri' });
  await expect(legend.getByRole('listitem')).toHaveText(['Tümü', ...types]);
  const signed = legend.getByRole('listitem').filter({ has: page.locator('svg') });
  await expect(signed).toHaveText(types);
  const signs = await signed.evaluateAll((entries) =>
    entries.map((entry) => {
      const [outline, icon] = [entry.querySelector('svg > path'), entry.querySelector('svg svg')];
      return {
        shape: outline?.getAttribute('d'),
        colour: outline && getComputedStyle(outline).fill,
        icon: icon?.innerHTML,
      };
    }),
  );
  for (const trait of ['shape', 'colour', 'icon'] as const)
    expect(new Set(signs.map((sign) => sign[trait])).size, trait).toBe(types.length);
});

test('the list stays inside the screen, and weighs what a list may', { tag: '@phone' }, async ({ page }) => {
  const { total } = await measureFirstVisit(page, '/operations');
  expect(total).toBeLessThanOrEqual(60);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an operation under way is marked, and so is one that was called off', { tag: '@desktop' }, async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const made: number[] = [];
  for (const status of ['active', 'cancelled', 'completed']) {
    const answer = await page.request.post('/api/operations', {
      data: { title: `Görev ${status}`, description: 'Deneme', location: 'Bolu', date: '2026-11-01', status },
      headers: { origin: site.url },
    });
    made.push((await answer.json()).id);
  }
  await page.goto('/operations');
  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card('Görev active')).toContainText('Aktif');
  await expect(card('Görev cancelled')).toContainText('İptal Edildi');
  await expect(card('Görev completed')).not.toContainText(/Aktif|İptal|Tamamlandı/);
  for (const id of made)
    await page.request.delete(`/api/operations/${id}`, { headers: { origin: site.url } });
});

test('the date of every operation stands in the same corner of its card', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/operations');
    const places = await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => {
        const box = card.getBoundingClientRect();
        const date = (card.querySelector('time') ?? card).getBoundingClientRect();
        return { right: Math.round(box.right - date.right), isFirst: date.top - box.top < 40 };
      }),
    );
    expect(new Set(places.map(({ right }) => right)).size, `${width} px`).toBe(1);
    expect(
      places.filter(({ isFirst }) => !isFirst),
      `${width} px`,
    ).toEqual([]);
  }
});

test('a link to an operation leads right to it, however far down it stands', async ({ page }) => {
  await page.goto('/operations');
  const ids = await page.locator('main li[id]').evaluateAll((cards) => cards.map(({ id }) => id));
  const chosen = [0.3, 0.6, 0.8].map((part) => ids[Math.floor(ids.length * part)]);
  const tops = new Set<number>();
  for (const id of chosen) {
    await page.goto('about:blank');
    await page.goto(`/operations#${id}`);
    const topOf = () =>
      page.locator(`li#${id}`).evaluate((card) => Math.round(card.getBoundingClientRect().top));
    await expect.poll(topOf).toBeLessThan(300);
    tops.add(await topOf());
  }
  expect([...tops]).toHaveLength(1);
});

test('a list that is scrolled through does not jump', async ({ page }) => {
  await page.goto('/operations');
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let scrolled = 0; scrolled < pageHeight; scrolled += 300) {
    await page.evaluate(() => scrollBy(0, 300));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30))));
  }
  expect(await page.evaluate(sumLayoutShifts)).toBe(0);
});

test('a province on the map leads to its operations, by keyboard, on a small phone and where the system sets the colours', {
  tag: '@desktop',
}, async ({ page, site, signIn }) => {
  await signIn(page);
  const headers = { origin: site.url };
  const made: number[] = [];
  for (const province of ['Hatay', 'Hatay', 'Kilis', 'Osmaniye', 'Yurt dışı']) {
    const words = { title: `${province} araması`, description: 'Deneme', location: province };
    const data = { ...words, province, date: '2026-11-01', status: 'completed', type: 'Sel' };
    made.push((await (await page.request.post('/api/operations', { data, headers })).json()).id);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/operations/figures?type=Sel&year=2026');
    await expectAccessible(page, `figures at ${width} px`, { enhancedWithin: 'main' });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const hatay = page.getByRole('link', { name: 'Hatay: 2 operasyon' });
  const colours = await hatay.evaluate((tile) => {
    const { color, backgroundColor } = getComputedStyle(tile);
    return [color, backgroundColor];
  });
  expect(new Set(colours).size, `ink and ground are ${colours}`).toBe(2);
  await page.getByRole('link', { name: 'Osmaniye: 1 operasyon' }).focus();
  await page.keyboard.press('Tab');
  await expect(hatay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/operations?type=Sel&year=2026&province=Hatay');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const id of made) await page.request.delete(`/api/operations/${id}`, { headers });
});

test('who moves along the map by keys reads which province has the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/operations/figures');
  const tile = page.getByRole('link', { name: /^Hatay: \d+ operasyon$/ });
  const readName = () => tile.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await readName()).not.toContain('Hatay');
  await page.getByRole('link', { name: 'Hatay', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tile).toBeFocused();
  expect(await readName()).toContain('Hatay');
});
