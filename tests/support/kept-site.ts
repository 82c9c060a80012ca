import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '#/server/app.ts';
import { headsFolder } from '#/server/cache/kept-files.ts';
import { readConfig } from '#/server/config.ts';
import { createLog } from '#/server/log.ts';
import { openPages } from '#/server/parts.ts';
import { drawPages } from '#/server/regular-work/draw-all-pages.ts';
import { createWaitingApp } from '#/server/waiting/waiting-app.tsx';
import { openTestApp, type TestApp } from './app.ts';
import { freshDatabase } from './databases.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** A site, what it does by itself after a change, and what a later start without a database would serve. */
export async function openKeptSite() {
  const dataDir = makeScratchFolder('kept-');
  const app = await openTestApp(await freshDatabase(), { dataDir });
  const mert = await app.signedIn('mert');
  const whole = createApp(app.parts);
  const folder = join(dataDir, 'pages');
  return {
    ...{ app, mert, folder },
    drawAll: async () => (await drawPages(app.parts, { app: whole })) >= 0,
    /** Each page's head and body. */
    readFiles: () =>
      listKept(folder).map(({ head, body }) => readFileSync(head, 'utf8') + readFileSync(body, 'utf8')),
    startWithout: () => startWithout(dataDir, app),
  };
}

/** The files of each page that is kept in the folder. */
export function listKept(folder: string): { head: string; body: string }[] {
  const heads = join(folder, headsFolder);
  return readdirSync(heads)
    .filter((name) => !name.endsWith('.part'))
    .map((name) => ({ head: join(heads, name), body: join(folder, decodeURIComponent(name)) }));
}

async function startWithout(dataDir: string, { clock, parts }: TestApp) {
  await parts.keptPages.settle();
  const log = createLog('silent');
  const config = readConfig({ DATA_DIR: dataDir });
  const pages = await openPages({ config, log, clock: () => clock.now });
  const waiting = createWaitingApp({ config, log, pages });
  return (path: string, init?: RequestInit) => waiting.request(path, init);
}
