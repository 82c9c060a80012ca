import type { BrowserContext, Page } from '@playwright/test';
import { create } from '../promises/panel.ts';
import { expectAccessible } from '../support/accessible.ts';
import { leaveTab } from '../support/leave-tab.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 404/);
  await signIn(page);
});

test('an unfinished article stands above the list, and one goes on with it', async ({ page }) => {
  await openForm(page, 'Yeni Haber', 'Yarıda kalan haber');
  const list = await leaveTab(page);
  const line = unfinished(list, 1);
  await expect(line.getByRole('listitem')).toContainText(/Yarıda kalan haber\s*(Az önce|\d+ dakika önce)/);
  await expectAccessible(list, 'the unfinished text');
  await line.getByRole('button', { name: 'Sürdür: Yarıda kalan haber' }).click();
  await expect(titleOf(list)).toHaveValue('Yarıda kalan haber');
  await expect(line).toHaveCount(0);
  await list.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await list.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(list.getByRole('dialog')).toHaveCount(0);
  await expect(line).toHaveCount(0);
});

test('a new form begins at its first field, and not at the offer above it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openForm(page, 'Yeni Haber', 'Duran haber');
  const next = await leaveTab(page);
  await next.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(next.getByRole('dialog').getByRole('button', { name: 'Sürdür: Duran haber' })).toBeVisible();
  await expect(titleOf(next)).toBeFocused();
});

test('operations and photos have theirs above their own lists', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await openForm(page, 'Yeni Operasyon', 'Yarıda kalan operasyon');
  const next = await leaveTab(page);
  await next.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await openForm(next, 'Fotoğraf Ekle', 'Yarıda kalan fotoğraf');
  const list = await leaveTab(next);
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  for (const [tab, title] of [
    ['Operasyonlar', 'Yarıda kalan operasyon'],
    ['Fotoğraf Galerisi', 'Yarıda kalan fotoğraf'],
  ] as const) {
    await list.getByRole('tab', { name: tab }).click();
    await unfinished(list, 1)
      .getByRole('button', { name: `Sürdür: ${title}` })
      .click();
    await expect(titleOf(list)).toHaveValue(title);
    await list.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
    await expect(unfinished(list, 1)).toHaveCount(0);
  }
});

test('the row of an article says that a text over it was not finished', { tag: '@desktop' }, async ({
  page,
}) => {
  const title = `Yarım kalan değişiklik ${test.info().project.name}`;
  await create(page, '/api/news', { title, excerpt: 'Özet', content: 'Metin', category: 'Duyuru' });
  await page.reload();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await page.getByRole('dialog').getByLabel('Özet').fill('Yarıda kalan özet');
  const list = await leaveTab(page);
  const row = list.getByRole('listitem').filter({ has: list.getByRole('heading', { name: title }) });
  const badge = row.getByText('Yarım kalan', { exact: true });
  await expect(badge).toBeVisible();
  await expect(list.getByText('Yarım kalan', { exact: true })).toHaveCount(1);
  await expectAccessible(list, 'the badge');
  await row.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await expect(list.getByRole('dialog').getByLabel('Özet')).toHaveValue('Yarıda kalan özet');
  await expect(badge).toHaveCount(0);
  await list.getByRole('dialog').locator('[type=submit]').click();
  await expect(list.getByRole('dialog')).toHaveCount(0);
  await expect(badge).toHaveCount(0);
});

test('it comes and goes without a reload, as forms of other tabs close and open', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const other = await openTab(context);
  await openForm(other, 'Yeni Haber', 'Öbür sekmede kalan');
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await expect(unfinished(page, 1)).toHaveCount(0);
  await other.close({ runBeforeUnload: false });
  await expect(unfinished(page, 1)).toBeVisible();
  const third = await openTab(context);
  await third.getByRole('button', { name: 'Sürdür: Öbür sekmede kalan' }).click();
  await expect(titleOf(third)).toHaveValue('Öbür sekmede kalan');
  await third.keyboard.press('Escape');
  await third.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(unfinished(page, 1)).toHaveCount(0);
});

