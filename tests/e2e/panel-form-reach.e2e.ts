import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { toastOf } from './panel-bin-content.ts';
import { openForm, showPreview, switchMode } from './panel-writing-form.ts';

const column = 'Arama köpeklerinin çalıştığı bölge';
const wide = [
  `| ${Array.from({ length: 6 }, () => column).join(' | ')} |`,
  `| ${Array.from({ length: 6 }, () => '---').join(' | ')} |`,
  `| ${Array.from({ length: 6 }, () => 'a'.repeat(30)).join(' | ')} |`,
  '',
  '```',
  'x'.repeat(200),
  '```',
].join('\n');

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 500/);
  await signIn(page);
});

test('whatever scrolls in the form of an article is reached by the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  const { dialog, area } = await openForm(page);
  await dialog.getByLabel('Başlık').fill('Geniş bir çizelge');
  await area.fill(wide);
  await expectAccessible(page, 'codes');
  await showPreview(dialog);
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'preview');
  await showPreview(dialog);
  await switchMode(dialog);
  await expect(dialog.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'editor');
  for (const height of [844, 480]) {
    await page.setViewportSize({ width: 390, height });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Özet gereklidir')).toBeVisible();
    await expectAccessible(page, `refused, ${height}px high`);
  }
  await dialog.getByLabel('Özet').fill('Özet.');
  await dialog.getByLabel('Kategori').selectOption('Duyuru');
  await page.route('**/api/news', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Kapat', includeHidden: true }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await expectAccessible(page, 'not saved');
});
