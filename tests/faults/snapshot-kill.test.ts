import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';

const kills = Number(process.env.SNAPSHOT_KILLS ?? 200);
const article = { title: 'Yayın', content: 'Metin.', category: 'Duyuru', published: true };

test(`kill -9 ${kills} times while an editor publishes leaves no file of the snapshot half, or older than the publication before`, {
  timeout: kills * 10_000,
}, async () => {
  const folder = makeScratchFolder('snapshot-kill-');
  const snapshot = join(folder, 'snapshot');
  const env = { SNAPSHOT_DIR: snapshot };
  let cookie = '';
  const publications = { acknowledged: 0, sent: 0 };
  const found = { files: 0, last: 0, before: 0, empty: 0 };
  for (let round = 0; round < kills; round += 1) {
    const site = await startSite({ folder, env });
    cookie ||= await signIn(site);
    const published = publish(site, cookie, publications);
    await sleep(Math.random() * 4000);
    process.kill(site.pid, 'SIGKILL');
    await Promise.all([site.ended, published]);
    look(snapshot, { round, ...publications, found });
  }
  console.log(
    `${kills} kills, ${publications.acknowledged} publications: ${found.files} files whole; of the pages that show the publication ` +
      `${found.last} had the last, ${found.before} the one before; ${found.empty} times there was none`,
  );
  expect(found.last).toBeGreaterThan(kills / 2);
});

/** Publishes until the server is gone. */
async function publish({ url }: Site, cookie: string, publications: { acknowledged: number; sent: number }) {
  const headers = { cookie, 'content-type': 'application/json' };
  try {
    let { id, version } = await findOrAdd(url, headers);
    for (;;) {
      publications.sent = publications.acknowledged + 1;
      const body = JSON.stringify({ ...article, excerpt: `Sayı ${publications.sent}.`, version });
      const answer = await fetch(`${url}/api/news/${id}`, { method: 'PUT', headers, body });
      expect(answer.status).toBe(200);
      ({ id, version } = (await answer.json()) as { id: number; version: number });
      publications.acknowledged = publications.sent;
      await sleep(300 + Math.random() * 1000);
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

async function findOrAdd(
  url: string,
  headers: Record<string, string>,
): Promise<{ id: number; version: number }> {
  const all = await (await fetch(`${url}/api/admin/news`, { headers })).json();
  const found = (all as { id: number; title: string; version: number }[]).find(
    ({ title }) => title === article.title,
  );
  if (found) return found;
  const body = JSON.stringify({ ...article, excerpt: 'Sayı 0.' });
  return (await fetch(`${url}/api/news`, { method: 'POST', headers, body })).json() as Promise<{
    id: number;
    version: number;
  }>;
}

interface Look {
  round: number;
  acknowledged: number;
  sent: number;
  found: { files: number; last: number; before: number; empty: number };
}

function look(snapshot: string, { round, acknowledged, sent, found }: Look): void {
  const pages = readdirSync(snapshot, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|json|xml)$/.test(file) && !/^(\.kept|artwork)|snapshot\.json/.test(file),
  );
  let shown = 0;
  for (const file of pages) {
    const body = readFileSync(join(snapshot, file));
    const text = body.toString();
    expect([round, file, /(<\/html>|\}|\]|<\/\w+>)\s*$/.test(text)]).toEqual([round, file, true]);
    for (const [ending, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const path = join(snapshot, file + ending);
      if (existsSync(path))
        expect([round, file, unpack(readFileSync(path)).equals(body)]).toEqual([round, file, true]);
    }
    found.files += 1;
    const number = /Sayı (\d+)\./.exec(text)?.[1];
    if (number === undefined) continue;
    shown += 1;
    expect([round, file, Number(number)]).toEqual([
      round,
      file,
      expect.toBeOneOf([sent, acknowledged, acknowledged - 1]),
    ]);
    if (Number(number) >= acknowledged) found.last += 1;
    else found.before += 1;
  }
  if (shown === 0) found.empty += 1;
}
