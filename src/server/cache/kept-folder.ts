import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { minute, second } from '#/format/durations.ts';
import { DiskFull } from '#/http/errors.ts';
import { hasPlentyOfSpace } from '../condition.ts';
import type { Log } from '../log.ts';
import { type CachedAnswer, type KeptPage, packPage, unpackPage } from './cached-answer.ts';
import type { AnswerKey } from './page-store.ts';

interface KeptFile {
  /** The moment of its drawing, in ms since 1970: the file's own time. */
  drawnAt: number;
  /** The moment when it was last found to be what the database says, in ms since 1970. */
  rightAt: number;
  /** Its content; undefined when an earlier process wrote it, and nobody has looked at it yet. */
  answer?: CachedAnswer;
}

interface Keeping {
  asked: AnswerKey;
  answer: CachedAnswer;
  rightAt: number;
}

/** A size in bytes. A larger answer is a list for programs. */
const mostOfOne = 8 * 1024 * 1024;
const stateName = 'state.json';
/** Holds when files were found to be right since they were drawn. It counts for a file with just that drawing's time. */
const timesName = 'times.json';
const timesSchema = z.record(z.string(), z.object({ drawnAt: z.number(), rightAt: z.number() }));
const readTimes = (text: string) => timesSchema.parse(JSON.parse(text));
const isPageName = (name: string) => /^[0-9a-f]{40}$/.test(name);

/**
 * Writes one file at a time, and only the last of what waits for one: no more waits than the page cache holds. A failure is a
 * line in the log, and the file goes. Several servers may share the folder: each file is replaced as a whole.
 */
export class KeptFolder {
  readonly files = new Map<string, KeptFile>();
  readonly #path: string;
  readonly #log: Log;
  readonly #jobs = new Map<string, Keeping | 'drop'>();
  #state: { text: string; modifiedAt: number } | undefined;
  #timesWait: NodeJS.Timeout | undefined;
  #areTimesDue = false;
  #working: Promise<void> | undefined;
  #underWork = '';
  #isFailing = false;
  #space: { lookedAt: number; isThere: Promise<boolean> } | undefined;

  constructor(path: string, log: Log) {
    this.#path = path;
    this.#log = log;
  }

