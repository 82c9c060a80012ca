import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { requestContext } from './request-context.ts';

/** In ms. */
const closingTime = 2_000;

/**
 * A rejected promise that nobody awaits is logged and the process goes on. After an uncaught exception its state is
 * unknown (Node.js, "Warning: Using 'uncaughtException' correctly"), so it exits with 1 to be started again.
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
