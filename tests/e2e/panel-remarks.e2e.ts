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
