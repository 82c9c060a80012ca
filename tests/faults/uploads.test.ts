import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { peakDuring } from '../../bench/pictures/process-tree.ts';
import { makeOddFiles } from '../support/odd-files.ts';
import { photographFromPhone } from '../support/pictures.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { signIn } from './sign-in.ts';

const mostMemory = 400;

test('visitors hardly notice uploads, however odd, and memory stays bounded', async () => {
  const folder = makeScratchFolder('uploads-');
  const site = await startSite({ folder });
  const cookie = await signIn(site);
  const files = await makeOddFiles();
  const photo = Buffer.from(await photographFromPhone({ width: 6000, height: 4000 }));
  await visitWhile(site, sleep(3000));

  // the machine may be busy with other things: so the quiet stretch lies around the busy one
  const before = await visitWhile(site, sleep(8000));
  const statuses: string[] = [];
  let busy: number[] = [];
  const { resident: peak } = await peakDuring(site.pid, async () => {
    busy = await visitWhile(site, Promise.all([sendAll(), sendPhotos()]));
  });
  const after = await visitWhile(site, sleep(8000));

  async function sendAll() {
    for (const { what, name, bytes, status } of files) {
      const answered = await upload(site, { cookie, bytes, name });
      if (answered !== status) statuses.push(`${what}: ${answered}`);
    }
  }
  async function sendPhotos() {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(site, { cookie, bytes: photo, name: 'a.jpg' })),
    );
    for (const answered of answers) if (answered !== 201) statuses.push(`photo: ${answered}`);
  }
  await site.stop();
  const idle = p99([...before, ...after]);
  console.log(
    `public pages, p99: ${idle.toFixed(1)} ms idle, ${p99(busy).toFixed(1)} ms during uploads (${busy.length} visits); ` +
      `memory at most ${peak.toFixed(0)} MB`,
  );
  expect(statuses).toEqual([]);
  expect(readdirSync(join(folder, 'data/incoming'))).toEqual([]);
  expect(peak).toBeLessThan(mostMemory);
  // on an idle machine a page takes less than a millisecond, of which a turn of the scheduler is many
  expect(p99(busy)).toBeLessThan(Math.max(2 * idle, 20));
});

/** @returns how long each visit took while `work` was done, in ms */
async function visitWhile({ url }: Site, work: Promise<unknown>): Promise<number[]> {
  const visitor = fork(join(import.meta.dirname, '../support/page-visits.ts'), { execArgv: [] });
  visitor.send({ url });
  const answer = once(visitor, 'message');
  await work;
  visitor.send('stop');
  const [times] = await answer;
  visitor.disconnect();
  return times;
}

async function upload(
  { url }: Site,
  { cookie, bytes, name }: { cookie: string; bytes: Buffer; name: string },
): Promise<number> {
  const form = new FormData();
  form.append('images', new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { cookie }, body: form });
  await answer.text();
  return answer.status;
}

function p99(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
