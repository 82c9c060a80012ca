import type { Page } from '@playwright/test';
import { socialActivities } from '#/content/social-activities.ts';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

const shown = socialActivities.find(({ images }) => images.length === 3);
const { title: activity, images } = shown ?? { title: '', images: [] };
test.skip(!shown, 'the content names no activity of three pictures');

/** Opens the page and one picture of the activity, once the page is awake. */
async function openPicture(page: Page, number: number) {
  await page.goto('/activities/social');
  const dialog = page.getByRole('dialog', { name: activity });
  const picture = page.getByRole('link', { name: `${activity}: görseli büyüt (${number} / 3)` });
  await untilAwake(page);
  await picture.click();
  await expect(dialog).toBeVisible();
  return {
    picture,
    dialog,
    previous: dialog.getByRole('button', { name: 'Önceki görsel' }),
    next: dialog.getByRole('button', { name: 'Sonraki görsel' }),
  };
}

test('previous is disabled at first, next disabled at last, and the counter says where one is', async ({
  page,
}) => {
  const { dialog, previous, next } = await openPicture(page, 1);
  await expect(dialog).toContainText('1 / 3');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(dialog).toContainText('2 / 3');
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(dialog).toContainText('3 / 3');
  await expect(next).toBeDisabled();
  // the button that had the focus cannot keep it, so its neighbour has it now
  await expect(previous).toBeFocused();
  await previous.click();
  await expect(dialog).toContainText('2 / 3');
});

test('arrow keys move, stop at either end, and Escape gives the focus back', { tag: '@desktop' }, async ({
  page,
}) => {
  const { picture, dialog } = await openPicture(page, 2);
  await expect(dialog).toContainText('2 / 3');
  for (const [key, counter] of [
    ['ArrowRight', '3 / 3'],
    ['ArrowRight', '3 / 3'],
    ['ArrowLeft', '2 / 3'],
    ['ArrowLeft', '1 / 3'],
    ['ArrowLeft', '1 / 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toContainText(counter);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the focus stays inside, and the close button closes', { tag: '@desktop' }, async ({ page }) => {
  const { picture, dialog } = await openPicture(page, 1);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the lightbox can be used by everybody (WCAG 2.2 AA)', async ({ page }) => {
  await openPicture(page, 2);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture opens by its link', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/activities/social');
    await page.getByRole('link', { name: `${activity}: görseli büyüt (1 / 3)` }).click();
    await expect(page).toHaveURL(images[0] ?? '');
  });
});
