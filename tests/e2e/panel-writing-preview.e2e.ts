import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { fillFields, write } from './panel-news-form.ts';
import { chooseCodes, openForm, select, showPreview, tool } from './panel-writing-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 4(01|15)/);
  await signIn(page);
});

test('a picture is put behind the cursor, and the cursor waits for its words', { tag: '@desktop' }, async ({
  page,
}) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Önce\n\nSonra');
  await select(area, 'Önce');
  await tool(dialog, 'Metne görsel ekle').click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.getByLabel('Başka bir adres (URL)').click();
  await page.keyboard.type('/artwork/ridge-dawn-1600.webp');
  await library.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(library).toHaveCount(0);
  await expect(area).toBeFocused();
  await page.keyboard.type('Sırtta gün doğumu');
  await expect(area).toHaveValue('Önce\n\n![Sırtta gün doğumu](/artwork/ridge-dawn-1600.webp)\n\nSonra');
  await showPreview(dialog);
  const picture = dialog.getByRole('img', { name: 'Sırtta gün doğumu' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expectAccessible(page, 'preview with a picture');
});

test('pictures that are sent from the library are put in as they were chosen, and a wrong one says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill('Önce');
  await tool(dialog, 'Metne görsel ekle').click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  const chosen = ['metinde-bir.png', 'metinde-iki.png', 'metinde-üç.png'];
  await library
    .locator('input[type=file]')
    .setInputFiles([
      ...chosen.map(chosenFile),
      { name: 'resim-değil.png', mimeType: 'image/png', buffer: Buffer.from('resim değil') },
    ]);
  await expect(library).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toContainText('“resim-değil.png”');
  await expect(area).toHaveValue(/^Önce(\n\n!\[\]\(\/media\/[\w.]+\)){3}$/);
  const put = [...(await area.inputValue()).matchAll(/\/media\/[\w.]+/g)].map(([url]) => url);
  const stored: { url: string; originalName: string }[] = await (await page.request.get('/api/media')).json();
  expect(put.map((url) => stored.find((media) => media.url === url)?.originalName)).toEqual(chosen);
});

test('in a text that was brought back the cursor stays while the form is drawn again', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Geri getirilen haber';
  await openForm(page);
  await fillFields(page, title);
  await page.reload();
  await page.getByRole('button', { name: `Sürdür: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await area.press('Control+End');
  await tool(dialog, 'Metne görsel ekle').click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.locator('input[type=file]').setInputFiles(chosenFile('imlec.png'));
  await expect(area).toHaveValue(/İkinci paragraf\.\n\n!\[\]\(\/media\/\w+\.png\)$/);
});

test('who gives up another field sees the text as it is stored', { tag: '@desktop' }, async ({ page }) => {
  const title = 'Başlığından vazgeçilen haber';
  await chooseCodes(page);
  await write(page, title);
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await dialog.getByLabel('Başlık').fill(`${title}, yeni`);
  await page.reload();
  await page.getByRole('button', { name: `Sürdür: ${title}, yeni` }).click();
  await dialog.getByRole('button', { name: 'Kayıtlı Hâline Dön' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kayıtlı Hâline Dön' }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveValue(title);
  await expect(dialog.getByLabel('İçerik')).toHaveValue('İlk paragraf.\n\nİkinci paragraf.');
});

test('the preview beside the codes follows the cursor, also where all of the text is in view', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await area.fill(`${'![](/artwork/ridge-dawn-1600.webp)\n\n'.repeat(4)}Son söz`);
  const pane = dialog.getByRole('region', { name: 'Metnin önizlemesi' });
  const last = pane.getByText('Son söz');
  await area.press('Control+Home');
  await expect(last).not.toBeInViewport();
  await area.press('Control+End');
  // the form may be higher than the screen
  await pane.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(last).toBeInViewport();
});

test('the preview is what the page shows', { tag: '@desktop' }, async ({ page }) => {
  const title = `Önizlenen haber ${test.info().project.name}`;
  const { dialog, area } = await openForm(page);
  await fillFields(page, title);
  await area.fill(
    '## Nasıl?\n\nİlk **söz**, [bağlantı](https://ornek.org)\nyeni satır\n\n- bir\n  - iki\n\n> alıntı\n\n<b>ham</b>\n\n![Sırt](/artwork/ridge-dawn-1600.webp)',
  );
  await showPreview(dialog);
  const pane = dialog.getByRole('region', { name: 'Metnin önizlemesi' });
  await expect(pane.getByRole('heading', { name: 'Nasıl?' })).toBeVisible();
  await expectAccessible(page, 'preview');
  const previewed = await pane.locator('.article').innerHTML();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    // its page is elsewhere; that it opens beside the panel is what matters
    pane.getByRole('link', { name: 'bağlantı' }).evaluate((link: HTMLAnchorElement) => {
      link.href = '/about';
      link.click();
    }),
  ]);
  await opened.close();
  await dialog.getByLabel('Yayınla').check();
  await dialog.locator('[type=submit]').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const all: { id: number; title: string }[] = await (await page.request.get('/api/news')).json();
  await page.goto(`/news/${all.find((news) => news.title === title)?.id}`);
  expect(withoutPictures(await page.locator('.article').innerHTML())).toBe(withoutPictures(previewed));
  const picture = page.getByRole('img', { name: 'Sırt' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(picture)).toBeLessThanOrEqual(await widthOf(page.locator('.article')));
});

test('on a phone text and preview take turns, and an error leads back to the text', {
  tag: '@phone',
}, async ({ page }) => {
  const { dialog, area } = await openForm(page);
  await dialog.getByRole('button', { name: 'Önizleme' }).click();
  await expect(area).toBeHidden();
  await expect(tool(dialog, 'Metne görsel ekle')).toBeHidden();
  await expectAccessible(page, 'empty preview');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(area).toBeVisible();
  await expect(area).toHaveAccessibleDescription(/^İçerik gereklidir/);
  await expectAccessible(page, 'text with an error');
  await area.fill(`${'uzun'.repeat(40)}\n\n| İl | ${'Ekip | '.repeat(20)}\n|${' --- |'.repeat(21)}`);
  await showPreview(dialog);
  await expect(dialog.getByRole('columnheader', { name: 'İl' })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => dialog.evaluate(partsWiderThanThey), `${width} px`).toEqual([]);
  }
});

/** A table may be pushed sideways within itself; nothing else. */
function partsWiderThanThey(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll(':not(table, .sr-only, textarea)')]
    .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible')
    .map((part) => part.outerHTML.slice(0, 120));
}

/** The page offers each picture in several sizes; the panel shows it at its address. */
const withoutPictures = (html: string) => html.replace(/<picture>.*?<\/picture>|<img[^>]*>/g, 'görsel');
