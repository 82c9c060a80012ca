import { chosenFile } from '../support/chosen-file.ts';
import { runUntil } from '../support/clock.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';

test('lists, tabs and dialogs are shown as soon as their code is there, without waiting for a clock', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await signIn(page);
  const article = page.getByRole('button', { name: /^Düzenle: / }).first();
  await expect(article).toBeVisible();
  await page.clock.pauseAt('2026-11-20T18:01:00Z');
  await page.reload();
  await runUntil(page, article);
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  const creation = page.getByRole('button', { name: 'Yeni Operasyon' });
  await runUntil(page, creation);
  await creation.click();
  await runUntil(page, page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' }));
});

test('without the code of toasts the panel is there all the same, and offers to load it again', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/toaster/);
  await page.route('**/toaster-*.js', (route) => route.abort());
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yeniden Dene' })).toBeVisible();
});

test('a toast that was asked for before its code came is shown when it comes', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/500/);
  await signIn(page);
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: '' }));
  const send = await holdRequests(page, '**/toaster-*.js');
  await page.reload();
  const refused = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await refused;
  await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeEnabled();
  await expect(toastOf(page)).toHaveCount(0);
  send();
  await expect(page.getByRole('region', { name: /Bildirimler/ })).toContainText(
    'Çıkış yapılırken bir hata oluştu',
  );
});

for (const giveUp of ['Escape', 'İptal', 'Back'] as const)
  test(`a dialog whose code does not come is given up by ${giveUp}`, { tag: '@desktop' }, async ({
    page,
    signIn,
    noFaults: _,
  }) => {
    await signIn(page);
    const send = await holdRequests(page, '**/deletion-*.js');
    const press = page.getByRole('button', { name: /^Sil: / }).first();
    await press.click();
    const waiting = page.getByText('Yükleniyor…');
    await expect(waiting).toBeVisible();
    if (giveUp === 'İptal') await page.getByRole('button', { name: giveUp }).click();
    else if (giveUp === 'Back') await page.goBack();
    else await page.keyboard.press(giveUp);
    await expect(waiting).toHaveCount(0);
    send();
    await press.click();
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(/adminpanel/);
  });

test('without the code that shows uploads the form stays, and its picture comes', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/progress-line/);
  await page.route('**/progress-line-*.js', (route) => route.abort());
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await form.getByLabel('Başlık').fill('Çubuğu gelmeyen');
  await form.locator('input[type=file]').first().setInputFiles(chosenFile('çubuksuz.png'));
  await expect(form.getByLabel('Kapak görseli')).toHaveValue(/^\/media\//);
  await expect(form.getByLabel('Başlık')).toHaveValue('Çubuğu gelmeyen');
});
