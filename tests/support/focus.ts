import { expect, type Locator } from '@playwright/test';

/** A dialog hears keys from the moment that it takes the focus, a little after it can be seen. */
export const expectFocusWithin = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
