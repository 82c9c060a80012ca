import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without windows first: Playwright's own choice too, and tests take three quarters of the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const isRoot = process.getuid?.() === 0;

/** The first of: CHROMIUM_PATH, a Chromium or Chrome on the PATH by the order of `names`, the one that Playwright keeps for itself. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env.CHROMIUM_PATH;
  return given ?? [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}

/** Playwright's global setup: stops with one sentence when there is no browser. */
export default function ensureChromium(): void {
  const path = findChromium();
  if (path !== undefined && existsSync(path)) return;
  const found =
    path === undefined ? 'There is no Chromium here' : `CHROMIUM_PATH names ${path}, which does not exist`;
  throw new Error(
    `${found}: install it ("apt-get install chromium-headless-shell" or "npx playwright install chromium"), or set CHROMIUM_PATH`,
  );
}

/** Background traffic of the browser's own would be counted as ours; without --no-sandbox it refuses to run as root. */
export const launchArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox', '--disable-gpu'] : []),
];
