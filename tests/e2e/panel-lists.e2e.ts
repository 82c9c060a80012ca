import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/** As the server would list them, newest first. */
const manyNews = Array.from({ length: 120 }, (_, place) => ({
  id: 120 - place,
  title: `${120 - place}. haber`,
  excerpt: place === 100 ? 'Iğdır’da çığ tatbikatı' : 'Birkaç sözcük.',
  content: 'Metin.',
  category: 'Duyuru',
  imageUrl: null,
  images: [],
  published: place % 2 === 0,
  createdAt: new Date(Date.UTC(2026, 0, 120 - place)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 120 - place)).toISOString(),
  version: 1,
}));

test.beforeEach(async ({ page, signIn, noFaults: _ }) => {
  await page.route('**/api/admin/news', (route) => route.fulfill({ json: manyNews }));
  await signIn(page);
});

test('an article is found by any of its words, however its Turkish letters are typed', {
  tag: '@desktop',
}, async ({ page }) => {
  const titles = page.getByRole('heading', { level: 3 });
  for (const typed of ['igdir', 'IĞDIR çığ', 'cig  tatbikati', 'ığdir duyuru']) {
    await page.getByLabel('Haberlerde ara').fill(typed);
    await expect(titles).toHaveText(['20. haber']);
  }
  await expect(page.getByRole('status').filter({ hasText: '1 sonuç' })).toBeVisible();
  await page.getByLabel('Haberlerde ara').fill('yok böyle bir şey');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('drafts can be shown alone, and the oldest first', { tag: '@desktop' }, async ({ page }) => {
  const titles = page.getByRole('heading', { level: 3 });
  await page.getByLabel('Haberleri süz').click();
  await page.getByRole('option', { name: 'Taslaklar' }).click();
  await expect(page.getByRole('status').filter({ hasText: '60 sonuç' })).toBeVisible();
  await expect(titles.first()).toHaveText('119. haber');
  await page.getByLabel('Sıralama').click();
  await page.getByRole('option', { name: 'Önce en eski' }).click();
  await expect(titles.first()).toHaveText('1. haber');
  await page.getByLabel('Sıralama').click();
  await page.getByRole('option', { name: 'Başlığa göre (A–Z)' }).click();
  await expect(titles.nth(1)).toHaveText('3. haber');
});

test('a long list unfolds in steps, and the keyboard goes on where it grew', async ({ page }) => {
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
