import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { fromWord, wordAsMarkdown } from '../support/pasted.ts';
import { expect, test } from '../support/test.ts';
import { openEditor, paste, readMarkdown, switchMode, tool } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
});

test('what one sees is the article: each button forms the text, a second press takes it back', {
  tag: '@desktop',
}, async ({ page }) => {
  // each of its texts is looked at with its codes
  const { dialog, area } = await openEditor(page);
  const forms = [
    ['Kalın', 'Birinci **satır**'],
    ['Eğik', 'Birinci *satır*'],
    ['Ara başlık', '## Birinci satır'],
    ['Alıntı', '> Birinci satır'],
    ['Madde işaretli liste', '- Birinci satır'],
    ['Numaralı liste', '1. Birinci satır'],
  ] as const;
  for (const [name, markdown] of forms) {
    await area.fill('Birinci satır');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tool(dialog, name).click();
    await expect(tool(dialog, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(area, name).toBeFocused();
    expect(await readMarkdown(dialog), name).toBe(markdown);
    await area.press('End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await tool(dialog, name).click();
    await expect(tool(dialog, name)).toHaveAttribute('aria-pressed', 'false');
    expect(await readMarkdown(dialog), `${name}, taken back`).toBe('Birinci satır');
  }
});

test('Enter goes on with a list and leaves it, undo goes back, and codes that are typed work', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.click();
  await page.keyboard.type('## Gerekenler');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- kask');
  await page.keyboard.press('Enter');
  await page.keyboard.type('ip');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2 * 3 [not] _alt_');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('yeni satır');
  await expect(area.getByRole('heading', { level: 2 })).toHaveText('Gerekenler');
  await expect(area.getByRole('listitem')).toHaveText(['kask', 'ip']);
  expect(await readMarkdown(dialog)).toBe(
    '## Gerekenler\n\n- kask\n- ip\n\n2 * 3 \\[not\\] \\_alt\\_\nyeni satır',
  );
  await area.press('Control+End');
  await page.keyboard.type('!');
  await tool(dialog, 'Geri al').click();
  await expect(area).not.toContainText('!');
  await tool(dialog, 'Yinele').click();
  await expect(area).toContainText('yeni satır!');
  // a look at the codes takes nothing of that away, and what is changed there is one step of it
  await readMarkdown(dialog);
  await tool(dialog, 'Geri al').click();
  await expect(area).not.toContainText('!');
  await switchMode(dialog);
  await area.fill('baştan');
  await switchMode(dialog);
  await expect(area).toHaveText('baştan');
  await area.press('Control+z');
  await expect(area.getByRole('listitem')).toHaveText(['kask', 'ip']);
  await tool(dialog, 'Yinele').click();
  await expect(area).toHaveText('baştan');
});

test('a link needs an address that works, and an address over words makes a link of them', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Bağış');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+k');
  const asked = page.getByRole('dialog', { name: 'Bağlantı' });
  const address = asked.getByLabel('Nereye götürsün?');
  await expect(asked.getByLabel('Görünecek metin')).toHaveValue('Bağış');
  for (const refused of ['', 'ornek', 'javascript:alert(1)', 'file:///C:/a', '//ornek.org', 'https://a b']) {
    await address.fill(refused);
    await asked.getByRole('button', { name: 'Tamam' }).click();
    await expect(address).toHaveAccessibleDescription(/^Böyle bir adrese gidilemez/);
  }
  await expectAccessible(page, 'the question for a link');
  await address.fill('/donate');
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(area.getByRole('link', { name: 'Bağış' })).toBeVisible();
  await expect(dialog).toBeVisible();
  expect(await readMarkdown(dialog)).toBe('[Bağış](/donate)');

  await area.fill('Gönüllü ol');
  await page.keyboard.press('Control+A');
  await paste(area, { 'text/plain': 'https://ornek.org/a_b' });
  expect(await readMarkdown(dialog)).toBe('[Gönüllü ol](https://ornek.org/a_b)');
  await area.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await tool(dialog, 'Bağlantı').click();
  await expect(address).toHaveValue('https://ornek.org/a_b');
  await asked.getByRole('button', { name: 'Bağlantıyı kaldır' }).click();
  expect(await readMarkdown(dialog)).toBe('Gönüllü ol');
});

