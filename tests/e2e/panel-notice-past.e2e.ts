import { expect, onStarterContent } from '../support/test.ts';

const test = onStarterContent();

test('an end that has passed is shown while it is typed, and refused at its field', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 400/);
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Duyuru' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duyuru' });
  await dialog.getByLabel('Cümle').fill('Yoldayız.\nHaber bekleyin.');
  await dialog.getByLabel('Kendiliğinden kalksın').check();
  const end = dialog.getByLabel('Bitişi');
  await expect(end).toHaveAccessibleDescription('Bu saatten sonra duyuru görünmez.');
  await end.fill('2020-05-04T09:00');
  await expect(end).toHaveAccessibleDescription('Bu saat geçti. Bu saatten sonra duyuru görünmez.');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(
    dialog.getByText('Bu saat geçti; duyuru hiç görünmez. Daha ileri bir saat seçin.'),
  ).toBeVisible();
  await end.fill('2099-05-04T09:00');
  await expect(end).not.toHaveAccessibleDescription(/Bu saat geçti\. /);
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await page.request.get('/about')).text()).toContain('Yoldayız. Haber bekleyin.');
});
