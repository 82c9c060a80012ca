import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { call, drafts, make, signInOver, toastOf } from './panel-bin-content.ts';

const first = {
  excerpt: 'Ekip yola çıktı.',
  content: '## Nasıl bulundular?\n\nArama [sitede](https://example.org) sürüyor.\n\nHava açık.',
  published: false,
};
const second = {
  ...drafts.news,
  content: '## Nasıl bulundular?\n\nArama [sitede](https://example.org) bitti.\n\nHava açık.',
  images: ['/icons/icon-512.png'],
};

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
});

/** An article that was written as a draft, then changed and published. */
async function writeTwice(page: Page, title: string) {
  const { id } = await make(page, 'news', title, first);
  await call(page, 'PUT', `/api/news/${id}`, { ...second, title: `${title}, yeni` });
  await page.reload();
  return { id, title: `${title}, yeni` };
}

async function openVersions(page: Page, title: string) {
  await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sürümler' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return dialog;
}

test('an earlier version is shown beside the present one, and comes back without unpublishing', async ({
  page,
  site,
}) => {
  const before = `Sürümlü haber ${test.info().project.name}`;
  const { id, title } = await writeTwice(page, before);
  const dialog = await openVersions(page, title);
  await expect(dialog).toHaveAccessibleDescription(`“${title}”`);
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(`Sürüm 2YayınlandıŞu anki sürüm${title}`);
  await expect(rows.nth(1)).toContainText(`Sürüm 1Taslak${before}`);
  await expect(rows.nth(1)).toContainText(`Kaydeden: ${site.admin.username}`);

  // the latest earlier one is open
  await expect(dialog.getByRole('heading', { name: 'Sürüm 1' })).toHaveCount(2);
  await expect(dialog).toContainText('4 alan şu anki hâlinden farklı.');
  // what comes back is what comes, and what is there now goes
  await expect(dialog.locator('ins')).toHaveText(
    ['Ekip yola çıktı', 'sürüyor'].map((word) => `[eklenen: ${word}]`),
  );
  await expect(dialog.locator('del')).toHaveText([
    ...[', yeni', 'Özet', 'bitti'].map((word) => `[çıkarılan: ${word}]`),
    'Kaldırıldı',
  ]);
  await expect(dialog.locator('del').getByRole('img')).toHaveAttribute('src', '/icons/icon-512.png');
  const unchanged = dialog.getByText(/^Değişmeyen \d+ alan$/);
  await expect(dialog.getByRole('heading', { name: 'Kategori' })).toBeHidden();
  await unchanged.click();
  await expect(dialog.getByRole('heading', { name: 'Kategori' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Nasıl bulundular?' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'sitede' })).toBeVisible();
  await expect(dialog).not.toContainText(/##|\]\(|https:|\/icons/);
  await expectAccessible(page, 'version');
  await dialog.getByRole('button', { name: 'İncele: Sürüm 1' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Sürüm 1' }).last()).toBeFocused();

  await expect(dialog).toContainText('ziyaretçiler de bu metni hemen görür. Şu anki');
  await expect(dialog).toContainText('Şu anki metin de bir sürüm olarak saklanır');
  await dialog.getByRole('button', { name: 'Bu sürüme dön' }).press('Enter');
  await expect(toastOf(page)).toContainText('BaşarılıHaber eski sürümüne döndü');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Diğer işlemler: ${before}` })).toBeFocused();
  const article = await (await page.request.get(`/news/${id}`)).text();
  expect(article).toContain('sürüyor.');
  expect(article).not.toContain('bitti.');
});

test('going back takes three taps, and one more takes it back', { tag: '@phone' }, async ({ page }) => {
  const { id, title } = await writeTwice(page, `Üç dokunuşla ${test.info().project.name}`);
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: `Diğer işlemler: ${title}` }));
  await tap(page.getByRole('menuitem', { name: 'Sürümler' }));
  await tap(page.getByRole('button', { name: 'Bu sürüme dön' }));
  expect(count()).toBe(3);
  await expect(toastOf(page)).toContainText('Haber eski sürümüne döndü');
  await tap(toastOf(page).getByRole('button', { name: 'Geri Al' }));
  await expect(toastOf(page)).toContainText('Dönmeden önceki hâli geri geldi');
  expect(await (await page.request.get(`/news/${id}`)).text()).toContain('bitti.');
});

test('an editor who goes back to a version of a category that is gone learns that the present one stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const { title } = await writeTwice(page, `Eski kategorili ${test.info().project.name}`);
  await page.route(/\/versions\/1$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), category: 'Gezi' } });
  });
  const dialog = await openVersions(page, title);
  await expect(dialog.getByRole('button', { name: 'Bu sürüme dön' })).toBeVisible();
  await expect(dialog).toContainText(
    'yayında olup olmadığı değişmez. “Gezi” kategorisi artık yok; haber şimdiki kategorisinde kalır.',
  );
});

test('a version that cannot be read can be asked for again, and an equal one says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = `Aynı haber ${test.info().project.name}`;
  const made = await make(page, 'news', title);
  await call(page, 'PUT', `/api/news/${made.id}`, { ...drafts.news, title });
  await page.reload();
  let broken = /\/versions(\/1)?$/;
  await page.route(/\/versions(\/1)?$/, (route) =>
    broken.test(route.request().url()) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
  await expectAccessible(page, 'menu');
  await page.getByRole('menuitem', { name: 'Sürümler' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(dialog.getByRole('alert')).toContainText('Haberin sürümleri alınamadı');
  await expectAccessible(page, 'failed list');
  broken = /\/versions\/1$/;
  await dialog.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toContainText('Sürüm alınamadı');
  await expectAccessible(page, 'failed version');
  broken = /^$/;
  await dialog.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(dialog).toContainText('Bu sürüm haberin şu anki hâliyle aynı.');
  await expect(dialog.getByRole('button', { name: 'Bu sürüme dön' })).toHaveCount(0);
});

test('going back to a version outlives the session, and a refusal is shown', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const before = `Oturumu aşan sürüm ${test.info().project.name}`;
  const { title } = await writeTwice(page, before);
  const dialog = await openVersions(page, title);
  const restore = () => dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await page.route('**/versions/1/restore*', (route) =>
    route.fulfill({ status: 404, json: { message: 'Haberin böyle bir sürümü yok.' } }),
  );
  await restore();
  await expect(toastOf(page)).toContainText('HataHaberin böyle bir sürümü yok.');
  await page.unroute('**/versions/1/restore*');
  await page.context().clearCookies();
  await restore();
  await signInOver(page, site.admin);
  await expect(toastOf(page)).toContainText('Haber eski sürümüne döndü');
  await expect(page.getByRole('heading', { name: before, exact: true })).toBeVisible();
});
