import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';
import { type Chance, seededChance } from './seeded-chance.ts';
import { verifyLibrary } from './verify-library.ts';

const kills = 8;
const longestLife = 2500;

test(`kill -9 in the middle of work on pictures, ${kills} times, leaves library, files and database agreeing`, async () => {
  const folder = makeScratchFolder('kill-pictures-');
  const chance = seededChance(7);
  for (let round = 1; round <= kills; round += 1) {
    const site = await startSite({ folder });
    const cookie = await signIn(site);
    let isOver = false;
    const editors = Array.from({ length: 3 }, async () => {
      // after the kill every call fails, which is the point
      while (!isOver) await doSomething({ site, cookie, chance }).catch(() => undefined);
    });
    await wait(300 + chance.milliseconds(longestLife));
    process.kill(site.pid, 'SIGKILL');
    await site.ended;
    isOver = true;
    await Promise.all(editors);
  }
  const site = await startSite({ folder });
  await settled(site, await signIn(site));
  await expectWholePages(site);
  await site.stop();
  const verified = verifyLibrary(folder);
  console.log(`${kills} kills in the middle of work on pictures: ${verified}`);
  expect(verified).toMatch(/ 0 missing, 0 orphaned, 0 removed\.$/);
});

interface Doing {
  site: Site;
  cookie: string;
  chance: Chance;
}

/** Uploads, uses, deletes, forces or brings back a picture. */
async function doSomething({ site, cookie, chance }: Doing): Promise<void> {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${site.url}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const library = (await (await call('GET', '/api/media')).json()) as { id: number; url: string }[];
  const [picture] = library.length > 0 ? [chance.pick(library)] : [];
  if (!picture || chance.happens(0.4)) return upload({ site, cookie, chance });
  const deed = chance.pick(['use', 'delete', 'force', 'restore'] as const);
  if (deed === 'use') {
    const news = { title: 'Arama', excerpt: 'Özet.', content: `![](${picture.url})`, category: 'Duyuru' };
    await call('POST', '/api/news', { ...news, imageUrl: picture.url, published: true });
  } else if (deed === 'restore') {
    const bin = (await (await call('GET', '/api/media/bin')).json()) as { id: number }[];
    if (bin[0]) await call('POST', `/api/media/${bin[0].id}/restore`);
  } else {
    await call('DELETE', '/api/media/delete', { fileIds: [picture.id], force: deed === 'force' });
  }
}

async function upload({ site, cookie, chance }: Doing): Promise<void> {
  const [width, height] = [400 + chance.milliseconds(800), 300];
  const background = { r: chance.milliseconds(255), g: chance.milliseconds(255), b: 80 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('images', new File([new Uint8Array(bytes)], 'foto.jpg'));
  await fetch(`${site.url}/api/media/upload`, { method: 'POST', headers: { cookie }, body: form });
}

/** Waits until no picture waits for its smaller copies. */
async function settled({ url }: Site, cookie: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/api/media`, { headers: { cookie } });
    const library = (await answer.json()) as { thumbnailUrl?: string }[];
    if (library.length > 0 && library.every(({ thumbnailUrl }) => thumbnailUrl)) return;
    await wait(500);
  }
  throw new Error('The smaller copies were not made.');
}

async function expectWholePages({ url }: Site): Promise<void> {
  const pages = await Promise.all(['/', '/news'].map(async (path) => (await fetch(url + path)).text()));
  const addresses = new Set(pages.join().match(/\/media\/[0-9a-f]{24}\.[a-z]{3,4}/g));
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses)
    expect([address, (await fetch(url + address)).status]).toEqual([address, 200]);
}
