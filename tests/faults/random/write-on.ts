import type { Chance } from '../seeded-chance.ts';
import { look, lookAfterSaving } from './look.ts';
import { reopen } from './reopen.ts';
import {
  chooseCover,
  endSession,
  goBack,
  insertPicture,
  pasteText,
  save,
  switchMode,
  typeSentence,
} from './steps.ts';
import { formOf, type Writer } from './writer.ts';

type Step = (writer: Writer) => Promise<unknown>;

const ways: readonly Step[] = [
  ...[typeSentence, typeSentence, pasteText, switchMode, save, goBack, endSession],
  (writer) => reopen(writer, 'reload'),
  (writer) => reopen(writer, 'close'),
];

const waysWithPictures: readonly Step[] = [...ways, chooseCover, insertPicture];

const mostAttempts = 12;

/** Takes so many steps in turns, in tabs that do not wait for each other's saves. */
export async function writeOn(
  writers: readonly Writer[],
  { steps, chance, pictures }: { steps: number; chance: Chance; pictures: boolean },
) {
  for (let step = 0; step < steps; step += 1) {
    const writer = chance.pick(writers);
    if (!(await look(writer))) continue;
    const act = chance.pick(pictures ? waysWithPictures : ways);
    await act(writer);
    if (chance.happens(0.5) && (await look(writer))) await save(writer);
  }
}

/** Saves until the form has closed, over a line that is good again. */
export async function saveAtLast(writer: Writer) {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    if (!(await lookAfterSaving(writer))) return;
    await sendPicturesAgain(writer);
    await save(writer);
    if (!(await lookAfterSaving(writer))) return;
  }
  throw new Error(`${writer.name} could not save in any attempt.`);
}

async function sendPicturesAgain(writer: Writer) {
  const rows = formOf(writer).getByRole('region', { name: 'Yüklemeler' });
  const again = rows.getByRole('button', { name: /^Yeniden dene/ });
  for (let wait = 0; wait < 100 && (await rows.count()) > 0; wait += 1) {
    if (await again.first().isVisible())
      await again
        .first()
        .click()
        .catch(() => undefined);
    await writer.page.waitForTimeout(200);
  }
}
