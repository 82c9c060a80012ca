import type { Page } from '@playwright/test';
import { leaveTab } from '../support/leave-tab.ts';
import { expect, test } from '../support/test.ts';
import { upload } from './panel-pictures.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

interface Picture {
  id: number;
  altText: string;
  consentNote: string;
}

async function openPicture(page: Page, name: string) {
  await page.goto('/adminpanel?tab=media');
  await page.getByRole('button', { name: `Görüntüle: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  return { dialog, words: dialog.getByLabel('Görselde ne görünüyor?') };
}

/** What somebody else does meanwhile. */
const noteConsent = (page: Page, id: number) =>
  page.request.put(`/api/media/${id}`, {
    data: { consentNote: 'Ailesi yazılı izin verdi' },
    headers: { origin: new URL(page.url()).origin },
  });

async function expectBoth(page: Page, { id, altText }: { id: number; altText: string }) {
  const library: Picture[] = await (await page.request.get('/api/media')).json();
  const picture = library.find((one) => one.id === id);
  expect(picture).toMatchObject({ altText, consentNote: 'Ailesi yazılı izin verdi' });
}

test('who describes a picture takes away nothing that a colleague has noted of it meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id } = await upload(page, 'birlikte.png');
  const { dialog, words } = await openPicture(page, 'birlikte.png');
  await words.fill('Sedye taşıyan iki gönüllü');
  await noteConsent(page, id);
  // the page reads the picture again
  for (const name of ['Yayından Kaldır', 'Yeniden Yayınla']) {
    await dialog.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name }).click();
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  }
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  await expectBoth(page, { id, altText: 'Sedye taşıyan iki gönüllü' });
});

test('words for a picture that were left unsaved bring back no older words of its other fields', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id } = await upload(page, 'yarım.png');
  const { words } = await openPicture(page, 'yarım.png');
  await words.fill('Selde bir bot');
  const next = await leaveTab(page);
  await noteConsent(next, id);
  const again = await openPicture(next, 'yarım.png');
  await expect(again.words).toHaveValue('Selde bir bot');
  await expect(again.dialog.getByLabel('Görüntüdeki kişilerin onayı')).toHaveValue(
    'Ailesi yazılı izin verdi',
  );
  await again.dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(again.dialog).toHaveCount(0);
  await expectBoth(next, { id, altText: 'Selde bir bot' });
});
