import type { Database } from './connect.ts';
import { readContentVersion } from './content-version.ts';
import { within } from './within.ts';

export interface ContentWatch {
  /** Looks now; a server does so after each write of its own, before it answers the writer. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Calls `onChange` when content has changed, by this process, by another copy of the server or by a command; and when
 * nobody knows whether it has: an old page that stays is worse than one drawn once too often.
 */
export async function watchContent(
  database: Database,
  { onChange, onError }: { onChange: () => void; onError: (error: unknown) => void },
): Promise<ContentWatch> {
  let seen: number | undefined = await readContentVersion(database.db);
  let retry: NodeJS.Timeout | undefined;

  async function look() {
    clearTimeout(retry);
    try {
      const version = await readSoon(database);
      if (version === seen) return;
      seen = version;
      onChange();
    } catch (error) {
      onError(error);
      // until the database is back, the pages that are kept are the best there are
      seen = undefined;
      retry = setTimeout(() => void look(), retryAfter).unref();
    }
  }

  const stopWatching = database.watchWrites({
    look: () => void look(),
    onMissed() {
      seen = undefined;
      onChange();
    },
  });
  return {
    look,
    stop() {
      clearTimeout(retry);
      return stopWatching();
    },
  };
}

/** Who has written waits for this, and need not wait long. */
const readSoon = ({ db }: Database) =>
  within(readContentVersion(db), {
    milliseconds: longestLook,
    timeoutError: () => new Error(`the content version was not read within ${longestLook} ms`),
  });

const longestLook = 2000;
const retryAfter = 1000;
