import type { Page } from '@playwright/test';
import { leaveTab, untilNothingIsHeld } from '../support/leave-tab.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
});

test('two new articles in two tabs are two articles', { tag: '@desktop' }, async ({ page, context }) => {
  const titles = ['Birinci sekmenin haberi', 'İkinci sekmenin haberi'] as const;
  await openNew(page);
  await fillFields(page, titles[0]);
  const other = await openTab(context);
  await openNew(other);
  await expect(titleOf(other)).toHaveValue('');
  await expect(other.getByText('geri getirildi')).toHaveCount(0);
  await fillFields(other, titles[1]);
  for (const tab of [other, page]) {
    await tab.getByRole('button', { name: 'Kaydet' }).click();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  const stored: { title: string; version: number }[] = await (
    await page.request.get('/api/admin/news')
  ).json();
  expect(stored.filter(({ title }) => titles.includes(title as never))).toMatchObject([
    { title: titles[0], version: 1 },
    { title: titles[1], version: 1 },
  ]);
});

test('giving up a text in one tab leaves the other tab’s', { tag: '@desktop' }, async ({ page, context }) => {
  await openNew(page);
  await fillFields(page, 'Burada kalan yazı');
  const other = await openTab(context);
  await openNew(other);
  await fillFields(other, 'Vazgeçilen yazı');
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await page.close({ runBeforeUnload: false });
  await untilNothingIsHeld(other);
  await resume(other, 'Burada kalan yazı');
  await expect(titleOf(other)).toHaveValue('Burada kalan yazı');
});

test('a text is brought back also while another tab looks whether it is free', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openNew(page);
  await fillFields(page, 'Başkasının da baktığı yazı');
  const watcher = await openTab(context);
  const next = await leaveTab(page);
  const [slot = ''] = await keptTexts(next);
  await watcher.evaluate((name) => {
    void navigator.locks.request(
      name,
      { mode: 'shared' },
      () => new Promise((resolve) => setTimeout(resolve, 500)),
    );
  }, slot);
  await resume(next, 'Başkasının da baktığı yazı');
  await expect(titleOf(next)).toHaveValue('Başkasının da baktığı yazı');
});

test('a text that the panel kept before it told tabs apart is brought back', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.evaluate(() => {
    const values = { title: 'Eski panelin metni' };
    const draft = { values, key: 'f'.repeat(32), typedAt: new Date().toISOString() };
    localStorage.setItem('unsaved news new', JSON.stringify(draft));
  });
  await page.reload();
  await resume(page, 'Eski panelin metni');
  await expect(titleOf(page)).toHaveValue('Eski panelin metni');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect.poll(() => keptTexts(page)).toEqual([]);
});

test('a text of more than thirty days is not kept any longer', { tag: '@desktop' }, async ({ page }) => {
  await page.evaluate(() => {
    const typedAt = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString();
    const draft = { values: { title: 'Unutulan' }, key: 'f'.repeat(32), typedAt };
    localStorage.setItem(`unsaved operation 5 ${'a'.repeat(32)}`, JSON.stringify(draft));
  });
  await openNew(page);
  await expect(titleOf(page)).toHaveValue('');
  expect(await keptTexts(page)).toEqual([]);
});

test('a new article whose answer was lost is made once, also when the tab was closed in between', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/ERR_FAILED|Failed to fetch/);
  const title = 'Yanıtı kaybolan haber';
  await page.route('**/api/news', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openNew(page);
  await fillFields(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await expect(page.getByText('Hata', { exact: true })).toHaveCount(0);
  const next = await leaveTab(page);
  await resume(next, title);
  await expect(titleOf(next)).toHaveValue(title);
  await next.getByRole('dialog').getByLabel('Özet').fill('Sonra yazılan özet.');
  await next.getByRole('button', { name: 'Kaydet' }).click();
  await expect(next.getByRole('dialog')).toHaveCount(0);
  const stored: { title: string }[] = await (await next.request.get('/api/admin/news')).json();
  expect(stored.filter((news) => news.title === title)).toMatchObject([
    { excerpt: 'Sonra yazılan özet.', version: 2 },
  ]);
});

test('a browser without locks brings the text back, too', { tag: '@desktop' }, async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await page.reload();
  await openNew(page);
  await titleOf(page).fill('Kilitsiz tarayıcı');
  const next = await leaveTab(page);
  expect(await next.evaluate(() => 'locks' in navigator)).toBe(false);
  await expect(next.getByRole('region', { name: 'Yarım kalan 1 yazınız var' })).toBeVisible();
  await resume(next, 'Kilitsiz tarayıcı');
  await expect(titleOf(next)).toHaveValue('Kilitsiz tarayıcı');
  await expect(next.getByText('Yarım kalan 1 yazınız var')).toHaveCount(0);
});

async function openTab(context: { newPage: () => Promise<Page> }): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/adminpanel');
  return tab;
}

const openNew = (page: Page) => page.getByRole('button', { name: 'Yeni Haber' }).click();

const resume = (page: Page, title: string) => page.getByRole('button', { name: `Sürdür: ${title}` }).click();

const titleOf = (page: Page) => page.getByRole('dialog').getByLabel('Başlık');

const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsaved ')));
