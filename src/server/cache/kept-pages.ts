import { join } from 'node:path';
import { z } from 'zod';
import type { HoldAccounts } from '#/db/audit-log.ts';
import { day } from '#/format/durations.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type CachedAnswer, toCachedAnswer } from './cached-answer.ts';
import { type EncodedResponse, withHead } from './encoded-response.ts';
import { holdAccounts } from './hold-accounts.ts';
import { fileOf, type KeptPage } from './kept-files.ts';
import { KeptFolder } from './kept-folder.ts';
import type { PageReads } from './page-reads.ts';
import type { AnswerKey, PageStore } from './page-store.ts';

/** Times are in ms since 1970. */
const stateSchema = z.object({
  /** The version of the content that the database had last. */
  version: z.number(),
  /** The moment when that version was first seen: pages that are not known to be right since then are not shown. */
  changedAt: z.number(),
  /** The moment when the database last said that it is still this one. */
  seenAt: z.number(),
});

/** Milliseconds. After that nobody knows what has changed meanwhile, the accounts for donations among it. */
const longestUnseen = 7 * day;

/** Reads the state. @throws {Error} when it is torn, or all files may have the time at which somebody has copied them */
function readState({ text, modifiedAt }: { text: string; modifiedAt: number }) {
  const state = stateSchema.parse(JSON.parse(text));
  if (modifiedAt > state.seenAt) throw new Error('the files have other times than they were given');
  return state;
}

export type KeptWhere = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'snapshotDir'>>;

export const keptPagesFolder = ({ dataDir, snapshotDir }: KeptWhere): string =>
  snapshotDir ?? join(dataDir, 'pages');

/** A page that a static server sends in the place of one that it does not find. */
export const missingPage = '/404';

/**
 * The page cache's answers as files, as many as the cache holds: for a start without a database, and for a static server to send
 * while nobody answers here.
 */
export class KeptPages {
  readonly folder: KeptFolder;
  readonly #given: { log: Log; clock: () => Date };
  #state = { version: Number.NaN, changedAt: Number.POSITIVE_INFINITY, seenAt: 0 };
  /** In ms since 1970: what was last right at it or before is older than the change before the last. */
  #tooOld = 0;
  #lastStamp = 0;
  readonly #unread = new Set<string>();
  #readSince = 0;

  /** @param where the folder that `open` makes and reads; in one of its own other users may read it */
  constructor(where: KeptWhere, given: { log: Log; clock: () => Date }) {
    const isShared = where.snapshotDir !== undefined;
    this.folder = new KeptFolder(keptPagesFolder(where), { isShared, log: given.log });
    this.#given = given;
  }

  /** Learns what an earlier process has left. When that cannot be read, it counts as nothing. */
  async open(): Promise<void> {
    try {
      const found = await this.folder.open();
      if (found) this.#state = readState(found);
    } catch (error) {
      this.#given.log.warn({ error }, 'kept pages not readable');
    }
    const { changedAt } = this.#state;
    const stamps = [...this.folder.files.values()].map(({ rightAt }) => rightAt);
    this.#lastStamp = Math.max(0, Number.isFinite(changedAt) ? changedAt : 0, ...stamps);
  }

  /** @returns ms since 1970; each is later than the one before, also when the machine's clock is set back. */
  stamp(): number {
    this.#lastStamp = Math.max(this.#given.clock().getTime(), this.#lastStamp + 1);
    return this.#lastStamp;
  }

