import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { call, drafts, make, toastOf } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
});

test('an earlier version of an operation comes back without unpublishing', async ({ page }) => {
  const before = `Sürümlü arama ${test.info().project.name}`;
  const { id } = await make(page, 'operations', before, { published: false });
  const change = {
    ...drafts.operations,
    title: `${before}, yeni`,
    location: 'Bolu, Mengen',
    published: true,
  };
  await call(page, 'PUT', `/api/operations/${id}`, change);
  await page.reload();
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: `Diğer işlemler: ${before}, yeni` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sürümler' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'İncele: Sürüm 1' }).click();
  await expect(dialog).toContainText('2 alan şu anki hâlinden farklı.');
  await expectAccessible(page, 'version');
  await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
  const question = page.getByRole('alertdialog', { name: 'Operasyon, sürüm 1 olarak geri getirilsin mi?' });
  await question.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(toastOf(page)).toContainText('BaşarılıOperasyonun eski sürümü geri getirildi');
  const row = page.getByRole('listitem').filter({ hasText: before });
  await expect(row.getByText('Yayınlandı', { exact: true })).toBeVisible();
  await expect(row.getByRole('heading')).toHaveText(before);
  expect(await (await page.request.get('/operations')).text()).not.toContain(`${before}, yeni`);
});
