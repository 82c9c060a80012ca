import type { Database } from './connect.ts';
import { readContentVersion } from './content-version.ts';

export interface ContentWatch {
  /** Looks now; a server does so after each write of its own, before it answers the writer. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Calls `onChange` when content has changed, by this process, by another copy of the server or by a command. */
export async function watchContent(
  database: Database,
  { onChange, onError }: { onChange: () => void; onError: (error: unknown) => void },
): Promise<ContentWatch> {
  let seen = await readContentVersion(database.db);

  async function look() {
    const version = await readContentVersion(database.db);
    if (version === seen) return;
    seen = version;
    onChange();
  }

  const stop = database.watchWrites(() => {
    look().catch(onError);
  });
  return { look, stop };
}
