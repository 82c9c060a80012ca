import { checkContent } from '#/content/check.ts';
import { createApp } from './app.ts';
import { backUpRegularly } from './backup/back-up-regularly.ts';
import { readConfig } from './config.ts';
import { welcomeFirstStart } from './first-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { assertNodeVersion } from './node-version.ts';
import { closeParts, openParts } from './parts.ts';
import { stopWhenAsked } from './stop.ts';
import { handleUnexpected } from './unexpected.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { sayWelcome } from './welcome.ts';

try {
  await start();
} catch (error) {
  // a wrong configuration or content file is told in its own sentence, without a stack
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Configuration, database, app, listen; and the way back when asked to stop. */
async function start() {
  assertNodeVersion(process.versions.node);
  checkContent();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const parts = await openParts({ config, log, clock: () => new Date() });
  handleUnexpected({ log, close: () => closeParts(parts) });
  const firstAdmin = await waitForDatabase({ ...config, log })(() => welcomeFirstStart(parts));
  void parts.media.work.start();
  parts.media.copies.start();
  const stopHousekeeping = startHousekeeping(parts);
  const stopBackups = backUpRegularly(parts);
  const server = await listen(createApp(parts), config);
  sayWelcome({ config, port: server.port, firstAdmin });
  stopWhenAsked({
    server,
    parts,
    stopRegularWork() {
      stopHousekeeping();
      stopBackups();
    },
  });
}