test('of several one chooses which to go on with, and which to drop, after a question', {
  tag: '@desktop',
}, async ({ page, context }) => {
  let list = page;
  for (const title of ['Birinci yarım', 'İkinci \u202eyarım', 'Üçüncü yarım']) {
    const tab = await openTab(context);
    await openForm(tab, 'Yeni Haber', title);
    list = tab;
  }
  const next = await openTab(context);
  for (const tab of context.pages()) if (tab !== next) await tab.close({ runBeforeUnload: false });
  list = next;
  const line = (number: number) => unfinished(list, number);
  await expect(line(3).getByRole('listitem')).toHaveText([/Üçüncü/, /İkinci/, /Birinci/]);
  await line(3).getByRole('button', { name: 'Yazıyı sil: İkinci yarım' }).click();
  const question = list.getByRole('alertdialog', { name: 'Yarım kalan yazı silinsin mi?' });
  await expect(question).toContainText('“İkinci yarım” bu cihazdan silinir');
  await question.getByRole('button', { name: 'İptal' }).click();
  await line(3).getByRole('button', { name: 'Yazıyı sil: İkinci yarım' }).click();
  await question.getByRole('button', { name: 'Yazıyı Sil' }).click();
  await expect(line(2).getByRole('listitem')).toHaveText([/Üçüncü/, /Birinci/]);
  await line(2).getByRole('button', { name: 'Sürdür: Birinci yarım' }).click();
  await expect(titleOf(list)).toHaveValue('Birinci yarım');
  await expect(list.getByText('Yarım kalan 1 yazınız var')).toBeAttached();
});

test('what was typed over an article that is deleted since can become a new one', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await typeOverDeleted(page, site.url, 'Silinecek haber', 'Kurtarılan haber');
  const list = await leaveTab(page);
  await unfinished(list, 1).getByRole('button', { name: 'Sürdür: Kurtarılan haber' }).click();
  const gone = list.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(gone.getByRole('alert')).toContainText('Bu kayıt silinmiş');
  await gone.getByRole('button', { name: 'Yeni Kayıt Olarak Aç' }).click();
  await expect(list.getByRole('dialog', { name: 'Yeni Haber Ekle' }).getByLabel('Başlık')).toHaveValue(
    'Kurtarılan haber',
  );
  await list.getByRole('button', { name: 'Kaydet' }).click();
  await expect(list.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Kurtarılan haber' })).toBeVisible();
});

test('a save over what somebody has deleted leads to the bin, and the text waits for it', {
  tag: '@desktop',
}, async ({ page, site }) => {
  await typeOverDeleted(page, site.url, 'Geri gelecek haber', 'Bekleyen haber');
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByRole('alert')).toContainText('Bu pencereyi kapatın');
  await form.getByRole('button', { name: 'İptal' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Çöp Kutusu' }).click();
  const bin = page.getByRole('dialog', { name: 'Çöp Kutusu' });
  await bin.getByRole('button', { name: 'Geri Al: Geri gelecek haber' }).click();
  await bin.getByRole('button', { name: 'Kapat' }).click();
  await unfinished(page, 1).getByRole('button', { name: 'Sürdür: Bekleyen haber' }).click();
  await expect(titleOf(page)).toHaveValue('Bekleyen haber');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { name: 'Bekleyen haber' })).toBeVisible();
});

async function typeOverDeleted(page: Page, url: string, title: string, typed: string) {
  const { id } = await create(page, '/api/news', {
    title,
    excerpt: 'Özet.',
    content: 'Metin.',
    category: 'Duyuru',
    imageUrl: '',
    images: [],
    published: false,
  });
  await page.reload();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await titleOf(page).fill(typed);
  await page.request.delete(`/api/news/${id}`, { headers: { origin: url } });
}

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/adminpanel');
  return tab;
}

async function openForm(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button }).click();
  await titleOf(page).fill(title);
}

const titleOf = (page: Page) => page.getByRole('dialog').getByLabel('Başlık');

const unfinished = (page: Page, number: number) =>
  page.getByRole('region', { name: `Yarım kalan ${number} yazınız var` });
