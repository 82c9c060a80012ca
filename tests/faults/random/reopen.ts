import { expect } from '../../support/test.ts';
import { look } from './look.ts';
import { contentOf, formOf, keptOf, openTab, signInOf, type Writer, withoutGaps } from './writer.ts';

/** Loads the panel again, in the same tab or in another, and goes on with the text. */
export async function reopen(writer: Writer, how: 'reload' | 'close') {
  if (how === 'reload') await writer.page.reload();
  else {
    await writer.page.close({ runBeforeUnload: false });
    await openTab(writer);
  }
  await goOn(writer);
}

async function goOn(writer: Writer) {
  const { page, written } = writer;
  await signInAtTheDoor(writer);
  // a save that came through meanwhile leaves nothing to go on with
  const kept = await keptOf(writer);
  if (!kept) return;
  expect(withoutGaps(kept.content)).toBe(withoutGaps(contentOf(written)));
  await page.getByRole('button', { name: `Sürdür: ${written.title}` }).click();
  const form = formOf(writer);
  // the other tab may have ended the session
  await expect(form.getByLabel('Başlık').or(signInOf(writer))).toBeVisible();
  await look(writer);
  await expect(form.getByLabel('Başlık')).toHaveValue(written.title);
  await expect(form.getByLabel('Özet')).toHaveValue(written.excerpt);
}

/** Again when a save of the other tab has ended the session in the same moment. */
async function signInAtTheDoor({ page, site }: Writer) {
  const inside = page.getByRole('button', { name: 'Yeni Haber' });
  const door = page.getByRole('button', { name: 'Giriş Yap' });
  await expect(async () => {
    await expect(inside.or(door)).toBeVisible({ timeout: 15_000 });
    if (await inside.isVisible()) return;
    await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
    await page.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
    await door.click();
    await expect(inside).toBeVisible();
  }).toPass({ timeout: 45_000 });
}
