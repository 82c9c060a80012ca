import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from './connections/listen.ts';
import { type Log, requestContext } from './log.ts';
import { closeParts, type OpenPages, type Parts, stopMedia } from './parts.ts';

/** Parts of the running server, each there from when it is open. */
export interface Running {
  log: Log;
  pages: OpenPages;
  server?: Listening;
  parts?: Parts;
  stopWork: (() => Promise<void>)[];
}

/** Time for requests to finish after SIGTERM, in ms. */
const grace = 10_000;
/** Time for interrupted changes to clear up, and again for the parts to close, in ms. */
const clearingUp = 2_000;

/** Exits with 0 at SIGTERM or SIGINT; a second signal exits at once with 1. */
export function stopWhenAsked(running: Running): void {
  const { log } = running;
  let isStopping = false;
  function onSignal(signal: string) {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    // a database that does not answer must not block the exit
    setTimeout(() => process.exit(1), grace + 2 * clearingUp).unref();
    stop(running).then(
      () => process.exit(0),
      (error) => {
        log.error(error, 'not stopped in order');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stop(running: Running): Promise<void> {
  const { server, parts, stopWork } = running;
  await server?.finish(grace);
  // an upload whose client has gone would wait for its picture and leave its folder behind
  const stopped = [...stopWork.map((stopIt) => stopIt()), parts && stopMedia(parts)];
  await Promise.race([Promise.all([server?.settle(), ...stopped]), sleep(clearingUp)]);
  await closeRunning(running);
}

export const closeRunning = ({ parts, pages }: Running): Promise<void> =>
  parts ? closeParts(parts) : pages.keptPages.settle();

/**
 * Handles what no code expected. A rejected promise that nobody awaits is logged and the process goes on. After an uncaught exception its state is
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
    void Promise.allSettled([Promise.race([close(), sleep(clearingUp)])]).then(() => process.exit(1));
  });
}
