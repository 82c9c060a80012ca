import { constants, setPriority } from 'node:os';
import { removeUnfinished } from './backup-folder.ts';
import type { Answer, Order } from './backup-process.ts';
import { makeNightlyBackup } from './nightly-backup.ts';

// a backup can wait, visitors cannot
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
