import type { Locator } from '@playwright/test';
import type { chosenFile } from './chosen-file.ts';

type ChosenFile = ReturnType<typeof chosenFile>;

/** Does what a thumb does, and counts: typing is free, each dialog of the phone itself is one more. */
export function countTaps() {
  let taps = 0;

  async function tap(locator: Locator): Promise<void> {
    taps += 1;
    await locator.tap();
  }

  return {
    tap,
    count: () => taps,
    async type(field: Locator, text: string): Promise<void> {
      await tap(field);
      await field.pressSequentially(text);
    },
    /** One tap opens the phone's list, one chooses. */
    async pick(select: Locator, option: string): Promise<void> {
      await tap(select);
      taps += 1;
      await select.selectOption(option);
    },
    /** @param chosen all of what is chosen in one file dialog */
    async upload(button: Locator, chosen: ChosenFile[]): Promise<void> {
      const opened = button.page().waitForEvent('filechooser');
      await tap(button);
      taps += 1;
      await (await opened).setFiles(chosen);
    },
  };
}