  /** Keeps pages of another version of the content from being shown until they have been looked at again. */
  noteVersion(version: number): void {
    const { version: before, changedAt } = this.#state;
    const isOther = version !== before;
    const seenAt = this.stamp();
    if (isOther) this.#tooOld = version === before + 1 ? changedAt : seenAt;
    this.#state = isOther ? { version, changedAt: seenAt, seenAt } : { ...this.#state, seenAt };
    this.folder.writeState(JSON.stringify(this.#state), seenAt);
  }

  /** Drops what is older than the change before the last, once it is known which pages the last has not touched. */
  dropOld(): void {
    this.folder.dropUntil(this.#tooOld);
  }

  /** Takes what shows accounts off the disk before they change. @returns what ends it */
  holdAccounts: HoldAccounts = async () => {
    const end = await holdAccounts(this.folder.path, () => this.stamp());
    await this.folder.forgetMissing();
    return end;
  };

  /** Keeps nothing until `noteRead`: pages are drawn from what was read last. @param source which cannot be read */
  noteUnread(source: string): void {
    this.#unread.add(source);
  }

  noteRead(source: string): void {
    this.#unread.delete(source);
    this.#readSince = this.stamp();
  }

  /** @param rightAt a stamp of before it was drawn or compared */
  keep(asked: AnswerKey, answer: CachedAnswer, rightAt: number): void {
    const { isLight, keptAs: key = asked.key } = asked;
    // of the light pages only what has a name: without a database nobody knows what is missing
    if (this.#unread.size > 0 || rightAt <= this.#readSince || (isLight && !asked.keptAs)) return;
    this.folder.keep(fileOf(key), { asked: { ...asked, key }, answer, rightAt });
  }

  drop(key: string): void {
    this.folder.drop(fileOf(key));
  }

  /** Drops what no page of this process stands behind, or was not looked at since the last change. */
  dropOthers(): void {
    for (const [name, { answer, rightAt }] of this.folder.files)
      if (!this.folder.isAwaited(name) && (!answer || rightAt <= this.#state.changedAt))
        this.folder.drop(name);
  }

  /** Tells whether there is one that may be shown. Opens no file, so a made-up address costs nothing. */
  has = (key: string): boolean => this.#findRightAt(fileOf(key)) !== undefined;

  /** @returns the page, and when it was last known to be right; undefined without one that may be shown */
  async find(key: string): Promise<{ page: KeptPage; rightAt: number } | undefined> {
    const name = fileOf(key);
    const rightAt = this.#findRightAt(name);
    if (rightAt === undefined) return undefined;
    const page = await this.folder.read(name);
    if (page?.key === key) return { page, rightAt };
    this.#given.log.warn({ key }, 'kept page not whole');
    this.folder.drop(name);
    return undefined;
  }

  /** Resolves when nothing waits to be written. */
  settle = (): Promise<void> => this.folder.settle();

  /** Counts whole seconds. */
  secondsSince = (rightAt: number): number => Math.floor(this.#ageOf(rightAt) / 1000);

  #ageOf = (rightAt: number): number => Math.max(0, this.#given.clock().getTime() - rightAt);

  /** @returns undefined for a page that may not be shown */
  #findRightAt(name: string): number | undefined {
    const { changedAt, seenAt } = this.#state;
    const lookedAt = this.folder.files.get(name)?.rightAt;
    if (lookedAt === undefined || lookedAt <= changedAt) return undefined;
    const rightAt = Math.max(lookedAt, seenAt);
    return this.#ageOf(rightAt) < longestUnseen ? rightAt : undefined;
  }
}

export interface Recall {
  /** Reads what lies on disk, which is the last good answer from now on. @returns undefined when there is none */
  find(key: string): Promise<CachedAnswer | undefined>;
  /** @returns undefined for an answer that came from disk and may not be shown any more */
  ifGood(key: string, answer: CachedAnswer | undefined): CachedAnswer | undefined;
  /** Adds the header `age` of RFC 9111 5.1 to an answer that comes from disk. */
  addAge(response: EncodedResponse, answer: CachedAnswer): EncodedResponse;
}

/** The generation of an answer that comes from disk: it is never fresh. */
const generation = -1;

/** Opens the file of a page once for a crowd that asks for it. */
export function openRecall(kept: KeptPages | undefined, store: PageStore, reads: PageReads): Recall {
  const recalls = new Map<string, Promise<CachedAnswer | undefined>>();

  async function read(key: string): Promise<CachedAnswer | undefined> {
    const found = await kept?.find(key);
    if (!found) return undefined;
    const { isFixed, readAs, status, headers, body } = found.page;
    const rendered = { reads: reads.of(readAs), status, headers, body: body.toString() };
    const answer = {
      ...(await toCachedAnswer(rendered, { generation, bytes: body })),
      rightAt: found.rightAt,
    };
    store.put({ key, isFixed }, answer);
    return answer;
  }

  return {
    find(key) {
      const recalling = recalls.get(key) ?? read(key).finally(() => recalls.delete(key));
      recalls.set(key, recalling);
      return recalling;
    },
    ifGood: (key, answer) => (answer?.rightAt === undefined || kept?.has(key) ? answer : undefined),
    addAge(response, { rightAt }) {
      if (!kept || rightAt === undefined) return response;
      return withHead({
        ...response,
        headers: { ...response.headers, age: String(kept.secondsSince(rightAt)) },
      });
    },
  };
}
