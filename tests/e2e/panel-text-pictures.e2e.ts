import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile, droppedFile } from '../support/chosen-file.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { fromWord, wordAsMarkdown } from '../support/pasted.ts';
import { expect, test } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';
import { drop, pasteFiles } from './panel-drop.ts';
import { fillFields } from './panel-news-form.ts';
import { upload } from './panel-pictures.ts';
import { openEditor, openForm, readMarkdown, tool } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 4(01|15)|ERR_FAILED/);
  await signIn(page);
});

const noWords = 'Görselin açıklaması yazılmamış';

/** The names of the text's pictures, in its order. */
async function namesIn(page: Page, markdown: string): Promise<(string | undefined)[]> {
  const stored: { url: string; originalName: string }[] = await (await page.request.get('/api/media')).json();
  return [...markdown.matchAll(/!\[\]\((\/media\/[\w.]+)\)/g)].map(
    ([, url]) => stored.find((media) => media.url === url)?.originalName,
  );
}

/** Holds back the first picture that is sent. */
async function holdFirst(page: Page) {
  const { promise: isLetOn, resolve: letOn } = Promise.withResolvers<void>();
  let number = 0;
  await page.route('**/api/media/upload', async (route) => {
    number += 1;
    if (number === 1) await isLetOn;
    await route.continue();
  });
  return letOn;
}

test('a photo that is pasted goes up where the cursor stands, while one writes on, and undo takes it back', async ({
  page,
}, { project }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Bir\n\nİki');
  await area.getByText('Bir').click();
  const letOn = await holdRequests(page, '**/api/media/upload');
  const name = `ekran-${project.name}.png`;
  await pasteFiles(area, [droppedFile(name)]);
  await expect(area.locator('p')).toHaveText(['Bir', `“${name}” yükleniyor…`, 'İki']);
  await expect(dialog.getByRole('progressbar', { name: `Yükleniyor: ${name}` })).toBeVisible();
  await expectAccessible(page, 'a photo on its way to the text');
  await page.keyboard.press('End');
  await page.keyboard.type(' kişi');
  expect(await readMarkdown(dialog)).toBe('Bir kişi\n\nİki');
  letOn();
  await expect(area.locator('.picture')).toHaveCount(1);
  await expect(dialog.getByLabel(`Görselde ne görünüyor? (${name})`)).toBeVisible();
  expect(await readMarkdown(dialog)).toMatch(/^Bir kişi\n\n!\[\]\(\/media\/[\w.]+\)\n\nİki$/);
  await tool(dialog, 'Geri al').click();
  expect(await readMarkdown(dialog)).toBe('Bir kişi\n\nİki');
});

test('photos that are dropped stand where they fell, as they were chosen, though the first comes last', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Bir\n\nİki\n\nÜç');
  const letOn = await holdFirst(page);
  const names = ['düşen bir.png', 'düşen iki.png', 'düşen üç.png'];
  await drop(area.getByText('İki'), names.map(droppedFile));
  await expect(area.locator('.picture-box')).toHaveCount(3);
  // the second is here, and the third
  await expect(dialog.getByRole('progressbar')).toHaveCount(1);
  letOn();
  await expect(area.locator('.picture')).toHaveCount(3);
  const markdown = await readMarkdown(dialog);
  expect(markdown).toMatch(/^Bir\n\nİki(\n\n!\[\]\(\/media\/[\w.]+\)){3}\n\nÜç$/);
  expect(await namesIn(page, markdown)).toEqual(names);
});

test('a photo that did not come is told below the text, and stands where it fell when it is tried again', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await area.fill('Bir\n\nİki');
  await page.route('**/api/media/upload', (route) =>
    route.request().postDataBuffer()?.includes('kopan bir') ? route.abort() : route.continue(),
  );
  const names = ['kopan bir.png', 'kopan iki.png'];
  await drop(area.getByText('Bir'), [
    ...names.map(droppedFile),
    { name: 'rapor.pdf', type: 'application/pdf', base64: btoa('%PDF-1.7') },
  ]);
  await expect(dialog.getByRole('button', { name: 'Yeniden dene: kopan bir.png' })).toBeVisible();
  await expect(area.locator('.picture')).toHaveCount(1);
  await expect(area.locator('.picture-box')).toHaveCount(0);
  await page.unroute('**/api/media/upload');
  await dialog.getByRole('button', { name: 'Listeden kaldır: rapor.pdf' }).click();
  await dialog.getByRole('button', { name: 'Yeniden dene: kopan bir.png' }).click();
  await expect(area.locator('.picture')).toHaveCount(2);
  await expect(area.locator('.picture-box')).toHaveCount(0);
  expect(await namesIn(page, await readMarkdown(dialog))).toEqual(names);
});

test('of what Word copies its text is taken, not the picture of it; of a copied picture the picture is', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openEditor(page);
  await pasteFiles(area, [droppedFile('word.png')], { 'text/html': fromWord, 'text/plain': 'Iğdır' });
  expect(await readMarkdown(dialog)).toBe(wordAsMarkdown);
  await area.press('Control+A');
  await page.keyboard.press('Delete');
  for (const address of [
    'blob:https://web.whatsapp.com/1',
    'data:image/png;base64,AAAA',
    'https://ornek.org/a.png',
  ])
    await pasteFiles(area, [droppedFile(`kopya ${address.slice(0, 5)}.png`)], {
      'text/html': `<meta charset='utf-8'><img src="${address}">`,
    });
  await expect(area.locator('.picture')).toHaveCount(3);
  expect(await readMarkdown(dialog)).toMatch(/^!\[\]\(\/media\/[\w.]+\)(\n\n!\[\]\(\/media\/[\w.]+\)){2}$/);
});

