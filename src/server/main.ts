import { setTimeout as sleep } from 'node:timers/promises';
import { checkContent } from '#/content/check.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Listening, listen } from './connections/listen.ts';
import { welcomeFirstStart } from './first-start.ts';
import { keepTicksFast } from './keep-ticks-fast.ts';
import { createLog } from './log.ts';
import { keepToOwner } from './owner-only.ts';
import { closeParts, openParts, type Parts, stopMedia } from './parts.ts';
import { startRegularWork } from './regular-work/start.ts';
import { handleUnexpected } from './unexpected.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { sayFirstAdmin, sayWelcome } from './welcome.ts';

try {
  await start();
} catch (error) {
  // a wrong setting or content file has its own sentence; a stack would hide it
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function start() {
  keepToOwner();
  checkContent();
  keepTicksFast();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const parts = await openParts({ config, log, clock: () => new Date() });
  handleUnexpected({ log, close: () => closeParts(parts) });
  const firstAdmin = await waitForDatabase({ ...config, log })(() => welcomeFirstStart(parts)).catch(
    async (error: unknown) => {
      await closeParts(parts);
      throw error;
    },
  );
  // at once: should the rest of the start fail, no later one could tell the password
  if (firstAdmin) sayFirstAdmin(firstAdmin, log);
  const stopRegularWork = startRegularWork(parts);
  const server = await listen(createApp(parts), {
    ...config,
    answerAtOnce: answerFromCache(parts),
    traffic: parts.traffic,
  });
  sayWelcome({ config, content: parts.content.last, port: server.port, firstAdmin, log });
  stopWhenAsked({ server, parts, stopRegularWork });
}

/** For requests to finish after SIGTERM, in ms. */
const grace = 10_000;
/** For interrupted changes to clear up, and again for the parts to close, in ms. */
const clearingUp = 2_000;

interface Running {
  server: Listening;
  parts: Parts;
  stopRegularWork: () => Promise<void>;
}

/** Exits with 0 at SIGTERM or SIGINT; a second signal exits at once with 1. */
function stopWhenAsked(running: Running): void {
  const { log } = running.parts;
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

async function stop({ server, parts, stopRegularWork }: Running): Promise<void> {
  await server.finish(grace);
  // an upload whose client has gone would wait for its picture and leave its folder behind
  const stopped = [stopRegularWork(), stopMedia(parts)];
  await Promise.race([Promise.all([server.settle(), ...stopped]), sleep(clearingUp)]);
  await closeParts(parts);
}
