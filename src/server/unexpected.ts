import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { requestContext } from './request-context.ts';

/** How long the database may take to close, in milliseconds. */
const closingTime = 2_000;

/**
 * The last net, for faults of our own. A promise that fails while nobody waits for it concerns nothing but itself: it is
 * logged, and the process goes on. After an exception that nobody caught the state of the process is not known (Node.js,
 * "Warning: Using 'uncaughtException' correctly"): it is logged, the database is closed, and the process ends with exit
 * code 1, so that whatever supervises it starts it again.
 */
export function handleUnexpected({ log, close }: { log: Log; close: () => Promise<void> }): void {
  let isEnding = false;
  process.on('unhandledRejection', (error) => {
    log.error({ ...requestContext.getStore(), error }, 'a promise failed that nobody waited for');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ ...requestContext.getStore(), error }, 'nobody caught an exception: the process ends');
    if (isEnding) process.exit(1);
    isEnding = true;
    void Promise.allSettled([Promise.race([close(), sleep(closingTime)])]).then(() => process.exit(1));
  });
}
