import type { NewsListItem } from '#/news/answers.server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openFilters } from '../support/filters.ts';
import { listNews } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';

/** As the server would list them, newest first. */
const manyNews: NewsListItem[] = Array.from({ length: 120 }, (_, place) => ({
  id: 120 - place,
  title: `${120 - place}. haber`,
  excerpt: place === 100 ? 'Iğdır’da çığ tatbikatı' : 'Birkaç sözcük.',
  category: 'Duyuru',
  imageUrl: null,
  published: place % 2 === 0,
  scheduled: place === 1,
  publishAt: place === 1 ? '2026-12-01T06:00:00.000Z' : null,
  createdBy: place % 3 ? 'ayse' : 'admin',
  updatedBy: 'mert',
  createdAt: new Date(Date.UTC(2026, 0, 120 - place)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 120 - place)).toISOString(),
  version: 1,
}));

test.beforeEach(async ({ page, signIn, noFaults: _ }) => {
  await listNews(page, manyNews);
  await signIn(page);
});

test('the list is searched, narrowed and put in order', { tag: '@desktop' }, async ({ page }) => {
  const titles = page.getByRole('heading', { level: 3 });
  const rows = page.getByRole('tabpanel', { name: 'Haberler' }).getByRole('listitem');
  const search = page.getByLabel('Haberlerde ara');
  const narrow = async (choice: string) => {
    await openFilters(page);
    await page.getByLabel('Haberleri süz').selectOption(choice);
  };
  await search.fill('ığdir duyuru');
  await expect(titles).toHaveText(['20. haber']);
  await expect(page.getByRole('status').filter({ hasText: '1 sonuç' })).toBeVisible();
  await narrow('Taslaklar');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı Temizle' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(titles).toHaveCount(48);

  await narrow('Zamanlananlar');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Zamanlandı: 1 Aralık 2026, 09.00');
  await expect(rows).toContainText('ayse yazdı');
  await narrow('Benim yazdıklarım');
  await expect(rows.first()).toContainText('admin yazdı');
  await openFilters(page);
  await page.getByLabel('Sıralama').selectOption('Önce en eski');
  await expect(titles.first()).toHaveText('3. haber');
});

test('a long list unfolds in steps, and the keyboard goes on where it grew', { tag: '@desktop' }, async ({
  page,
}) => {
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(48);
  await expect(page.getByText('120 kayıttan 48 tanesi gösteriliyor')).toBeVisible();
  await expectAccessible(page, 'long list');
  const more = page.getByRole('button', { name: 'Daha fazla göster' });
  await more.press('Enter');
  await expect(titles).toHaveCount(96);
  await expect(page.getByRole('button', { name: 'Düzenle: 72. haber' })).toBeFocused();
  await more.click();
  await expect(titles).toHaveCount(120);
  await expect(more).toHaveCount(0);
});

test('when no further page comes, the list stays and its button asks again', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/status of 404/);
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(48);
  await page.route(/page=2/, (route) => route.fulfill({ status: 404, body: '' }));
  const more = page.getByRole('button', { name: 'Daha fazla göster' });
  await more.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Devamı alınamadı');
  await expect(titles).toHaveCount(48);
  await page.unroute(/page=2/);
  await more.press('Enter');
  await expect(page.getByRole('button', { name: 'Düzenle: 72. haber' })).toBeFocused();
});
