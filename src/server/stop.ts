import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from './listen.ts';
import { closeParts, type Parts } from './parts.ts';

/** How long requests may take to finish after SIGTERM, in milliseconds. */
const grace = 10_000;
/** How long what they began may take to clear up, and then the parts to close. */
const clearingUp = 2_000;

interface Running {
  server: Listening;
  parts: Parts;
  stopRegularWork: () => void;
}

/** Stops the server in order at SIGTERM or SIGINT, with exit code 0; a second signal ends it at once. */
export function stopWhenAsked(running: Running): void {
  const { log } = running.parts;
  let isStopping = false;
  function onSignal(signal: string) {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    // a database that no longer answers must not hold us up for ever
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

async function stop({ server, parts, stopRegularWork }: Running): Promise<void> {
  await server.finish(grace);
  stopRegularWork();
  // an upload whose sender has gone would wait for its picture, and leave its folder behind
  parts.media.pictures.close();
  await Promise.race([server.settle(), sleep(clearingUp)]);
  await closeParts(parts);
}