  /** @returns the text of the state and the time of its file, in ms since 1970, when there is one */
  async open(): Promise<{ text: string; modifiedAt: number } | undefined> {
    await mkdir(this.#path, { recursive: true });
    for (const name of await readdir(this.#path)) await this.#learn(name);
    await this.#learnTimes();
    const path = this.#pathOf(stateName);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : { text, modifiedAt: Math.round((await stat(path)).mtimeMs) };
  }

  /** Writes before all that waits. */
  writeState(text: string, modifiedAt: number): void {
    this.#state = { text, modifiedAt };
    this.#work();
  }

  keep(name: string, keeping: Keeping): void {
    this.#jobs.set(name, keeping.answer.bytes.length > mostOfOne ? 'drop' : keeping);
    this.#work();
  }

  drop(name: string): void {
    if (!this.files.has(name) && !this.#jobs.has(name) && this.#underWork !== name) return;
    this.files.delete(name);
    this.#jobs.set(name, 'drop');
    this.#work();
  }

  isAwaited = (name: string): boolean => this.#jobs.has(name);

  /** @returns undefined when the file is torn or gone */
  read = (name: string): Promise<KeptPage | undefined> =>
    readFile(this.#pathOf(name)).then(unpackPage, () => undefined);

  /** Resolves when nothing waits to be written. */
  async settle(): Promise<void> {
    do {
      await this.#working;
      if (this.#timesWait) this.#endTimesWait();
    } while (this.#working !== undefined);
  }

  #pathOf = (name: string): string => join(this.#path, name);

  async #learn(name: string): Promise<void> {
    const found = await stat(this.#pathOf(name)).catch(() => undefined);
    if (!found) return;
    // one that is younger may be of another server at work
    const isLeftOver = name.endsWith(partEnding) && Date.now() - found.mtimeMs > minute;
    if (isLeftOver || (isPageName(name) && found.size > 2 * mostOfOne))
      await rm(this.#pathOf(name), { force: true });
    else if (isPageName(name)) {
      const drawnAt = Math.round(found.mtimeMs);
      this.files.set(name, { drawnAt, rightAt: drawnAt });
    }
  }

  /** Without these times, or with torn ones, a page counts as right when it was drawn, and no later. */
  async #learnTimes(): Promise<void> {
    const times = await readFile(this.#pathOf(timesName), 'utf8')
      .then(readTimes)
      .catch(() => ({}));
    for (const [name, { drawnAt, rightAt }] of Object.entries(times))
      if (this.files.get(name)?.drawnAt === drawnAt) this.files.set(name, { drawnAt, rightAt });
  }

  #work(): void {
    this.#working ??= this.#run().finally(() => {
      this.#working = undefined;
      if (this.#jobs.size > 0 || this.#state || this.#areTimesDue) this.#work();
    });
  }

  async #run(): Promise<void> {
    for (;;) {
      const [next] = this.#jobs;
      if (!this.#state && !next && !this.#areTimesDue) return;
      try {
        // it says which pages may not be shown any more
        if (this.#state) await this.#replaceState(this.#state);
        else if (next) await this.#do(...next);
        else await this.#replaceTimes();
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing) this.#log.warn({ error }, 'pages not kept on disk');
        this.#isFailing = true;
      }
    }
  }

  async #replaceState({ text, modifiedAt }: { text: string; modifiedAt: number }): Promise<void> {
    this.#state = undefined;
    const path = this.#pathOf(stateName);
    try {
      await replaceFile(path, { bytes: Buffer.from(text), modifiedAt, isLasting: true });
    } catch (error) {
      // an old one would let old pages be shown; without one none is
      await rm(path, { force: true });
      throw error;
    }
  }

  async #do(name: string, job: Keeping | 'drop'): Promise<void> {
    this.#jobs.delete(name);
    this.#underWork = name;
    try {
      if (job === 'drop') await this.#remove(name);
      else await this.#replace(name, job);
    } catch (error) {
      // what could not be replaced is old
      await this.#remove(name);
      throw error;
    } finally {
      this.#underWork = '';
    }
  }

  async #replace(name: string, { asked, answer, rightAt }: Keeping): Promise<void> {
    const known = this.files.get(name);
    if (known?.answer === answer) {
      this.files.set(name, { ...known, rightAt });
      this.#timesWait ??= setTimeout(() => this.#endTimesWait(), second).unref();
      return;
    }
    if (!(await this.#hasSpace())) throw new DiskFull('what is left is for saves');
    const { key, isFixed } = asked;
    const { status, headers } = answer.plain;
    const bytes = packPage({ key, isFixed, status, headers, body: answer.bytes });
    await replaceFile(this.#pathOf(name), { bytes, modifiedAt: rightAt });
    this.files.set(name, { drawnAt: rightAt, rightAt, answer });
  }

  /** Ends the wait for further pages: after a save some forty come, each a moment after the other. */
  #endTimesWait(): void {
    clearTimeout(this.#timesWait);
    this.#timesWait = undefined;
    this.#areTimesDue = true;
    this.#work();
  }

  async #replaceTimes(): Promise<void> {
    this.#areTimesDue = false;
    // another server of the folder may have dropped some, which are then written anew when they are looked at
    const there = new Set(await readdir(this.#path));
    for (const name of this.files.keys()) if (!there.has(name)) this.files.delete(name);
    const times = [...this.files].map(([name, { drawnAt, rightAt }]) => [name, { drawnAt, rightAt }]);
    const bytes = Buffer.from(JSON.stringify(Object.fromEntries(times)));
    await replaceFile(this.#pathOf(timesName), { bytes, modifiedAt: Date.now() });
  }

  /** Looks once a second: after a save many pages come at once. */
  #hasSpace(): Promise<boolean> {
    const now = performance.now();
    if (this.#space === undefined || now - this.#space.lookedAt > 1000)
      this.#space = { lookedAt: now, isThere: hasPlentyOfSpace({ dataDir: this.#path }) };
    return this.#space.isThere;
  }

  async #remove(name: string): Promise<void> {
    this.files.delete(name);
    await rm(this.#pathOf(name), { force: true });
  }
}

/**
 * Writes beside the file and renames, so that nobody reads half of it, also where several servers share the folder.
 * @param modifiedAt its time, in ms since 1970
 * @param isLasting it must not come back as it was after a power cut
 */
async function replaceFile(
  path: string,
  { bytes, modifiedAt, isLasting = false }: { bytes: Buffer; modifiedAt: number; isLasting?: boolean },
): Promise<void> {
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    const file = await open(part, 'w');
    try {
      await file.writeFile(bytes);
      await file.utimes(modifiedAt / 1000, modifiedAt / 1000);
      if (isLasting) await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The ending of names that a killed server leaves behind. */
const partEnding = '.part';
