import { checkContent } from '#/content/check.ts';
import { answerFromCache, createApp } from './app.ts';
import { readConfig } from './config.ts';
import { type AnswerAtOnce, type App, type Listening, listen } from './connections/listen.ts';
import { openTraffic } from './connections/traffic.ts';
import { sayFirstAdmin, sayWelcome } from './first-admin.ts';
import { welcomeFirstStart } from './first-start.ts';
import { createLog } from './log.ts';
import { waitForDatabase } from './open-database.ts';
import { closeParts, openPages, openParts } from './parts.ts';
import { drawAllPages } from './regular-work/draw-all-pages.ts';
import { startRegularWork } from './regular-work/timers.ts';
import { closeRunning, handleUnexpected, type Running, stopWhenAsked } from './stop-when-asked.ts';
import { createWaitingApp } from './waiting/waiting-app.tsx';

try {
  await start();
} catch (error) {
  // a wrong setting or content file has its own sentence; a stack would hide it
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function start() {
  // what this process writes only its user may read: hashes of passwords and drafts are among it
  process.umask(0o077);
  checkContent();
  const config = readConfig(process.env);
  const given = { config, log: createLog(config.logLevel), clock: () => new Date() };
  const { log } = given;
  const pages = await openPages(given);
  const running: Running = { log, pages, stopWork: [] };
  handleUnexpected({ log, close: () => closeRunning(running) });
  stopWhenAsked(running);
  const traffic = openTraffic();
  const answerWith = listenOnce({ ...config, traffic });
  const wait = waitForDatabase({
    ...config,
    log,
    // not before: a proxy in front tries again for as long as nobody listens, and gets the whole site
    async onAway() {
      running.server = await answerWith({ app: createWaitingApp({ config, log, pages }) });
    },
  });
  const parts = await openParts({ ...given, wait, pages, traffic });
  running.parts = parts;
  const firstAdmin = await wait(() => welcomeFirstStart(parts)).catch(async (error: unknown) => {
    await closeParts(parts);
    throw error;
  });
  // at once: should the rest of the start fail, no later one could tell the password
  if (firstAdmin) sayFirstAdmin(firstAdmin, log);
  const app = createApp(parts);
  running.stopWork.push(startRegularWork(parts), await drawAllPages(parts, app));
  running.server = await answerWith({ app, answerAtOnce: answerFromCache(parts) });
  sayWelcome({ config, content: parts.content.last, port: running.server.port, firstAdmin, log });
}

interface Answers {
  app: App;
  answerAtOnce?: AnswerAtOnce;
}

/**
 * @returns gives all requests from now on to these answers; the first call listens. What is under way is answered by who began
 * it, so none is lost
 */
function listenOnce(where: Pick<Parameters<typeof listen>[1], 'port' | 'host' | 'traffic'>) {
  let answers: Answers;
  let listening: Promise<Listening> | undefined;
  return function answerWith(next: Answers): Promise<Listening> {
    answers = next;
    listening ??= listen(
      { fetch: (request, env) => answers.app.fetch(request, env) },
      { ...where, answerAtOnce: (incoming, outgoing) => answers.answerAtOnce?.(incoming, outgoing) ?? false },
    );
    return listening;
  };
}
