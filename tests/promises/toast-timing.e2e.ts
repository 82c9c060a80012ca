import type { Page } from '@playwright/test';
import { runUntil } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { create, toastOf } from './panel.ts';

/** Toasts: two kinds, one at a time, five seconds. */

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 500/);
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
});

const signOut = (page: Page) => page.getByRole('button', { name: 'Çıkış Yap' });

test('toasts: 1 visible at a time, shown for 5 seconds by default, F8 leads to them', {
  tag: '@desktop',
}, async ({ page }) => {
  const toast = toastOf(page);
  await page.clock.pauseAt('2026-11-20T18:01:00Z');

  await test.step('default display 5 seconds', async () => {
    await signOut(page).click();
    await runUntil(page, toast);
    await page.clock.runFor(4900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(0);
  });

  await test.step('1 visible at a time: a second one takes the place of the first, and stays its own 5 seconds', async () => {
    await page.clock.resume();
    await page.getByRole('button', { name: 'Şifre Değiştir' }).click();
    await page.getByLabel('Mevcut şifre', { exact: true }).fill('x');
    await page.getByLabel('Yeni şifre', { exact: true }).fill('Kar-Altında-4');
    await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill('Kar-Altında-4');
    await page.clock.pauseAt('2026-11-20T18:30:00Z');
    for (const [status, words] of [
      [500, 'Şifre değiştirilemedi'],
      [200, 'Şifre Değiştirildi'],
    ] as const) {
      await page.route('**/api/admin/change-password', (route) => route.fulfill({ status, body: '' }));
      await page.getByRole('button', { name: 'Şifreyi Kaydet' }).click();
      await runUntil(page, toast.getByText(words));
      await expect(toast).toHaveCount(1);
      await page.clock.runFor(3000);
    }
    await expect(toast).toHaveAttribute('data-variant', 'default');
    await page.clock.runFor(1900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(0);
  });

  await test.step('notification hotkey F8', async () => {
    await signOut(page).click();
    await runUntil(page, toast);
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    const list = page.getByRole('region', { name: 'Bildirimler (F8)' }).getByRole('list');
    await expect(list).not.toBeFocused();
    await page.keyboard.press('F8');
    await expect(list).toBeFocused();
  });
});

test('a toast with something to press stays for 10 seconds', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await create(page, '/api/news', {
    ...{ title: 'Geri alınabilir haber', excerpt: 'Özet.', content: 'Metin.' },
    ...{ category: 'Duyuru', published: false },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sil: Geri alınabilir haber' }).click();
  await page.clock.pauseAt('2026-11-20T18:30:00Z');
  const deleted = page.waitForResponse(`**/api/news/${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await deleted;
  const toast = toastOf(page);
  await runUntil(page, toast.getByRole('button', { name: 'Geri Al', includeHidden: true }));
  await page.clock.runFor(9900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('toasts: swipe threshold 50, direction right', { tag: '@desktop' }, async ({ page }) => {
  const toast = toastOf(page);
  await page.clock.pauseAt('2026-11-20T18:01:00Z');
  await signOut(page).click();
  await runUntil(page, toast);
  await swipe(page, { right: -120 });
  await expect(toast).toBeVisible();
  await swipe(page, { right: 45 });
  await expect(toast).toBeVisible();
  await swipe(page, { right: 55 });
  await expect(toast).toHaveCount(0);
});

async function swipe(page: Page, { right }: { right: number }) {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + box.width / 2, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y, { steps: 6 });
  await page.mouse.up();
}
