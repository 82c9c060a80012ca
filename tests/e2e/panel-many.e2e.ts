import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openFilters } from '../support/filters.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { call, drafts, make, toastOf } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults: _ }) => signIn(page));

/** Ten ticks, and what is around them. */
const atMost = { bin: 13, back: 1 };

async function find(page: Page, words: string, number: number) {
  await page.reload();
  await page.getByLabel('Haberlerde ara').fill(words);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(number);
}

const listed = async (page: Page, words: string) => {
  const path = `/api/admin/news/list?order=title&search=${encodeURIComponent(words)}`;
  const { items } = await (await page.request.get(path)).json();
  return (items as { title: string; published: boolean }[]).map(({ title, published }) => [title, published]);
};

test('ten old articles go into the bin with 13 taps, and come back with one', { tag: '@phone' }, async ({
  page,
}) => {
  for (let number = 10; number < 20; number += 1) await make(page, 'news', `Eski duyuru ${number}`);
  await find(page, 'eski duyuru', 10);
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: 'Seç', exact: true }));
  // anywhere in the row
  for (const row of await page.getByRole('main').getByRole('listitem').all()) await tap(row);
  await expect(page.getByText('10 seçildi')).toBeVisible();
  await expectAccessible(page, 'ten rows chosen');
  await tap(page.getByRole('button', { name: 'Sil', exact: true }));
  await tap(
    page.getByRole('alertdialog', { name: '10 haber silinsin mi?' }).getByRole('button', { name: 'Sil' }),
  );
  await expect(toastOf(page)).toContainText('10 haber silindi');
  expect(await listed(page, 'eski duyuru')).toEqual([]);
  expect(count()).toBeLessThanOrEqual(atMost.bin);
  await tap(toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }));
  await expect(toastOf(page)).toContainText('10 haber geri alındı');
  expect(await listed(page, 'eski duyuru')).toHaveLength(10);
  expect(count() - atMost.bin).toBeLessThanOrEqual(atMost.back);
  await expect(page.getByRole('button', { name: 'Seç', exact: true })).toBeVisible();
});

test('by keyboard what is done to many stands before the list, and Delete asks for it', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const name of ['bir', 'iki']) await make(page, 'news', `Farenin yokluğunda ${name}`);
  await find(page, 'farenin yoklugunda', 2);
  await page.getByRole('button', { name: 'Seç', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Seçme açık' })).toContainText('Delete tuşu');
  const box = page.getByRole('checkbox', { name: 'Seç: Farenin yokluğunda bir' });
  await box.press('Space');
  const bar = page.getByRole('button', { name: 'Sil', exact: true });
  expect(
    await bar.evaluate((button) =>
      button.compareDocumentPosition(document.querySelector('main li') ?? button),
    ),
  ).toBe(4);
  await box.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText('Bu haberi silmek istediğinizden emin misiniz?');
});

test('drafts are published together: what is asked is asked once, what fails is named and stays selected', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 4(09|22)/);
  const draft = { published: false };
  await make(page, 'news', 'Topluca bir', draft);
  await make(page, 'news', 'Topluca iki', { ...draft, content: 'Arayın: 0532 123 45 67' });
  const third = await make(page, 'news', 'Topluca üç', draft);
  await make(page, 'news', 'Topluca yayında');
  await find(page, 'topluca', 4);
  await page.getByRole('button', { name: 'Seç', exact: true }).click();
  await page.getByLabel('Hepsini seç').check();
  await call(page, 'PUT', `/api/news/${third.id}`, {
    ...drafts.news,
    ...draft,
    title: 'Topluca üç, düzeltilmiş',
  });
  await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '3 haber yayınlansın mı?' });
  await expect(question).toContainText('Seçtiklerinizin 1 tanesine bu yapılamaz');
  await question.getByRole('button', { name: 'Yayınla' }).click();
  const left = page.getByRole('alertdialog', { name: '2 haber yayınlanmadı' });
  await expect(left.getByRole('listitem')).toHaveText([
    /^Topluca üç.*başka biri/,
    'Topluca ikiBurada bir cep telefonu numarası var.',
  ]);
  await expectAccessible(page, 'asked about some of several');
  await left.getByRole('button', { name: 'Yine de yayınla' }).click();
  const failed = page.getByRole('alertdialog', { name: '1 haber yayınlanmadı' });
  await expect(failed.getByRole('listitem')).toHaveText(/^Topluca üç/);
  await expect(failed.getByRole('button')).toHaveText(['Kapat']);
  await failed.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByText('2 seçildi')).toBeVisible();
  await expect(page.getByLabel('Seç: Topluca üç, düzeltilmiş')).toBeChecked();
  expect(await listed(page, 'topluca')).toEqual([
    ['Topluca bir', true],
    ['Topluca iki', true],
    ['Topluca üç, düzeltilmiş', false],
    ['Topluca yayında', true],
  ]);
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toastOf(page)).toContainText('2 haber yayından kaldırıldı');
  expect((await listed(page, 'topluca')).filter(([, published]) => published)).toHaveLength(1);
});

test('who may not publish is offered no publishing of several, and deletes drafts alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await make(page, 'operations', 'Yetkisiz taslak', { published: false });
  await make(page, 'operations', 'Yetkisiz yayında', { published: true });
  await page.route('**/api/admin/auth', (route) =>
    route.fulfill({ json: { username: 'mert', role: 'media', mayPublish: false } }),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByLabel('Operasyonlarda ara').fill('yetkisiz');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.getByRole('button', { name: 'Seç', exact: true }).click();
  await page.getByLabel('Hepsini seç').check();
  await expect(page.getByRole('button', { name: 'Sil', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Yayınla|Yayından Kaldır/ })).toHaveCount(0);
  await page.getByLabel('Seç: Yetkisiz taslak').uncheck();
  await expect(page.getByRole('button', { name: 'Sil', exact: true })).toHaveCount(0);
});

test('news are narrowed to a category and a state', { tag: '@desktop' }, async ({ page }) => {
  await make(page, 'news', 'Konusu belli eğitim', { category: 'Eğitim', published: false });
  await make(page, 'news', 'Konusu belli duyuru', { published: false });
  await make(page, 'news', 'Konusu belli yayında', { category: 'Eğitim' });
  await find(page, 'konusu belli', 3);
  await openFilters(page);
  await page.getByLabel('Konuya göre süz').selectOption('Eğitim');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Konusu belli yayında',
    'Konusu belli eğitim',
  ]);
  await page.getByLabel('Haberleri süz').selectOption('Taslaklar');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Konusu belli eğitim']);
});

test('with Shift a press or the space bar selects all from the last one', { tag: '@desktop' }, async ({
  page,
}) => {
  for (let number = 1; number < 6; number += 1) await make(page, 'news', `Art arda ${number}`);
  await find(page, 'art arda', 5);
  await page.getByRole('button', { name: 'Seç', exact: true }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.nth(0).click();
  await rows.nth(3).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 seçildi')).toBeVisible();
  await rows.nth(4).getByRole('checkbox').focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('5 seçildi')).toBeVisible();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await expect(page.getByText('1 seçildi')).toBeVisible();
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();
});
