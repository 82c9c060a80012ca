import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { make, signInOver, toastOf } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
});

async function remove(page: Page, title: string) {
  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`“${title}” 30 gün çöp kutusunda bekler`);
  await question.getByRole('button', { name: 'Sil' }).click();
  // it stays while the pointer rests on it
  await toastOf(page).hover();
}

const undo = (page: Page) => toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true });

test('a deleted article comes back from the toast, whole, and to visitors too', async ({ page }) => {
  const title = `Geri gelen haber ${test.info().project.name}`;
  const made = await make(page, 'news', title);
  const isPublic = async () => (await page.request.get(`/news/${made.id}`)).status();
  await page.reload();
  expect(await isPublic()).toBe(200);
  await remove(page, title);
  await expect(toastOf(page)).toContainText('BaşarılıHaber silindi');
  expect(await isPublic()).toBe(404);
  await undo(page).click();
  await expect(toastOf(page)).toContainText('BaşarılıHaber geri alındı');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await isPublic()).toBe(200);
  const all: object[] = await (await page.request.get('/api/admin/news')).json();
  expect(all).toContainEqual(made);
});

test('operations and photos come back the same way', { tag: '@desktop' }, async ({ page }) => {
  const title = `Geri gelen ${test.info().project.name}`;
  await make(page, 'operations', title);
  await make(page, 'photos', title);
  const words = { Operasyonlar: 'Operasyon', 'Fotoğraf Galerisi': 'Fotoğraf' };
  for (const [tab, word] of Object.entries(words)) {
    await page.getByRole('tab', { name: tab }).click();
    await remove(page, title);
    await expect(toastOf(page)).toContainText(`Başarılı${word} silindi`);
    await undo(page).click();
    await expect(toastOf(page)).toContainText(`Başarılı${word} geri alındı`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('what a form has published is a draft again from the toast; a correction of it offers no such thing', async ({
  page,
}) => {
  const own = test.info().project.name;
  const kinds = [
    { tab: 'Haberler', kind: 'news', word: 'Haber' },
    { tab: 'Operasyonlar', kind: 'operations', word: 'Operasyon' },
  ] as const;
  for (const { tab, kind, word } of kinds) {
    const title = `Formdan çıkan ${kind} ${own}`;
    const { id } = await make(page, kind, title, { published: false, district: 'Ağrı, Patnos' });
    const isPublished = async () =>
      (await (await page.request.get(`/api/admin/${kind}/${id}`)).json()).published;
    await page.reload();
    await page.getByRole('tab', { name: tab }).click();
    const press = async (name: string) => {
      await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await toastOf(page).hover();
    };
    await press('Yayınla');
    await expect(toastOf(page)).toContainText(`${word} güncellendiŞimdi yayında.`);
    expect(await isPublished()).toBe(true);
    await undo(page).click();
    await expect(toastOf(page)).toContainText(`${word} yine taslak; ziyaretçiler görmez`);
    expect(await isPublished()).toBe(false);
    await press('Yayınla');
    await press('Kaydet ve Güncelle');
    await expect(toastOf(page)).toContainText(`${word} güncellendi`);
    await expect(undo(page)).toHaveCount(0);
  }
});

test('F8 and Enter bring it back, and the keyboard goes where it came from', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = `Tuşla gelen haber ${test.info().project.name}`;
  await make(page, 'news', title);
  await page.reload();
  await remove(page, title);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // the row that stood below it
  const next = page.getByRole('button', { name: /^Düzenle: / }).first();
  await expect(next).toBeFocused();
  await page.keyboard.press('F8');
  await expectAccessible(page, 'toast with a button');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Haber geri alındı');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Düzenle: / }).nth(1)).toBeFocused();
});

test('a session that ended meanwhile is no hindrance', { tag: '@desktop' }, async ({ page, site }) => {
  const title = `Oturumu aşan dönüş ${test.info().project.name}`;
  await make(page, 'news', title);
  await page.reload();
  await remove(page, title);
  await expect(undo(page)).toBeVisible();
  await page.context().clearCookies();
  await undo(page).click();
  await signInOver(page, site.admin);
  await expect(toastOf(page)).toContainText('Haber geri alındı');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('what cannot be brought back is named with the reason', { tag: '@desktop' }, async ({ page }) => {
  const title = `Dönemeyen haber ${test.info().project.name}`;
  await make(page, 'news', title);
  await page.reload();
  await page.route('**/restore', (route) =>
    route.fulfill({ status: 404, json: { message: 'Bu haber çöp kutusunda değil.' } }),
  );
  await remove(page, title);
  await undo(page).click();
  await expect(toastOf(page)).toContainText('HataBu haber çöp kutusunda değil.');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});
