import { expect, onStarterContent } from '../support/test.ts';

// on a server of its own, because it saves
const test = onStarterContent();

const preview = '/adminpanel/preview/site/mission';

test('after a pencil one is back on one’s page, at its place, and reads what was saved', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.goto(preview);
  const pencil = page.getByRole('main').getByRole('link', { name: 'Düzenle: Metin' }).last();
  await pencil.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await pencil.click();
  const field = page.getByRole('dialog').locator(':focus');
  const words = `Kar altında da ararız ${test.info().project.name}.`;
  await expect(field).toHaveValue(/./);
  await field.fill(words);
  await page.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(page).toHaveURL(preview);
  await expect(page.getByText(words)).toBeInViewport();
  await expect(page.getByText('Kaydettiğiniz burada görünüyor.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Düzenle: Metin · Kar altında da ararız/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);

  // and who changes nothing is back as well, also by the browser's Back
  await page.getByRole('main').getByRole('link', { name: 'Düzenle: Metin' }).last().click();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveValue(words);
  await page.goBack();
  await expect(page).toHaveURL(preview);
  await page.getByRole('main').getByRole('link', { name: 'Düzenle: Metin' }).last().click();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveValue(words);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(preview);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Düzenle: Metin · Kar altında da ararız/);
  await expect(page.getByText('Kaydettiğiniz burada görünüyor.')).toBeHidden();
});
