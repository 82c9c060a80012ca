import type { IncomingMessage } from 'node:http';
import type { DayReads } from '#/db/page-reads.ts';

/** Reads of one page that are not stored yet. */
export type ReadCount = Omit<DayReads, 'day'>;

/** Pages that are counted, and rows that wait for a database that is away: one statement takes as many. */
const [mostPages, mostWaiting] = [5000, 8000];

/** Counts how often each page is read. What a request says of itself is looked at and let go: nothing here tells who read. */
export class PageReads {
  readonly #counts = new Map<string, ReadCount>();
  readonly #waiting = new Map<string, DayReads>();

  /** Finds the count of a page, which stays the same. @returns undefined without a page, and where there are too many */
  of(path: string | undefined): ReadCount | undefined {
    if (path === undefined) return undefined;
    const known = this.#counts.get(path);
    if (known || this.#counts.size >= mostPages) return known;
    const count = { path, reads: 0, botReads: 0 };
    this.#counts.set(path, count);
    return count;
  }

  /** Stores what was counted since the last time, as reads of this day. What `add` fails to store waits for the next time. */
  async store(day: string, add: (rows: DayReads[]) => Promise<void>): Promise<void> {
    for (const count of this.#counts.values()) {
      this.#wait({ day, ...count });
      Object.assign(count, { reads: 0, botReads: 0 });
    }
    const rows = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      if (rows.length > 0) await add(rows);
    } catch (error) {
      for (const row of rows) this.#wait(row);
      throw error;
    }
  }

  #wait(row: DayReads): void {
    if (row.reads + row.botReads === 0) return;
    const key = `${row.day} ${row.path}`;
    const { reads = 0, botReads = 0 } = this.#waiting.get(key) ?? {};
    if (this.#waiting.size < mostWaiting || this.#waiting.has(key))
      this.#waiting.set(key, { ...row, reads: row.reads + reads, botReads: row.botReads + botReads });
  }
}

/** Names of programs, and the address at which one is explained. CUBOT makes telephones. */
const bot = /(?<!cu)bot|crawl|spider|https?:|curl|wget|python/i;

/** Words of a request about itself. */
export type ReadBy = Pick<IncomingMessage, 'method' | 'headers'>;

/** Counts a visit, and apart one of a bot that says so; but no page that a browser or a script only keeps for later. */
export function countRead(count: ReadCount | undefined, { method, headers }: ReadBy): void {
  if (!count || method !== 'GET' || headers['sec-purpose'] !== undefined) return;
  if ((headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate') return;
  if (bot.test(headers['user-agent'] ?? '')) count.botReads += 1;
  else count.reads += 1;
}
