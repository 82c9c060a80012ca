import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { fromGoogleDocs, fromWord, googleDocsAsMarkdown, wordAsMarkdown } from '../support/pasted.ts';
import { expect, test } from '../support/test.ts';
import { chooseCodes, openForm, paste, switchMode } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
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

test('it can be written and pasted before the code arrives that cleans, without it, and nothing is lost when it comes', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/read-pasted|article-preview/);
  const letThrough = await holdRequests(page, '**/read-pasted-*.js');
  await chooseCodes(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await area.pressSequentially('Erken yazılan');
  const bold = { 'text/html': '<p><b>söz</b></p>', 'text/plain': ' söz' };
  await paste(area, bold);
  await expect(area).toHaveValue('Erken yazılan söz');
  const arrived = page.waitForResponse('**/read-pasted-*.js');
  letThrough();
  await (await arrived).finished();
  await expect(async () => {
    await area.press('Control+A');
    await paste(area, bold);
    await expect(area).toHaveValue('**söz**', { timeout: 250 });
  }).toPass();

  await page.unroute('**/read-pasted-*.js');
  await page.route(/(read-pasted|article-preview)-.*\.js/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: /^Sürdür/ }).click();
  await expect(area).toHaveValue('**söz**');
  await area.press('Control+A');
  await paste(area, bold);
  await expect(area).toHaveValue(' söz');
});

test('the codes have no buttons but the one for a picture, and the editor’s come back with it', {
  tag: '@phone',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await expect(dialog.getByRole('toolbar')).toHaveCount(0);
  await area.fill('Söz');
  await expectAccessible(page, 'codes');
  await switchMode(dialog);
  await expect(dialog.getByRole('toolbar', { name: 'Metin biçimi' })).toBeVisible();
});
