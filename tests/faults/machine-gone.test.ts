import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { otherFile, photographFromPhone } from '../support/pictures.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';
import { runScript } from './drill/run-script.ts';
import { type Chance, seededChance } from './seeded-chance.ts';

const seed = Number(process.env.FAULT_SEED ?? randomBytes(2).readUInt16BE());
const machines = 20;
/** They do nothing most of the time. */
const atOnce = 5;
const second = 1000;
/** The server looks ten times as often, so ten times less may be lost than in five minutes. */
const pace = 10;
const mostLost = (300 * second) / pace;
const soonest = 60 * second;

/** Shortens the time to the server's first look for a backup, and the four minutes between two; no setting does. */
const quickLooks = `--import=data:text/javascript,${encodeURIComponent(
  ['setTimeout', 'setInterval']
    .map((name) => {
      const isLook = `work.name === 'look' && (ms === 30000 || ms === 240000)`;
      return `const ${name}0 = ${name}; globalThis.${name} = (work, ms, ...rest) => ${name}0(work, ${isLook} ? ms / ${pace} : ms, ...rest);`;
    })
    .join(''),
)}`;

interface Outcome {
  saves: number;
  /** From the oldest save that is lost until the machine was gone; in ms. */
  lost: number;
  /** From the beginning of the restore until the site was ready; in ms. */
  seconds: number;
}

test(`${machines} machines go at a random moment, and other machines serve their sites`, async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`);
  const chance = seededChance(seed);
  const photo = await photographFromPhone({ width: 660, height: 440 });
  const outcomes: Outcome[] = [];
  for (let first = 0; first < machines; first += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_machine, place) => first + place);
    // those with a damaged newest copy take longer: all of them in one round
    const isDamaged = first === 0;
    outcomes.push(
      ...(await Promise.all(numbers.map((number) => lose(number, { chance, photo, isDamaged })))),
    );
  }
  const saves = outcomes.reduce((sum, outcome) => sum + outcome.saves, 0);
  const [damaged, whole] = [outcomes.slice(0, atOnce), outcomes.slice(atOnce)];
  const worst = (of: Outcome[], fact: 'lost' | 'seconds') =>
    (Math.max(...of.map((outcome) => outcome[fact])) / second).toFixed(1);
  console.log(
    `${outcomes.length} machines gone under ${saves} saves, one a second: ${outcomes.length} restored`,
  );
  console.log(
    `at most ${worst(whole, 'lost')} s of saves lost of the ${mostLost / second} s that stand for five minutes`,
  );
  console.log(`${damaged.length} with a damaged newest copy: at most ${worst(damaged, 'lost')} s lost`);
  console.log(`serving again at most ${worst(outcomes, 'seconds')} s after the command began`);
}, 290_000);

async function lose(
  number: number,
  { chance, photo, isDamaged }: { chance: Chance; photo: Uint8Array<ArrayBuffer>; isDamaged: boolean },
): Promise<Outcome> {
  const folder = makeScratchFolder('machine-');
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const env = {
    BACKUP_DIR: backups,
    ...(number % 2 === 1 && { BACKUP_PASSPHRASE: 'dağ gibi uzun bir parola' }),
  };
  const moment = chance.milliseconds(26 * second);
  const site = await startSite({ folder, env: { ...env, NODE_OPTIONS: quickLooks } });
  const cookie = await signIn(site);
  await upload(site, { cookie, photo: otherFile(photo, String(number)) });
  const saving = saveEachSecond(site, cookie);
  while (listCopies(backups).length < (isDamaged ? 2 : 1)) await sleep(100);
  await sleep(moment);
  const saved = await loseMachine(site, saving);

  const newest = listCopies(backups).at(-1) ?? '';
  if (isDamaged) damage(newest, number);
  const began = performance.now();
  const data = join(folder, 'other-machine');
  const said = await restoreLatest({ ...env, DATA_DIR: data });
  expect(said.includes('The one before is taken')).toBe(isDamaged);
  const restored = await startSite({ folder, env: { ...env, DATA_DIR: data } });
  const seconds = performance.now() - began;
  const stored = await readNews(restored);
  await restored.stop();
  const missing = saved.acknowledged.filter(({ id, content }) => stored.get(id) !== content);
  const lost = missing.length === 0 ? 0 : saved.goneAt - Math.min(...missing.map(({ at }) => at));
  expect(lost).toBeLessThanOrEqual(isDamaged ? 2 * mostLost : mostLost);
  expect(seconds).toBeLessThanOrEqual(soonest);
  expect(await runScript({ DATA_DIR: data }, 'media', 'verify')).toMatch(
    /^[1-9]\d* files are known: 0 missing, /m,
  );
  return { saves: saved.acknowledged.length, lost, seconds };
}

interface Save {
  id: number;
  content: string;
  /** When it was acknowledged, in ms. */
  at: number;
}

interface Saving {
  acknowledged: Save[];
  stop(): Promise<void>;
}

function saveEachSecond(site: Site, cookie: string): Saving {
  const acknowledged: Save[] = [];
  let isOver = false;
  const saving = (async () => {
    for (let number = 1; !isOver; number += 1) {
      const content = `Metin ${number} ${'ç'.repeat(2000)}`;
      const news = { title: `Haber ${number}`, excerpt: 'özet', content, category: 'Duyuru' };
      const answer = await fetch(`${site.url}/api/news`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(news),
      }).catch(() => undefined);
      if (answer?.status === 201)
        acknowledged.push({
          id: ((await answer.json()) as { id: number }).id,
          content,
          at: performance.now(),
        });
      else if (!isOver) throw new Error(`A save was answered with ${answer?.status}`);
      await sleep(second);
    }
  })();
  // awaited when the machine is gone
  saving.catch(() => undefined);
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await saving;
    },
  };
}

/** Nothing of it can tidy up: neither the server nor what it has started. */
async function loseMachine(site: Site, saving: Saving) {
  const stopped = saving.stop();
  for (const pid of [site.pid, ...listChildren(site.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
  const goneAt = performance.now();
  await Promise.all([site.ended, stopped]);
  rmSync(join(site.folder, 'data'), { recursive: true });
  return { acknowledged: saving.acknowledged, goneAt };
}

const listChildren = (pid: number): number[] =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );

function listCopies(backups: string): string[] {
  try {
    const names = readdirSync(join(backups, 'copies')).filter((name) => /\.tar\.gz(\.age)?$/.test(name));
    return names.toSorted().map((name) => join(backups, 'copies', name));
  } catch {
    return [];
  }
}

function damage(copy: string, number: number): void {
  const bytes = readFileSync(copy);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  if (number % 3 === 0) writeFileSync(copy, bytes);
  else truncateSync(copy, middle);
  if (number % 3 === 2) rmSync(`${copy}.sha256`);
}

/** @returns what it complained of */
async function restoreLatest(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['scripts/restore.ts', '--latest'], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([printed, complaint]).toEqual([
    expect.stringMatching(/^Restored the backup of /),
    expect.any(String),
  ]);
  return complaint;
}

async function upload(
  { url }: Site,
  { cookie, photo }: { cookie: string; photo: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const form = new FormData();
  form.append('images', new File([photo], 'foto.jpg'));
  const answer = await fetch(`${url}/api/media/upload`, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status).toBe(201);
}

async function readNews(site: Site): Promise<Map<number, string>> {
  const cookie = await signIn(site);
  const answer = await fetch(`${site.url}/api/admin/news`, { headers: { cookie } });
  const news = (await answer.json()) as { id: number; content: string }[];
  return new Map(news.map(({ id, content }) => [id, content]));
}
