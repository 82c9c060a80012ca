import { runUntil } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

test('lists, tabs and dialogs are shown as soon as their code is there, without waiting for a clock', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await signIn(page);
  const article = page.getByRole('button', { name: /^Düzenle: / }).first();
  await expect(article).toBeVisible();
  await page.clock.pauseAt('2026-11-20T18:01:00Z');
  await page.reload();
  await runUntil(page, article);
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  const creation = page.getByRole('button', { name: 'Yeni Operasyon' });
  await runUntil(page, creation);
  await creation.click();
  await runUntil(page, page.getByRole('dialog', { name: 'Yeni Operasyon Ekle' }));
});
