import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Media } from '#/media/answers.server.ts';
import { drop } from '../e2e/panel-drop.ts';
import { droppedFile } from '../support/chosen-file.ts';
import { expectFocusWithin } from '../support/focus.ts';
import { expect, test } from '../support/test.ts';
import { expectCalls, expectToast, listenToCalls } from './panel.ts';

/** The tab Medya: choosing, copying, deleting. */

const drawings = ['dog-team', 'ridge-dawn', 'flood-boat', 'first-aid'] as const;
const names = ['giden-bir.webp', 'giden-iki.webp', 'kalan-bir.webp', 'kalan-iki.webp'] as const;
const [first, second, kept] = names;

test('Medya', { tag: '@desktop' }, async ({ page, context, signIn, site, noFaults: _ }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // many promises over one page
  test.slow();
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await signIn(page);
  for (const [place, name] of names.entries())
    await upload(page, { url: site.url, drawing: drawings[place], name });
  await page.getByRole('tab', { name: 'Medya' }).click();
  const calls = listenToCalls(page);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const card = (name: string) => page.getByRole('listitem').filter({ has: box(name) });
  await expect(box(first)).toBeVisible();

  await test.step('image grid: 1 column small, 2 medium, 3 large, 4 extra-large', async () => {
    const grid = page.getByRole('list').filter({ has: box(first) });
    for (const [width, columns] of [
      [639, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const style = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect([width, style.split(' ').length]).toEqual([width, columns]);
    }
  });

  await test.step('formats advertised JPG, PNG, GIF, WEBP; dropped files only if type starts with image/', async () => {
    await expect(page.getByText('JPG, PNG, GIF, WEBP', { exact: true })).toBeVisible();
    const sent = page.waitForRequest('**/api/media/upload');
    calls.length = 0;
    await drop(page.getByRole('button', { name: 'Görsel Yükle' }), [
      { name: 'liste.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7') },
      { ...droppedFile('adsız.png'), type: '' },
      droppedFile('alana-birakilan.png'),
    ]);
    expect((await sent).method()).toBe('POST');
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
    await expect(box('alana-birakilan.png')).toBeVisible();
    expect(calls.filter((call) => call === 'POST /api/media/upload')).toHaveLength(1);
    await expectCalls(calls, ['POST /api/media/upload', 'GET /api/media/list']);
    for (const refused of ['liste.pdf', 'adsız.png']) await expect(box(refused)).toHaveCount(0);
  });

  await test.step('a view dialog', async () => {
    await page.getByRole('button', { name: `Görüntüle: ${first}` }).click();
    const dialog = page.getByRole('dialog', { name: first });
    await expect(dialog.getByRole('img', { name: first })).toBeVisible();
    await expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step("after URL copy a toast 'Kopyalandı', and a 'copied' indicator shows for 2 seconds", async () => {
    const copy = page.getByRole('button', { name: `URL kopyala: ${first}` });
    const copied = page.getByRole('button', { name: `Kopyalandı: ${first}` });
    await page.clock.pauseAt('2026-11-20T19:00:00Z');
    await copy.click();
    await expect(copied).toBeVisible();
    await expectToast(page, { title: 'Kopyalandı' });
    const library: Media[] = await (await page.request.get('/api/media')).json();
    const url = library.find(({ originalName }) => originalName === first)?.url;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.clock.runFor(1950);
    await expect(copied).toBeVisible();
    await page.clock.runFor(50);
    await expect(copy).toBeVisible();
    await page.clock.resume();
  });

  await test.step("copy URL failure: 'Hata' / 'URL kopyalanamadı'", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: `URL kopyala: ${second}` }).click();
    await expectToast(page, { title: 'Hata', description: 'URL kopyalanamadı', variant: 'destructive' });
    await expect(page.getByRole('button', { name: `Kopyalandı: ${second}` })).toHaveCount(0);
  });

  await test.step('a file card toggles selected', async () => {
    await card(second).getByText(second).click();
    await expect(box(second)).toBeChecked();
    await card(second).getByText(second).click();
    await expect(box(second)).not.toBeChecked();
  });

  await test.step('multi-select delete; after success the selection is cleared and the list is refreshed', async () => {
    const search = page.getByLabel('Görsellerde ara');
    await box(kept).check();
    // out of sight it is not deleted, but it is not selected afterwards either
    await search.fill('giden');
    await expect(box(kept)).toHaveCount(0);
    await box(first).check();
    await box(second).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    calls.length = 0;
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ fileIds: [expect.any(Number), expect.any(Number)] });
    await expectToast(page, { title: 'Silme Başarılı' });
    await page.getByRole('searchbox').fill('');
    await expect(box(kept)).not.toBeChecked();
    for (const name of [first, second]) await expect(box(name)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Seçilenleri Sil' })).toHaveCount(0);
    await expectCalls(calls, ['DELETE /api/media/delete', 'GET /api/media/list']);
  });

  await test.step('a URL can be added if non-empty after trimming, and Enter submits it', async () => {
    const address = page.getByLabel('Başka bir adresten ekle (URL)');
    calls.length = 0;
    await page.route('**/api/media/from-url', async (route) => {
      const files = await upload(page, { url: site.url, drawing: 'rope-training', name: 'adresten.webp' });
      await route.fulfill({ status: 201, json: files });
    });
    for (const nothing of ['', '   ']) {
      await address.fill(nothing);
      await address.press('Enter');
      await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    }
    const sent = page.waitForRequest('**/api/media/from-url');
    await address.fill('  https://example.org/adresten.webp ');
    await address.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ url: 'https://example.org/adresten.webp' });
    await expectToast(page, { title: 'Yükleme Başarılı' });
    await expect(box('adresten.webp')).toBeVisible();
    await expect(address).toHaveValue('');
    await expectCalls(calls, ['POST /api/media/from-url', 'GET /api/media/list']);
    expect(calls.filter((call) => call === 'POST /api/media/from-url')).toHaveLength(1);
  });

  await test.step("in a form's library a URL goes into the field as it is", async () => {
    await page.getByRole('tab', { name: 'Haberler' }).click();
    await page.getByRole('button', { name: 'Yeni Haber' }).click();
    await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
    const address = page
      .getByRole('dialog', { name: 'Görsel Kitaplığı' })
      .getByLabel('Başka bir adres (URL)');
    await address.fill('   ');
    await address.press('Enter');
    await expect(page.getByText('Görsel seçilmedi')).toBeVisible();
    await address.fill('  /icons/emblem.svg ');
    await address.press('Enter');
    await expect(address).toHaveValue('');
    await page.getByRole('button', { name: 'Tamam' }).click();
    await expect(page.getByLabel('Ek görseller')).toHaveValue('/icons/emblem.svg');
  });
});

async function upload(page: Page, file: { url: string; drawing?: string; name: string }) {
  const buffer = readFileSync(`public/artwork/${file.drawing}-800.webp`);
  const answer = await page.request.post('/api/media/upload', {
    multipart: { images: { name: file.name, mimeType: 'image/webp', buffer } },
    headers: { origin: file.url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
