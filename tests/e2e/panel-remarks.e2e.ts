import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { make, toastOf } from './panel-bin-content.ts';
import { hire, visitAs } from './panel-crew.ts';

/** Besides those that begin typing. */
const atMost = 5;

test('a colleague is asked to look at a draft and answers, in five taps beside typing', {
  tag: '@phone',
}, async ({ page, site, signIn, browser, noFaults: _ }) => {
  await signIn(page);
  const colleague = await hire(page);
  const title = 'Bakılacak taslak';
  await make(page, 'news', title, { published: false });
  await page.reload();
  const { tap, count } = countTaps();
  const sentNote = 'Başlığa bakar mısın? Çok uzun oldu.';
  await tap(page.getByRole('button', { name: `Düzenle: ${title}` }));
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await tap(form.getByRole('button', { name: 'Arkadaşınıza sorun' }));
  await expect(form.getByLabel('Notunuz')).toBeFocused();
  await page.keyboard.type(sentNote);
  await form.getByLabel('Kime').selectOption(colleague);
  await expectAccessible(page, 'a remark is written');
  await tap(form.getByRole('button', { name: 'Gönder' }));
  await expect(toastOf(page)).toContainText(`${colleague} panele girince görür`);
  await expect(form.getByRole('region', { name: 'Notlar' })).toContainText(sentNote);
  await expect(form.getByLabel('Notunuz')).toHaveValue('');

  const other = await visitAs(browser, site, { username: colleague, hasTouch: true });
  const waiting = other.getByRole('region', { name: 'Size bırakılan notlar' });
  await expect(waiting).toContainText(`admin size yazdı: ${sentNote}`);
  await tap(waiting.getByRole('link', { name: `Aç: ${title}` }));
  const theirs = other.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(theirs.getByRole('region', { name: 'Notlar' })).toContainText(sentNote);
  await expect(theirs).toHaveAccessibleDescription(`admin size yazdı: ${sentNote}`);
  await theirs.getByLabel('Notunuz').fill('Kısalttım.');
  await expect(theirs.getByLabel('Kime')).toHaveValue('admin');
  await tap(theirs.getByRole('button', { name: 'Gönder' }));
  await expect(theirs.getByRole('region', { name: 'Notlar' })).toContainText('Kısalttım.');
  expect(count()).toBeLessThanOrEqual(atMost);
  // the form in the other window, which has stayed open, with words that wait
  await form.getByLabel('Notunuz').fill('Bir de özetine');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(form.getByRole('region', { name: 'Notlar' })).toContainText('Kısalttım.');
  await expect(form.getByLabel('Notunuz')).toHaveValue('Bir de özetine');
  await form.getByLabel('Notunuz').fill('');
  await other.reload();
  await expect(other.getByRole('button', { name: `Düzenle: ${title}` })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await other.context().close();

  await page.reload();
  await page.getByRole('region', { name: 'Size bırakılan notlar' }).getByRole('link').click();
  await form.getByRole('button', { name: 'Tamam, bitti' }).click();
  await expect(toastOf(page)).toContainText('Notlar kapatıldı');
  await expect(form.getByRole('region', { name: 'Notlar' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Arkadaşınıza sorun' })).toBeFocused();
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(form.getByRole('region', { name: 'Notlar' })).toContainText('Kısalttım.');
});

test('what a colleague asks stands open and first, above every tab and at the desk', {
  tag: '@phone',
}, async ({ page, site, signIn, browser, noFaults: _ }) => {
  await signIn(page);
  const other = await visitAs(browser, site, { username: await hire(page) });
  const title = 'Sorulan taslak';
  const { id: item } = await make(page, 'news', title, { published: false });
  const data = { kind: 'news', item, to: 'admin', words: 'Tarih doğru mu?' };
  const headers = { origin: site.url };
  expect((await other.request.post('/api/admin/remarks', { data, headers })).status()).toBe(201);
  await other.context().close();
  await page.route('**/api/admin/documents/proposals', async (route) => {
    const news = await (await route.fetch()).json();
    const proposal = { name: 'donation', title: 'Bağış', version: 2, proposedBy: 'zeynep', isOwn: false };
    const proposals = [1, 2].map((id) => ({ ...proposal, id }));
    await route.fulfill({ json: { ...news, proposals } });
  });
  await page.goto('/adminpanel?tab=desk');

  const asked = page.getByRole('region', { name: 'Size bırakılan notlar' });
  const proposals = page.getByRole('region').filter({ hasText: 'zeynep bağış hesaplarını' });
  const further = page.getByRole('button', { name: /hatırlatma daha/ });
  await expect(proposals.filter({ visible: true })).toHaveCount(1);
  await expect(asked).toContainText('Tarih doğru mu?');
  expect(await isBefore(asked, proposals.first())).toBe(true);
  await further.click();
  await expect(proposals.filter({ visible: true })).toHaveCount(2);
  const fold = page.getByRole('button', { name: 'Hatırlatmaları katla' });
  await expect(fold).toBeFocused();
  expect(await isBefore(proposals.first(), fold)).toBe(true);
  expect(await isBefore(fold, proposals.last()), 'what unfolds follows its button').toBe(true);
  await fold.click();

  const row = page.getByRole('region', { name: 'Bekleyenler' }).getByRole('link').first();
  await expect(row).toContainText(/Sorulan taslak.*size yazdı, .*Tarih doğru mu\?/);
  await expectAccessible(page, 'the desk with a remark');
  await row.tap();
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await form.getByRole('button', { name: 'Tamam, bitti' }).click();
  await expect(toastOf(page)).toContainText('Notlar kapatıldı');
  // it is read again after that
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function isBefore(one: Locator, other: Locator): Promise<boolean> {
  const later = await other.elementHandle();
  return one.evaluate(
    (first, later) =>
      Boolean(later && first.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING),
    later,
  );
}
