import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chosenFile } from '../support/chosen-file.ts';
import { findFirefox } from '../support/firefox.ts';
import { adminOfSite, type Site, startSite } from '../support/site.ts';

let site: Site;
let browser: Browser;
let page: Page;
/** What the browser complains about. */
let complaints: string[];

beforeAll(async () => {
  site = await startSite();
  browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(String(error)));
});

afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

const visit = (path: string) => page.goto(`${site.url}${path}`, { waitUntil: 'load' });
const byRole = (role: string, name: string) => page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
const press = (name: string) => byRole('button', name).click();
const says = (words: string) => page.locator(`::-p-text(${words})`).wait();

async function signIn() {
  await visit('/admin-login');
  await byRole('textbox', 'Kullanıcı adı').fill(adminOfSite.username);
  await page.locator('input[type=password]').fill(adminOfSite.password);
  await press('Giriş Yap');
  await byRole('button', 'Yeni Haber').wait();
}

async function withCtrl(...keys: ('a' | 'b' | 'c' | 'v')[]) {
  await page.keyboard.down('Control');
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

test.each([
  ['/', 1280],
  ['/news', 1280],
  ['/gallery', 1280],
  ['/donate', 1280],
  ['/', 390],
  ['/news', 390],
  ['/gallery', 390],
  ['/donate', 390],
])('%s is whole at %i pixels: no broken picture, nothing beyond the edge', async (path, width) => {
  await page.setViewport({ width, height: 800 });
  await visit(path);
  const seen = await page.evaluate(() => ({
    heading: document.querySelector('h1')?.textContent?.trim(),
    broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .length,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(seen).toEqual({ heading: expect.stringMatching(/./), broken: 0, beyond: 0 });
});

test('a donor copies an IBAN, and a visitor walks through the photos', async () => {
  await visit('/donate');
  const copy = await page.$('button[aria-label*="IBAN"], button::-p-text(Kopyala)');
  await copy?.click();
  await says('Kopyalandı');
  await visit('/gallery');
  // until the code of the page is there, a click opens the picture itself
  await page.waitForFunction(() => document.querySelector('[data-wake]') === null);
  await page.locator('main li a:has(img)').click();
  await page.waitForSelector('dialog[open], [role=dialog]');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => /\b2 \/ \d+/.test(document.body.textContent ?? ''));
  await page.keyboard.press('Escape');
});

test('an editor signs in, writes, pastes, uploads and publishes an article', async () => {
  await signIn();
  await press('Yeni Haber');
  const title = 'Firefox ile yazılan haber';
  await byRole('textbox', 'Başlık').fill(title);
  await byRole('textbox', 'Özet').fill('Sabah yola çıkan ekip akşam döndü.');
  const text = await page.waitForSelector('.ProseMirror');
  await text?.click();
  await page.keyboard.type('Ekip yola ');
  await withCtrl('b');
  await page.keyboard.type('erken');
  await withCtrl('b');
  await page.keyboard.type(' çıktı.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('26. saatte bir kişi bulundu.');
  await withCtrl('a', 'c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await withCtrl('v');
  await byRole('combobox', 'Kategori').fill('Duyuru');
  const path = join(site.folder, 'firefox.png');
  writeFileSync(path, chosenFile('firefox.png').buffer);
  const input = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement> | null;
  await input?.uploadFile(path);
  await says('Görsel yüklendi ve otomatik olarak ayarlandı');
  await page.locator('label::-p-text(Görselde ne görünüyor?)').click();
  await page.keyboard.type('Dağ yolunda bir ekip');
  await press('Taslak Kaydet');
  await says('Yeni haber oluşturuldu');
  await press(`Düzenle: ${title}`);
  await press('Yayınla');
  await page.waitForFunction(() => document.querySelector('[role=dialog]') === null);
  const [article] = (await (await fetch(`${site.url}/api/news`)).json()) as { id: number; content: string }[];
  expect(article?.content).toBe(
    'Ekip yola **erken** çıktı.\n\n26\\. saatte bir kişi bulundu.\n\nEkip yola **erken** çıktı.\n\n26\\. saatte bir kişi bulundu.',
  );
  await visit(`/news/${article?.id}`);
  await says('26. saatte bir kişi bulundu.');
  expect(await page.$eval('article strong', ({ textContent }) => textContent)).toBe('erken');
});
