import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { hire, visitAs } from './panel-crew.ts';
import { expectContent, write } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of (404|409)/);
  await signIn(page);
});

test('two versions stand side by side under the other person’s name, and each field is mine or theirs', async ({
  page,
  browser,
  site,
}) => {
  const title = `Ortak haber ${test.info().project.name}`;
  await write(page, title);
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await dialog.getByLabel('Başlık').fill(`${title}, benim`);
  await dialog.getByLabel('İçerik').fill('Benim metnim.\n\nİkinci paragraf.');
  const theirs = { content: 'Onların metni.\n\nİkinci paragraf.', excerpt: 'Onların özeti.' };
  const username = await hire(page);
  const other = await visitAs(browser, site, { username });
  const news = await changeBehind(other, { title, change: theirs, by: site.url });
  await other.context().close();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();

  await expect(dialog.getByRole('heading', { name: `Siz düzenlerken ${username} kaydetti` })).toBeFocused();
  const choiceOf = (field: string) => dialog.getByRole('group', { name: field });
  await dialog.getByText('Başlık: siz değiştirdiniz').click();
  await dialog.getByText(`Özet: ${username} değiştirdi`).click();
  await expect(choiceOf('Başlık').getByRole('radio', { name: /Benim metnim/ })).toBeChecked();
  await expect(choiceOf('Özet').getByRole('radio', { name: /Kayıtlı metin/ })).toBeChecked();
  await expect(choiceOf('İçerik').getByRole('radio', { name: /Benim metnim/ })).toBeChecked();
  await expect(choiceOf('Kategori')).toHaveCount(0);
  await expect(page.getByText('Hata', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the conflict view');
  expect(await storedNews(page, news.id)).toMatchObject(theirs);

  await choiceOf('İçerik')
    .getByRole('radio', { name: /Kayıtlı metin/ })
    .check();
  await dialog.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await expectContent(dialog, theirs.content);
  // from wherever the question has left the keyboard
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  expect(await storedNews(page, news.id)).toMatchObject({ ...theirs, title: `${title}, benim`, version: 3 });
});

test('who takes all of theirs has nothing left to save; closing before that asks first', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const title = `Onların haberi ${test.info().project.name}`;
  await write(page, title);
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await dialog.getByLabel('İçerik').fill('Benim metnim.');
  await changeBehind(page, { title, change: { content: 'Onların metni.' }, by: site.url });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('heading', { name: /^Siz düzenlerken .+ kaydetti$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await dialog.getByRole('button', { name: 'Hepsinde kayıtlı metin' }).click();
  await dialog.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await expectContent(dialog, 'Onların metni.');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toHaveCount(0);
});

test('what is typed while a save is under way is not lost with the closing form', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = `Yazmaya devam ${test.info().project.name}`;
  const letThrough = await holdRequests(page, '**/api/news');
  await write(page, title);
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await dialog.getByLabel('İçerik').fill('Kaydederken yazılan son cümle.');
  letThrough();
  await expect(dialog.getByRole('status')).toContainText('henüz kaydedilmedi');
  await expectContent(dialog, 'Kaydederken yazılan son cümle.');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  const all: { title: string; content: string }[] = await (await page.request.get('/api/admin/news')).json();
  expect(all.filter((news) => news.title === title)).toMatchObject([
    { content: 'Kaydederken yazılan son cümle.' },
  ]);
});

async function changeBehind(
  page: Page,
  { title, change, by }: { title: string; change: object; by: string },
): Promise<{ id: number }> {
  const list: { id: number; title: string }[] = await (await page.request.get('/api/admin/news')).json();
  const news = list.find((one) => one.title === title);
  if (!news) throw new Error(`There is no article “${title}”.`);
  const data = { ...news, ...change };
  const answer = await page.request.put(`/api/news/${news.id}`, { data, headers: { origin: by } });
  expect(answer.status()).toBe(200);
  return news;
}

async function storedNews(page: Page, id: number) {
  const list: { id: number }[] = await (await page.request.get('/api/admin/news')).json();
  return list.find((one) => one.id === id);
}