test('a picture stands where it will, has its words, and moves by buttons, keys and hand', async ({
  page,
}) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Bir\n\nİki');
  await area.getByText('Bir').click();
  await tool(dialog, 'Metne görsel ekle').click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.getByLabel('Başka bir adres (URL)').fill('/artwork/ridge-dawn-1600.webp');
  await library.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(library).toHaveCount(0);
  await tool(dialog, 'Görselin açıklamasını yaz').click();
  await page.getByLabel('Bu görselde ne görünüyor?').fill('Sırtta [gün] doğumu');
  await page.keyboard.press('Enter');
  const picture = '![Sırtta (gün) doğumu](/artwork/ridge-dawn-1600.webp)';
  await expect(area.getByRole('img', { name: 'Sırtta (gün) doğumu' })).toBeVisible();
  expect(await readMarkdown(dialog)).toBe(`Bir\n\n${picture}\n\nİki`);
  const figure = area.locator('.picture');
  await figure.click();
  await expectAccessible(page, 'a picture in the text');
  await tool(dialog, 'Görseli aşağı taşı').click();
  expect(await readMarkdown(dialog)).toBe(`Bir\n\nİki\n\n${picture}`);
  await figure.click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await readMarkdown(dialog)).toBe(`${picture}\n\nBir\n\nİki`);
  if (test.info().project.name === 'desktop') {
    await figure.getByRole('img').dragTo(area.getByText('İki'), { targetPosition: { x: 200, y: 12 } });
    expect(await readMarkdown(dialog)).toBe(`Bir\n\nİki\n\n${picture}`);
  }
  await figure.click();
  await tool(dialog, 'Görseli metinden kaldır').click();
  expect(await readMarkdown(dialog)).toBe('Bir\n\nİki');
});

test('a table grows and shrinks, and the keyboard goes through it and out again', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.click();
  await tool(dialog, 'Tablo ekle').click();
  await page.keyboard.type('İl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ekip | sayı');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Muğla');
  await tool(dialog, 'Yanına sütun ekle').click();
  await page.keyboard.type('orta');
  await tool(dialog, 'Altına satır ekle').click();
  await page.keyboard.type('yeni');
  expect(await readMarkdown(dialog)).toBe(
    '| İl |  | Ekip \\| sayı |\n| --- | --- | --- |\n| Muğla | orta |  |\n|  | yeni |  |\n|  |  |  |',
  );
  await area.getByText('yeni').click();
  await expectAccessible(page, 'a table in the text');
  await tool(dialog, 'Satırı sil').click();
  await area.getByText('orta').click();
  await tool(dialog, 'Sütunu sil').click();
  expect(await readMarkdown(dialog)).toBe('| İl | Ekip \\| sayı |\n| --- | --- |\n| Muğla |  |\n|  |  |');
  await area.getByText('Muğla').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sonra');
  await expect(area.locator('> p')).toHaveText('Sonra');
  await area.getByText('Muğla').click();
  await tool(dialog, 'Tabloyu sil').click();
  expect(await readMarkdown(dialog)).toBe('Sonra');
});

test('a phone names the button that takes a pasted text back', { tag: '@phone' }, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await paste(area, { 'text/html': '<p><b>Kalın</b> söz</p>', 'text/plain': 'Kalın söz' });
  await expect(
    dialog.getByText('Yapıştırılan metin sadeleştirildi. Geri almak için “Geri al” düğmesine basın.'),
  ).toBeVisible();
  await tool(dialog, 'Geri al').click();
  await expect(area).toHaveText('');
});

