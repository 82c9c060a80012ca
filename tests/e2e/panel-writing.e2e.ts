import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { fromGoogleDocs, fromWord, googleDocsAsMarkdown, wordAsMarkdown } from '../support/pasted.ts';
import { expect, test } from '../support/test.ts';
import { chooseCodes, openForm, paste, select, tool } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
});

test('each button marks what is selected, a second press takes it away, and undo goes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  const marks = [
    ['Kalın', 'Birinci **satır**\nikinci satır'],
    ['Eğik', 'Birinci _satır_\nikinci satır'],
    ['Ara başlık', '## Birinci satır\nikinci satır'],
    ['Alıntı', '> Birinci satır\n\nikinci satır'],
    ['Madde işaretli liste', '- Birinci satır\n\nikinci satır'],
    ['Numaralı liste', '1. Birinci satır\n\nikinci satır'],
  ] as const;
  for (const [name, marked] of marks) {
    await area.fill('Birinci satır\nikinci satır');
    await select(area, 'satır');
    await tool(dialog, name).click();
    await expect(area, name).toHaveValue(marked);
    await expect(area, name).toBeFocused();
    await expect(area, name).not.toHaveAttribute('contenteditable');
    await page.keyboard.press('Control+Z');
    await expect(area, `${name}, taken back`).toHaveValue('Birinci satır\nikinci satır');
  }
  await select(area, 'satır');
  await tool(dialog, 'Kalın').click();
  await tool(dialog, 'Kalın').click();
  await expect(area).toHaveValue('Birinci satır\nikinci satır');
});

test('a link of the codes asks for its address, is changed and taken away, and undo goes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Bağış yapın');
  await select(area, 'Bağış');
  await tool(dialog, 'Bağlantı').click();
  const asked = page.getByRole('dialog', { name: 'Bağlantı' });
  const address = asked.getByLabel('Nereye götürsün?');
  await expect(asked.getByLabel('Görünecek metin')).toHaveValue('Bağış');
  await address.fill('ornek');
  await asked.getByRole('button', { name: 'Tamam' }).click();
  await expect(address).toHaveAccessibleDescription(/^Böyle bir adrese gidilemez/);
  await expectAccessible(page, 'the question for a link');
  await asked.getByRole('button', { name: 'İptal' }).click();
  await expect(asked).toHaveCount(0);
  await expect(area).toHaveValue('Bağış yapın');
  await select(area, 'Bağış');
  await tool(dialog, 'Bağlantı').click();
  await address.fill('/donate');
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(area).toHaveValue('[Bağış](/donate) yapın');
  await expect(area).toBeFocused();
  await expect(dialog).toBeVisible();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(address).toHaveValue('/donate');
  await address.fill('/donate#iban');
  await asked.getByLabel('Görünecek metin').fill('Destek');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('[Destek](/donate#iban) yapın');
  await page.keyboard.press('Control+Z');
  await expect(area).toHaveValue('[Bağış](/donate) yapın');
  await select(area, 'ağı');
  await tool(dialog, 'Bağlantı').click();
  await asked.getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
  await expect(area).toHaveValue('Bağış yapın');
});

test('whole lines become headings and back, and the cursor stays where one writes', async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Gece araması');
  await area.press('End');
  await tool(dialog, 'Ara başlık').click();
  await page.keyboard.type(' bitti');
  await expect(area).toHaveValue('## Gece araması bitti');
  await tool(dialog, 'Ara başlık').click();
  await page.keyboard.type('.');
  await expect(area).toHaveValue('Gece araması bitti.');
});

test('shortcuts work, on a Turkish keyboard too', { tag: '@desktop' }, async ({ page }) => {
  const { area } = await openForm(page);
  await area.fill('Yüz on iki');
  for (const [keys, marked] of [
    ['Control+b', '**Yüz** on iki'],
    ['Control+i', '_Yüz_ on iki'],
    ['Meta+b', '**Yüz** on iki'],
  ] as const) {
    await select(area, 'Yüz');
    await page.keyboard.press(keys);
    await expect(area, keys).toHaveValue(marked);
    await page.keyboard.press('Control+Z');
  }
  await select(area, 'Yüz');
  await area.dispatchEvent('keydown', { key: 'ı', ctrlKey: true, bubbles: true, cancelable: true });
  await expect(area).toHaveValue('_Yüz_ on iki');
});

test('the toolbar is one stop of the keyboard, with arrows inside', { tag: '@desktop' }, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Yüz');
  await area.press('Home');
  const toolbar = dialog.getByRole('toolbar', { name: 'Metin biçimi' });
  // its code comes when the dialog is open
  await expect(toolbar).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tool(dialog, 'Eğik')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue('_Yüz_');
  await expect(area).toBeFocused();
});

test('a text of Word or Google Docs becomes Markdown, undo brings back what was, and plain text stays plain', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Önceki söz.');
  await area.press('End');
  await paste(area, { 'text/html': fromWord, 'text/plain': 'Iğdır’da çığ araması' });
  await expect(area).toHaveValue(`Önceki söz.\n\n${wordAsMarkdown}`);
  await expect(dialog.getByText(/Yapıştırılan metin sadeleştirildi.*1 görsel yapıştırılamadı/)).toBeVisible();
  await expectAccessible(page, 'after a paste');
  await page.keyboard.press('Control+Z');
  await expect(area).toHaveValue('Önceki söz.');

  await area.press('Control+A');
  await paste(area, { 'text/html': fromGoogleDocs, 'text/plain': 'Gönüllü eğitimi' });
  await expect(area).toHaveValue(googleDocsAsMarkdown);

  await area.press('Control+A');
  await paste(area, { 'text/plain': '1. *satır*\n   <b>x</b>\t' });
  await expect(area).toHaveValue('1. *satır*\n   <b>x</b>\t');
  await area.press('Control+A');
  await paste(area, {
    'text/html': '<div><span>## olduğu gibi</span></div>',
    'text/plain': '## olduğu gibi',
  });
  await expect(area).toHaveValue('## olduğu gibi');
});

test('it can be written before the buttons arrive, without them, and loses nothing when they come', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/writing-tools|article-preview/);
  const letThrough = await holdRequests(page, '**/writing-tools-*.js');
  await chooseCodes(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await area.pressSequentially('Erken yazılan');
  await expect(tool(dialog, 'Kalın')).toHaveCount(0);
  letThrough();
  await expect(tool(dialog, 'Kalın')).toBeVisible();
  await expect(area).toBeFocused();
  await page.keyboard.type(' söz');
  await select(area, 'söz');
  await page.keyboard.press('Control+b');
  await expect(area).toHaveValue('Erken yazılan **söz**');

  await page.unroute('**/writing-tools-*.js');
  await page.route(/(writing-tools|article-preview)-.*\.js/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: /^Sürdür/ }).click();
  await expect(dialog.getByText('Biçim düğmeleri yüklenemedi; yazmayı sürdürebilirsiniz.')).toBeVisible();
  await expect(area).toHaveValue('Erken yazılan **söz**');
  await area.fill('Düğmesiz de yazılır');
  await expect(area).toHaveValue('Düğmesiz de yazılır');
});
