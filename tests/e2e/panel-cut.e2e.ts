import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

interface Stored {
  url: string;
  originalName: string;
  width: number;
  height: number;
}

const stored = async (page: Page): Promise<Stored[]> => (await page.request.get('/api/media')).json();

const toastOf = (page: Page) => page.getByRole('region', { name: /Bildirimler/, includeHidden: true });

async function send(page: Page, name: string): Promise<string> {
  const background = { r: name.length, g: 120, b: 160 };
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  const images = { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  const answer = await page.request.post('/api/media/upload', { multipart: { images } });
  return (await answer.json()).files[0].url;
}

test('on a phone a cover is turned and cut by finger, and the new picture takes its place', {
  tag: '@phone',
}, async ({ page, noFaults: _watched }) => {
  const url = await send(page, 'kapak.jpg');
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await form.getByLabel('Kapak görseli').fill(url);
  await form.getByRole('button', { name: 'Kırp ve çevir' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Kırp ve çevir' });
  await expect(dialog).toContainText(
    'özgün görsel kitaplıkta ve kullanıldığı yerlerde olduğu gibi kalır. Formda',
  );
  await expect(dialog.getByRole('status')).toHaveText('Yeni görsel: 1600 × 1000 piksel');
  await dialog.getByRole('button', { name: 'Sağa çevir' }).tap();
  await expect(dialog.getByRole('status')).toHaveText('Yeni görsel: 1000 × 1600 piksel');
  await expectAccessible(page, 'a picture is cut');

  const { x, y, width, height } = (await dialog.getByRole('img').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  // the lower right corner to the middle
  await touch('touchStart', [x + width - 8, y + height - 8]);
  await touch('touchMove', [x + width * 0.7, y + height * 0.7]);
  await touch('touchMove', [x + width / 2 - 8, y + height / 2 - 8]);
  // it rests, as one that aims does: one sent off in motion makes the browser fling, and the next tap only ends that
  await page.waitForTimeout(200);
  await touch('touchEnd');
  await expect(dialog.getByRole('status')).toHaveText(/^Yeni görsel: (49\d|50\d) × (79\d|80\d) piksel$/);
  await dialog.getByLabel('Oran').selectOption('1:1');
  await expect(dialog.getByRole('status')).toHaveText('Yeni görsel: 1000 × 1000 piksel');
  await dialog.getByRole('button', { name: 'Yeni Görsel Yap' }).tap();
  await expect(dialog).toHaveCount(0);

  await expect(form).toBeVisible();
  await expect(form.getByLabel('Kapak görseli')).not.toHaveValue(url);
  const shown = await form.getByLabel('Kapak görseli').inputValue();
  const library = await stored(page);
  expect(library.find((picture) => picture.url === shown)).toMatchObject({
    ...{ originalName: 'kapak (kırpılmış).jpg', width: 1000, height: 1000 },
  });
  expect(library.find((picture) => picture.url === url)).toMatchObject({ width: 1600, height: 1000 });
});

test('in the library a picture is cut by keyboard, and what is too small is refused with a sentence', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 400/);
  await send(page, 'tatbikat.jpg');
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page
    .getByRole('button', { name: /tatbikat\.jpg/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Kırp ve çevir' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kırp ve çevir' });
  const slider = (name: string) => dialog.getByRole('slider', { name });
  for (let times = 0; times < 10; times += 1) await slider('Genişlik').press('ArrowLeft');
  for (let times = 0; times < 14; times += 1) await slider('Soldan').press('ArrowRight');
  // it stays in the picture
  await expect(slider('Genişlik')).toHaveValue('90');
  await expect(slider('Soldan')).toHaveValue('10');
  await slider('Yükseklik').fill('10');
  await dialog.getByRole('button', { name: 'Yeni Görsel Yap' }).press('Enter');
  await expect(toastOf(page)).toContainText('Yeni görselin her kenarı en az 200 piksel olmalıdır');
  await slider('Yükseklik').fill('50');
  await dialog.getByRole('button', { name: 'Yeni Görsel Yap' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page)).toContainText('Yeni görsel kitaplığa eklendi. Özgün görsel de orada duruyor.');
  expect(
    (await stored(page)).find(({ originalName }) => originalName === 'tatbikat (kırpılmış).jpg'),
  ).toMatchObject({
    ...{ width: 1440, height: 500 },
  });
});
