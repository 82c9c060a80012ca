import { rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { second } from '#/format/durations.ts';
import { DiskFull } from '#/http/errors.ts';
import { hasPlentyOfSpace } from '../condition.ts';
import type { Log } from '../log.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { mayShowAccounts, showsAccounts } from './hold-accounts.ts';
import {
  filesOf,
  headsFolder,
  innerFolder,
  type Keeping,
  type KeptPage,
  makeFolder,
  nameOfHead,
  partEnding,
  placePage,
  readPage,
  replaceFile,
  sweep,
} from './kept-files.ts';

interface KeptFile {
  /** The moment of its drawing, in ms since 1970: the file's own time. */
  drawnAt: number;
  /** The moment when it was last found to be what the database says, in ms since 1970. */
  rightAt: number;
  /** Its content; undefined when an earlier process wrote it, and nobody has looked at it yet. */
  answer?: CachedAnswer;
  /** The names of the uploaded pictures that it shows. */
  pictures?: string[];
}

/** A size in bytes. A larger answer is a list for programs. */
const mostOfOne = 8 * 1024 * 1024;
export const stateName = `${innerFolder}/state.json`;
/** Holds when files were found to be right since they were drawn. It counts for a file with just that drawing's time. */
export const timesName = `${innerFolder}/times.json`;
const timesSchema = z.record(z.string(), z.object({ drawnAt: z.number(), rightAt: z.number() }));
const readTimes = (text: string) => timesSchema.parse(JSON.parse(text));
const uploaded = /(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/g;

/**
 * Writes one file at a time, and only the last of what waits for one: no more waits than the page cache holds. A failure is a
 * line in the log, and the file goes. Several servers may share the folder: each file is replaced as a whole.
 */
export class KeptFolder {
  readonly files = new Map<string, KeptFile>();
  readonly path: string;
  readonly isShared: boolean;
  /** A time in ms since 1970: what was last right at it or before is taken away, and not placed any more. */
  #oldest = 0;
  readonly #log: Log;
  readonly #jobs = new Map<string, Keeping | 'drop'>();
  #state: { text: string; modifiedAt: number } | undefined;
  #timesWait: NodeJS.Timeout | undefined;
  #areTimesDue = false;
  #working: Promise<void> | undefined;
  #underWork = '';
  #isFailing = false;
  #space: { lookedAt: number; isThere: Promise<boolean> } | undefined;

  /** @param isShared whether other users of the machine, such as that of a proxy, may read what is for everybody */
  constructor(path: string, { isShared, log }: { isShared: boolean; log: Log }) {
    this.path = path;
    this.isShared = isShared;
    this.#log = log;
  }

  /** @returns the text of the state and the time of its file, in ms since 1970, when there is one */
  async open(): Promise<{ text: string; modifiedAt: number } | undefined> {
    await makeFolder(this.path, this.isShared ? this.path : undefined);
    await makeFolder(this.#pathOf(headsFolder));
    for (const head of await readdir(this.#pathOf(headsFolder))) {
      const found = await stat(this.#pathOf(`${headsFolder}/${head}`)).catch(() => undefined);
      const drawnAt = Math.round(found?.mtimeMs ?? 0);
      if (!head.endsWith(partEnding)) this.files.set(nameOfHead(head), { drawnAt, rightAt: drawnAt });
    }
    await sweep(this.path, (file) => !file.endsWith(partEnding));
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
    const known = this.files.get(name);
    if (known?.answer === keeping.answer && !this.#jobs.has(name) && this.#underWork !== name) {
      known.rightAt = Math.max(known.rightAt, keeping.rightAt);
      this.#timesWait ??= setTimeout(() => this.#endTimesWait(), second).unref();
      return;
    }
    this.#jobs.set(name, keeping.answer.bytes.length > mostOfOne ? 'drop' : keeping);
    this.#work();
  }

  drop(name: string): void {
    if (!this.files.has(name) && !this.#jobs.has(name) && this.#underWork !== name) return;
    this.files.delete(name);
    this.#jobs.set(name, 'drop');
    this.#work();
  }

  /** Takes away at once, so that it is done when the change is answered, what was last right at this moment or before. */
  dropUntil(oldest: number): void {
    if (oldest <= this.#oldest) return;
    this.#oldest = oldest;
    for (const [name, { rightAt }] of this.files) {
      if (rightAt > oldest) continue;
      this.files.delete(name);
      for (const file of filesOf(name)) rmSync(this.#pathOf(file), { force: true });
    }
  }

  isAwaited = (name: string): boolean => this.#jobs.has(name);

  /** Lists the files of all pages that are here or about to be. */
  listFiles = (): string[] => [...this.files.keys(), ...this.#jobs.keys(), this.#underWork].flatMap(filesOf);

  /** @returns undefined when the files are torn or gone */
  read = (name: string): Promise<KeptPage | undefined> => readPage(this.path, name).catch(() => undefined);

  /** Forgets files that another process has taken away, to have them written anew. */
  async forgetMissing(): Promise<void> {
    const there = new Set(await readdir(this.#pathOf(headsFolder)).catch(() => []));
    for (const name of this.files.keys()) if (!there.has(encodeURIComponent(name))) this.files.delete(name);
  }

  /** Resolves when nothing waits to be written. */
  async settle(): Promise<void> {
    do {
      await this.#working;
      if (this.#timesWait) this.#endTimesWait();
    } while (this.#working !== undefined);
  }

  #pathOf = (name: string): string => join(this.path, name);

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

  async #replace(name: string, keeping: Keeping): Promise<void> {
    const { answer, rightAt } = keeping;
    if (!(await this.#hasSpace())) throw new DiskFull('what is left is for saves');
    const hasAccounts = showsAccounts(answer.bytes);
    const isStillWanted = () =>
      rightAt > this.#oldest && (!hasAccounts || mayShowAccounts(this.path, rightAt));
    const isPlaced = await placePage(this.path, name, { ...keeping, isShared: this.isShared, isStillWanted });
    // another process may have begun to change them in between
    if (!isPlaced || !isStillWanted()) return this.#remove(name);
    const pictures = answer.bytes.toString('latin1').match(uploaded) ?? [];
    this.files.set(name, { drawnAt: rightAt, rightAt, answer, pictures });
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
    await this.forgetMissing();
    const times = [...this.files].map(([name, { drawnAt, rightAt }]) => [name, { drawnAt, rightAt }]);
    const bytes = Buffer.from(JSON.stringify(Object.fromEntries(times)));
    await replaceFile(this.#pathOf(timesName), { bytes, modifiedAt: Date.now() });
  }

  /** Looks once a second: after a save many pages come at once. */
  #hasSpace(): Promise<boolean> {
    const now = performance.now();
    if (this.#space === undefined || now - this.#space.lookedAt > 1000)
      this.#space = { lookedAt: now, isThere: hasPlentyOfSpace({ dataDir: this.path }) };
    return this.#space.isThere;
  }

  async #remove(name: string): Promise<void> {
    this.files.delete(name);
    for (const file of filesOf(name)) await rm(this.#pathOf(file), { force: true });
  }
}
