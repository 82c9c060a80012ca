import type { CDPSession, Page } from '@playwright/test';

/** What is left of a mobile network in the mountains: 200 kbit/s, 400 ms; and a phone that computes at a quarter. */
const line = { latency: 400, downloadThroughput: 25_000, uploadThroughput: 25_000 };
const slowness = 4;

/** @returns how to cut the line */
export async function putOnThinLine(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await setLine(session, false);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return async (milliseconds) => {
    await setLine(session, true);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await setLine(session, false);
  };
}

const setLine = (session: CDPSession, offline: boolean) =>
  session.send('Network.emulateNetworkConditions', { ...line, offline });