test('a text of Word keeps its form, what cannot come is reported, and a text with codes is understood', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Önceki söz.');
  await paste(area, { 'text/html': fromWord, 'text/plain': 'Iğdır’da çığ araması' });
  await expect(dialog.getByText(/sadeleştirildi\. Geri almak için .*1 görsel yapıştırılamadı/)).toBeVisible();
  await expect(area.getByRole('heading', { name: 'Nasıl başladı?' })).toBeVisible();
  expect(await readMarkdown(dialog)).toBe(`Önceki söz.\n\n${wordAsMarkdown}`);
  await area.press('Control+A');
  await paste(area, { 'text/plain': '## Başlık\n\n    girintili satır\n- a\n- b\n\nhttps://ornek.org/a_b' });
  expect(await readMarkdown(dialog)).toBe(
    '## Başlık\n\ngirintili satır\n\n- a\n- b\n\nhttps://ornek.org/a_b',
  );
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await area.press('Control+End');
  await paste(area, { 'text/plain': ' ve son' });
  await page.keyboard.press('Control+Z');
  expect(await readMarkdown(dialog)).toBe(
    '## Başlık\n\ngirintili satır\n\n- a\n- b\n\nhttps://ornek.org/a_b',
  );
});

test('what is typed while the editor is on its way stays, and so does the cursor', {
  tag: '@desktop',
}, async ({ page }) => {
  const letThrough = await holdEditor(page);
  await page.reload();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await area.pressSequentially('Erken **yazılan** söz');
  await area.press('Home');
  for (let steps = 0; steps < 6; steps += 1) await area.press('ArrowRight');
  letThrough();
  await expect(area).toHaveClass(/rich-article/);
  await expect(area).toBeFocused();
  await page.keyboard.type('ce ');
  await expect(area).toHaveText('Erken ce yazılan söz');
  await switchMode(dialog);
  await expect(area).toHaveValue('Erken ce **yazılan** söz');
  await expect.poll(() => area.evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(9);
});

test('without the editor one writes on with the codes', { tag: '@desktop' }, async ({ page, noFaults }) => {
  noFaults.allow(/rich-editor/);
  await page.route('**/rich-editor-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(dialog.getByText(/^Düzenleyici yüklenemedi/)).toBeVisible();
  await dialog.getByLabel('İçerik').fill('**Yine** de yazılır');
  await expect(tool(dialog, 'Metne görsel ekle')).toBeVisible();
  await expect(dialog.getByLabel('İçerik')).toHaveValue(/Yine/);
});

test('what a phone’s keyboard puts together arrives once, also while the editor comes', {
  tag: '@phone',
}, async ({ page }) => {
  const letThrough = await holdEditor(page);
  await page.reload();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await area.tap();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['ç', 'çı', 'çığ']) await compose(text);
  const arrival = page.waitForResponse(/rich-editor-.*\.js/);
  letThrough();
  await arrival;
  await compose('çığda');
  await expect(area).not.toHaveClass(/rich-article/);
  await keyboard.send('Input.insertText', { text: 'çığda ' });
  await expect(area).toHaveClass(/rich-article/);
  for (const text of ['a', 'ar', 'ara']) await compose(text);
  await keyboard.send('Input.insertText', { text: 'arama ' });
  await compose('bitti');
  await keyboard.send('Input.insertText', { text: 'bitti' });
  expect(await readMarkdown(dialog)).toBe('çığda arama bitti');
});

test('which way of writing was chosen is remembered, and a text that the editor would harm opens with its codes', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await switchMode(dialog);
  await area.fill('[AFAD][1]\n\n[1]: https://www.afad.gov.tr');
  await switchMode(dialog);
  await expect(dialog.getByText(/bozulmasın diye biçim kodlarıyla açıldı/)).toBeVisible();
  await expect(area).toHaveValue('[AFAD][1]\n\n[1]: https://www.afad.gov.tr');
  await area.fill('uzun '.repeat(15_000));
  await expect(dialog.getByText(/Bu metin çok uzun/)).toBeVisible();
  await area.fill('kısa');
  await switchMode(dialog);
  await expect(area).toHaveClass(/rich-article/);
  await switchMode(dialog);
  await page.reload();
  await page.getByRole('button', { name: /^Sürdür/ }).click();
  await expect(dialog.getByLabel('İçerik')).toHaveValue('kısa');
  await switchMode(dialog);
  await expect(area).toHaveClass(/rich-article/);
  await page.reload();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(area).toHaveClass(/rich-article/);
});

