import { rmSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { untilAwake } from '../support/awake.ts';
import { findFreePort } from '../support/free-port.ts';
import { startOnLeash } from '../support/leash.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { untilReady } from '../support/until-ready.ts';

const vite = 'node_modules/vite/bin/vite.js';

/** The site as `npm run dev` serves it. */
const test = base.extend<{ development: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  development: async ({}, use) => {
    const folder = makeTemporaryFolder('test-development-');
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const server = await startOnLeash({
      command: [process.execPath, vite, '--port', String(port), '--strictPort'],
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      log: `${folder}/vite.log`,
    });
    await untilReady(server, () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await use(url);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('npm run dev serves the pages, their islands and the panel @desktop', async ({ page, development }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${development}/press`);
  await untilAwake(page);
  await page.goto(`${development}/adminpanel`);
  // the panel's own script leads a stranger there
  await page.waitForURL('**/admin-login', { timeout: 30_000 });
  expect(faults).toEqual([]);
});
