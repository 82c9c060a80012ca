import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const paths = ['/', '/donate', '/advice', '/advice/deprem'];

/** Resolves when what helps without a network is kept. */
async function visitOnce(page: Page, url: string) {
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(listKept), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(paths));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const listKept = async () => {
  const kept = await (await caches.open('without-network')).keys();
  return kept.map(({ url }) => new URL(url).pathname);
};

test('after one visit the first page, the accounts and the advice open while the server is gone, with the time of their copy', {
  tag: '@phone',
}, async ({ page }) => {
  const site = await startSite();
  await visitOnce(page, `${site.url}/about`);
  const kept = await page.evaluate(listKept);
  await site.stop();
  for (const path of kept) {
    await page.goto(site.url + path);
    await expect(page.getByRole('status').first()).toContainText(
      /Bu, \d+\.\d+\.20\d\d \d\d:\d\d:\d\d tarihli kopyadır/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${site.url}/donate`);
  await expect(page.locator('main')).toContainText(/TR\d\d/);
  await page.goto(`${site.url}/statute`);
  await expect(page.getByText('Bu sayfa cihazınızda yok')).toBeVisible();
  await page.getByRole('link', { name: /^Bağış/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bağış');
});

test('a copy of accounts that is over a day old shows none, and says where they are', {
  tag: '@phone',
}, async ({ page }) => {
  const site = await startSite();
  await visitOnce(page, site.url);
  await page.evaluate(async () => {
    const cache = await caches.open('without-network');
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      const headers = new Headers(kept?.headers);
      headers.set('date', new Date(Date.now() - 25 * 3_600_000).toUTCString());
      await cache.put(request, new Response(await kept?.text(), { headers }));
    }
  });
  await site.stop();
  await page.goto(`${site.url}/donate`);
  await expect(page.locator('body')).toContainText('bir günden eski');
  await expect(page.locator('body')).toContainText('/donate');
  expect(await page.content()).not.toMatch(/TR\d\d/);
});

test('nobody reads an old page who could read a new one, and a worker that is gone takes nothing along', {
  tag: '@desktop',
}, async ({ page }) => {
  const site = await startSite();
  await visitOnce(page, site.url);
  await page.evaluate(async () => {
    const cache = await caches.open('without-network');
    for (const request of await cache.keys())
      await cache.put(request, new Response('<h1>Eski</h1>', { headers: { 'content-type': 'text/html' } }));
  });
  for (const path of paths) {
    const answer = await page.goto(site.url + path);
    expect(await answer?.text(), path).not.toContain('Eski');
  }
  const left = await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    await caches.delete('without-network');
    return navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  });
  expect(left).toBe(0);
  await page.goto(`${site.url}/donate`);
  await expect(page.locator('main')).toContainText(/TR\d\d/);
  await site.stop();
});

test('the worker has at most 2 KB, and the panel is none of its business', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  expect(readFileSync('dist/client/service-worker.js').length).toBeLessThanOrEqual(2048);
  await visitOnce(page, site.url);
  const answer = await page.goto('/admin-login');
  expect(answer?.fromServiceWorker()).toBe(false);
});