test('the buttons are one stop of the keyboard and within reach of a thumb', async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Yüz\n\n'.repeat(40));
  const toolbar = dialog.getByRole('toolbar', { name: 'Metin biçimi' });
  await expect(toolbar).toBeInViewport({ ratio: 0.9 });
  for (const button of await toolbar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tool(dialog, 'Eğik')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(area).toBeFocused();
  await expectAccessible(page, 'the editor');
});

test('in a low window the whole dialog scrolls, and the buttons of the text stay in view', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize(lowWindow);
  const { dialog, area } = await openEditor(page);
  await area.fill('Yüz\n\n'.repeat(40));
  for (const way of ['as its page shows it', 'with its codes']) {
    await area.press('Control+End');
    await expect(buttonsOf(dialog), way).toBeInViewport({ ratio: 0.9 });
    await expect(dialog.getByRole('heading', { name: 'Yeni Haber Ekle' }), way).not.toBeInViewport();
    await switchMode(dialog);
  }
  const save = dialog.getByRole('button', { name: 'Kaydet' });
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 0.9 });
});

test('above a phone’s keyboard the written line, the buttons of the text and those of the form stay in view', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(lowWindow);
  const { dialog, area } = await openEditor(page);
  const buttons = buttonsOf(dialog);
  await area.fill('Yüz\n\n'.repeat(40));
  for (const way of ['as its page shows it', 'with its codes']) {
    await area.press('Control+End');
    await page.keyboard.type('Son satır');
    await expect(buttons, way).toBeInViewport({ ratio: 0.9 });
    await expect(dialog.getByRole('button', { name: 'Kaydet' }), way).toBeInViewport({ ratio: 0.9 });
    const written = way === 'with its codes' ? area : area.getByText('Son satır');
    await expect.poll(() => roomBetween(written, buttons), way).toBeGreaterThanOrEqual(0);
    await switchMode(dialog);
  }
});

test('an article that is opened and saved keeps every character', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const content = '* bir\n* iki\n\n\nPara __graf__ <b>ham</b>\n## Başlık ##\nson  \nsatır &copy;\n';
  const article = {
    title: 'Dokunulmayan haber',
    excerpt: 'Özet',
    content,
    category: 'Duyuru',
    published: false,
  };
  await page.request.post('/api/news', { data: article, headers: { origin: site.url } });
  await page.reload();
  await page.getByRole('button', { name: 'Düzenle: Dokunulmayan haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog.getByLabel('İçerik')).toHaveClass(/rich-article/);
  await dialog.getByLabel('Özet').fill('Yeni özet');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ content, excerpt: 'Yeni özet' });
});

/** Keeps the editor's code back until it is let through. */
const holdEditor = (page: Page) => holdRequests(page, '**/rich-editor-*.js');

/** A window at 200 % zoom, or what a phone's keyboard leaves of one. */
const lowWindow = { width: 390, height: 470 };

const toolbarOf = (dialog: Locator) => dialog.getByRole('toolbar', { name: 'Metin biçimi' });

/** The toolbar of the editor, or what the codes have of it. */
const buttonsOf = (dialog: Locator) => toolbarOf(dialog).or(tool(dialog, 'Metne görsel ekle')).first();

/** CSS pixels from the end of one to the beginning of the other, which stands below it. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? below.y - above.y - above.height : Number.NaN;
}
