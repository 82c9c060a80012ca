import { constants, setPriority } from 'node:os';
import { removeUnfinished } from './backup-folder.ts';
import type { Answer, Order } from './backup-process.ts';
import { makeNightlyBackup } from './nightly-backup.ts';

/** The process that makes the nightly backup: takes one order from the server, answers it and ends. */
// visitors cannot wait, and a backup can
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', async ({ config, now: time }: Order) => {
  const now = new Date(time);
  const breakOff = () => {
    removeUnfinished(config, now);
    process.exit(1);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, breakOff);
  const answer: Answer = await makeNightlyBackup(config, now).then(
    (made) => ({ made }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.exit());
});