test('among the codes, too, photos go where they were dropped, and the cursor stays where one writes', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Bir\n\nİki');
  await area.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 3));
  const letOn = await holdFirst(page);
  const names = ['kodlara bir.png', 'kodlara iki.png'];
  await drop(area, [droppedFile('kodlara bir.png')]);
  await pasteFiles(area, [droppedFile('kodlara iki.png')]);
  await expect(dialog.getByRole('progressbar')).toHaveCount(1);
  await area.press('Control+End');
  await page.keyboard.type(' kişi');
  letOn();
  await expect(area).toHaveValue(/^Bir(\n\n!\[\]\(\/media\/[\w.]+\)){2}\n\nİki kişi$/);
  expect(await namesIn(page, await area.inputValue())).toEqual(names);
  await page.keyboard.type('ler');
  await expect(area).toHaveValue(/İki kişiler$/);
});

test('a picture in the text says what the library says of it, as it is typed below and after reopening', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const title = 'Altyazılı haber';
  await openEditor(page);
  await fillFields(page, title);
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await pasteFiles(area, [droppedFile('altyazı.png')]);
  const caption = page.getByRole('dialog').locator('figcaption');
  await expect(caption).toHaveText(noWords);
  const words = dialog.getByLabel('Görselde ne görünüyor? (altyazı.png)');
  await words.pressSequentially('Sırtta iki gönüllü');
  await expect(caption).toHaveText('Sırtta iki gönüllü');
  await expect(area.getByRole('img', { name: 'Sırtta iki gönüllü' })).toBeVisible();
  await dialog.getByLabel('Yayınla').check();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await expect(caption).toHaveText('Sırtta iki gönüllü');
  const editing = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await caption.click();
  await tool(editing, 'Görselin açıklamasını yaz').click();
  const asked = page.getByRole('dialog', { name: 'Görselin açıklaması' });
  await expect(asked.getByLabel('Bu görselde ne görünüyor?')).toHaveValue('Sırtta iki gönüllü');
  await asked.getByRole('button', { name: 'Tamam' }).click();
  await editing.getByLabel('Görselde ne görünüyor? (altyazı.png)').fill('Sırtta üç gönüllü');
  await expect(caption).toHaveText('Sırtta üç gönüllü');
  await editing.getByLabel('Görselde ne görünüyor? (altyazı.png)').fill('');
  await expect(caption).toHaveText(noWords);
  await editing.getByLabel('Görselde ne görünüyor? (altyazı.png)').fill('Sırtta bir gönüllü');
  await editing.getByRole('button', { name: 'Güncelle' }).click();
  const news: { id: number; title: string }[] = await (await page.request.get('/api/news')).json();
  const id = news.find((article) => article.title === title)?.id;
  await expect
    .poll(async () => (await page.request.get(`${site.url}/news/${id}`)).text())
    .toContain('alt="Sırtta bir gönüllü"');
});

test('a picture is described in one place only, whose words a picture of the library has already', {
  tag: '@desktop',
}, async ({ page }) => {
  const { url, id } = await upload(page, 'tarifli.png');
  await page.request.put(`/api/media/${id}`, {
    data: { altText: 'Köpek ve eğitmeni' },
    headers: { origin: new URL(page.url()).origin },
  });
  const { dialog, area } = await openEditor(page);
  await area.fill(' ');
  await tool(dialog, 'Metne görsel ekle').click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.getByLabel('Başka bir adres (URL)').fill(url);
  await library.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(area.locator('figcaption')).toHaveText('Köpek ve eğitmeni');
  expect(await readMarkdown(dialog)).toBe(`![](${url})`);
});

test('a file that is dropped beside the areas is not opened: the only area takes it, or a sentence names them', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = test.info().outputPath('kenara.png');
  await writeFile(path, chosenFile('kenara.png').buffer);
  const pointer = await page.context().newCDPSession(page);
  /** As the browser itself does it. */
  async function dropAt(x: number, y: number) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await pointer.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  const address = page.url();
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await dropAt(300, 20);
  await expect(toastOf(page)).toContainText('Burada dosya alınmıyor.');
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  const operation = page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' });
  await expect(operation.getByLabel('Başlık')).toBeVisible();
  await dropAt(5, 5);
  await expect(operation.getByLabel('Görselde ne görünüyor? (kenara.png)')).toBeVisible();
  await operation.getByRole('button', { name: 'İptal' }).click();
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await openEditor(page);
  const title = await page.getByRole('dialog').getByLabel('Başlık').boundingBox();
  await dropAt((title?.x ?? 0) + 20, (title?.y ?? 0) + 10);
  await expect(toastOf(page)).toContainText(
    'Dosyayı “İçerik”, “Kapak görseli” veya “Ek görseller” alanına bırakın.',
  );
  expect(page.url()).toBe(address);
});
