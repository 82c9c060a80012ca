import { expect } from '../../support/test.ts';
import { conflictOf, formOf, keptOf, signInOf, type Writer } from './writer.ts';

/** Answers what the panel asks before the writer can go on. @returns whether the form is still open */
export async function look(writer: Writer): Promise<boolean> {
  for (;;) {
    if (await signInOf(writer).isVisible()) await signInAgain(writer);
    else if (await conflictOf(writer).isVisible()) await settle(writer);
    else return (await formOf(writer).count()) > 0;
  }
}

/** Waits until a save has ended one way or the other. */
export async function lookAfterSaving(writer: Writer): Promise<boolean> {
  await writer.page.waitForTimeout(200);
  for (;;) {
    const isOpen = await look(writer);
    if (!isOpen || !(await isSaving(writer))) return isOpen;
    await writer.page.waitForTimeout(50);
  }
}

export const isSaving = async (writer: Writer): Promise<boolean> =>
  (await formOf(writer).getByRole('button', { name: 'Kaydediliyor…' }).count()) > 0;

async function signInAgain(writer: Writer) {
  const dialog = signInOf(writer);
  await dialog.getByLabel('Kullanıcı adı').fill(writer.site.admin.username);
  await dialog.getByLabel('Şifre', { exact: true }).fill(writer.site.admin.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Keeps the own text or takes the other's; whose save it is, the excerpt tells. */
async function settle(writer: Writer) {
  const form = formOf(writer);
  const choiceOf = (field: string) => form.getByRole('group', { name: field });
  await form.getByRole('button', { name: 'Hepsinde benim metnim' }).click();
  const takesTheirs = writer.chance.happens(0.5) && (await choiceOf('İçerik').count()) > 0;
  if (takesTheirs) await choiceOf('İçerik').getByLabel('Kayıtlı metin').check();
  await form.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await expect(conflictOf(writer)).toHaveCount(0);
  if (writer.offered) writer.seen.add(writer.offered);
  if (!takesTheirs) return;
  const kept = await keptOf(writer);
  expect(kept, 'the text after a choice').toBeDefined();
  writer.written.paragraphs = (kept?.content ?? '').split('\n\n');
}
