import type { Locator } from '@playwright/test';

/** As a hand drags, which moves more than once: only a second move over `target` is sure to say that it may drop. */
export async function drag(source: Locator, target: Locator): Promise<void> {
  const { mouse } = source.page();
  await source.hover();
  await mouse.down();
  await target.hover();
  await target.hover();
  await mouse.up();
}
