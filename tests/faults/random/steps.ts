import type { Locator } from '@playwright/test';
import { chosenFile } from '../../support/chosen-file.ts';
import { expect } from '../../support/test.ts';
import { isSaving, look } from './look.ts';
import { conflictOf, contentOf, formOf, keptOf, signInOf, type Writer, withoutGaps } from './writer.ts';

/** Does it unless the panel comes between: the form closes, or asks something. */
async function unlessInterrupted(writer: Writer, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const isAsked = (await signInOf(writer).isVisible()) || (await conflictOf(writer).isVisible());
    if (!isAsked && (await formOf(writer).count()) > 0) throw error;
  }
}

const areaOf = (writer: Writer): Locator => formOf(writer).getByLabel('İçerik');

const modeSwitchOf = (writer: Writer) =>
  formOf(writer).getByRole('button', { name: 'Biçim kodlarını göster' });

const showsCodes = (writer: Writer): Promise<boolean> =>
  areaOf(writer).evaluate((area) => area instanceof HTMLTextAreaElement);

/** At the end, once the way of writing has arrived: in between are milliseconds in which nobody types. */
async function goToEnd(writer: Writer) {
  await expect(modeSwitchOf(writer)).toBeVisible();
  await areaOf(writer).press('Control+End');
  await writer.page.waitForTimeout(100);
}

/** Adds paragraphs with `enter`; they count as written once the form has them. */
async function addParagraphs(writer: Writer, added: string[], enter: () => Promise<unknown>) {
  const paragraphs = [...writer.written.paragraphs, ...added];
  await unlessInterrupted(writer, async () => {
    await goToEnd(writer);
    await enter();
  });
  const mark = added.at(-1) ?? '';
  const isTyped = async () => (await keptOf(writer))?.content.includes(mark) ?? false;
  for (let look = 0; look < 10 && !(await isTyped()); look += 1) {
    if ((await formOf(writer).count()) === 0) break;
    await writer.page.waitForTimeout(100);
  }
  if (await isTyped()) writer.written.paragraphs = paragraphs;
}

export function typeSentence(writer: Writer) {
  const sentence = `Cümle ${writer.name}${writer.chance.below(1e9)} ığüşöç.`;
  return addParagraphs(writer, [sentence], async () => {
    const isFirst = writer.written.paragraphs.length === 0;
    if (await showsCodes(writer))
      return writer.page.keyboard.insertText(isFirst ? sentence : `\n\n${sentence}`);
    if (!isFirst) await writer.page.keyboard.press('Enter');
    return writer.page.keyboard.insertText(sentence);
  });
}

export function pasteText(writer: Writer) {
  const number = `${writer.name}${writer.chance.below(1e9)}`;
  const html = `<h2>Başlık ${number}</h2><p>Yapışan <b>kalın</b> söz ${number}.</p>`;
  const added = [`## Başlık ${number}`, `Yapışan **kalın** söz ${number}.`];
  return addParagraphs(writer, added, async () => {
    const needsLine = writer.written.paragraphs.length > 0 && !(await showsCodes(writer));
    if (needsLine) await writer.page.keyboard.press('Enter');
    await areaOf(writer).evaluate(pasteInto, html);
  });
}

function pasteInto(area: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const switchMode = (writer: Writer) => unlessInterrupted(writer, () => modeSwitchOf(writer).click());

export const save = (writer: Writer) =>
  unlessInterrupted(writer, async () => {
    if (!(await isSaving(writer))) await formOf(writer).locator('[type=submit]').click();
  });

export const endSession = (writer: Writer) => writer.context.clearCookies();

/** Back asks whether to throw the text away; a second Back is no. */
export async function goBack(writer: Writer) {
  if ((await keptOf(writer)) === undefined) return;
  const question = writer.page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await unlessInterrupted(writer, async () => {
    await writer.page.goBack();
    await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  });
}

export const chooseCover = (writer: Writer) =>
  unlessInterrupted(writer, async () => {
    const upload = formOf(writer).getByRole('button', { name: 'Görsel Yükle' }).first();
    const opened = writer.page.waitForEvent('filechooser');
    const [chooser] = await Promise.all([opened, upload.click()]);
    await chooser.setFiles(chosenFile(`kapak-${writer.name}${writer.chance.below(1e9)}.png`));
  });

/** In the text, when it has come; given up when the line does not let it through at once. */
export async function insertPicture(writer: Writer) {
  const before = contentOf(writer.written);
  await unlessInterrupted(writer, async () => {
    await goToEnd(writer);
    await formOf(writer).getByRole('button', { name: 'Metne görsel ekle' }).click();
    const file = chosenFile(`metin-${writer.name}${writer.chance.below(1e9)}.png`);
    await libraryOf(writer).locator('input[type=file]').setInputFiles(file);
    await expect(libraryOf(writer)).toHaveCount(0);
    const giveUp = formOf(writer).getByRole('button', {
      name: new RegExp(`(iptal et|kaldır): ${file.name}`),
    });
    await expect(giveUp)
      .toHaveCount(0, { timeout: 5000 })
      .catch(() => giveUp.click());
  });
  await leaveLibrary(writer);
  const read = async () => withoutGaps((await keptOf(writer))?.content ?? before);
  // it is put into the text a moment after it has come, and not at all when it was given up
  for (let look = 0; look < 30 && (await read()) === before; look += 1) await writer.page.waitForTimeout(100);
  const kept = await read();
  if (kept === before) return;
  const added = kept.slice(before.length).trim();
  expect(kept.startsWith(before), `${kept} goes on from ${before}`).toBe(true);
  expect(added).toMatch(/^!\[.*\]\(\/media\/[\w.]+\)$/);
  writer.written.paragraphs.push(added);
}

/** The question to sign in stands over it, and takes it out of reach. */
const libraryOf = ({ page }: Writer) =>
  page.getByRole('dialog', { name: 'Görsel Kitaplığı', includeHidden: true });

async function leaveLibrary(writer: Writer) {
  const close = libraryOf(writer).getByRole('button', { name: 'Kapat' });
  await look(writer);
  while ((await libraryOf(writer).count()) > 0) {
    await close.click({ timeout: 1000 }).catch(() => undefined);
    await look(writer);
  }
}
