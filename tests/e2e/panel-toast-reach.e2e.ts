import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';
import { write } from './panel-news-form.ts';

/** Takes an entry out of a list; the toast gives it back. */
async function takeEntry(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Düzenle: Hakkımızda' }).click();
  const form = page.getByRole('dialog', { name: 'Hakkımızda' });
  const years = form.getByRole('group', { name: 'Tarihçe' }).getByRole('listitem');
  await expect(years.first()).toBeVisible();
  const before = await years.count();
  await years.first().getByRole('button').first().click();
  await years.first().getByRole('button', { name: 'Sil' }).click();
  await expect(years).toHaveCount(before - 1);
  return { form, years, before };
}

test('in an open dialog F8 leads to the toast, Tab and Enter do what it offers, and the keyboard goes to what came back', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  const { form, years, before } = await takeEntry(page);
  await form.getByLabel('Başlık', { exact: true }).first().focus();
  await page.keyboard.press('F8');
  const toasts = page.getByRole('region', { name: 'Bildirimler (F8)' });
  await expect(toasts.getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toasts.getByRole('button', { name: 'Geri Getir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(years).toHaveCount(before);
  await expect(years.first().getByRole('button').first()).toBeFocused();
});

test('the keyboard comes back to where F8 took it from when the toast is closed', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  const { form } = await takeEntry(page);
  const field = form.getByLabel('Başlık', { exact: true }).first();
  await field.focus();
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Bildirimi kapat' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Bildirimi kapat' })).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a screen reader finds the toast beside the open dialog, and nothing of the page behind', {
  tag: '@phone',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  const { years, before } = await takeEntry(page);
  // by role alone: what is hidden from screen readers is not found
  const undo = page.getByRole('button', { name: 'Geri Getir', exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await undo.tap();
  await expect(years).toHaveCount(before);
  await expectAccessible(page, 'a dialog beside the place of toasts');
});

test('the keyboard does not get from the toast into the page behind the dialog', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  await takeEntry(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Bildirimler (F8)' }).getByRole('list')).toBeFocused();
  const isInReach = () =>
    page.evaluate(
      () => document.activeElement?.closest('[role="dialog"], #toasts, [data-radix-focus-guard]') !== null,
    );
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect([key, await isInReach()]).toEqual([key, true]);
  }
});

test('a toast covers nothing that is pressed next, and goes with the screen it tells of unless it offers something', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await page.clock.install();
  await signIn(page);
  await write(page, 'Bildirimi yolda durmayan haber');
  const toast = toastOf(page);
  await expect(toast).toBeVisible();
  const next = ['Panelde ara', 'Duyuru', 'Menü', 'Yeni Haber'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  for (const pressed of [...next, page.getByRole('tab').first()])
    await pressed.click({ trial: true, timeout: 2000 });
  await page.clock.fastForward(1500);
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await expect(toast).toHaveCount(0, { timeout: 2000 });

  const { form } = await takeEntry(page);
  await expect(toast).toBeVisible();
  for (const foot of await form.locator('footer').getByRole('button').all())
    await foot.click({ trial: true, timeout: 2000 });
  await page.clock.fastForward(1500);
  await form.getByRole('button', { name: 'İptal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await expect(toast.getByRole('button', { name: 'Geri Getir' })).toBeVisible();
});
