import { serve } from '@hono/node-server';
import { checkContent } from '#/content/check.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { welcomeFirstStart } from './first-start.ts';
import { createLog } from './log.ts';
import { assertNodeVersion } from './node-version.ts';
import { closeParts, openParts } from './parts.ts';
import { sayWelcome } from './welcome.ts';

/** How long requests may take to finish after SIGTERM. */
const graceMilliseconds = 10_000;

try {
  await start();
} catch (error) {
  // a wrong configuration or content file is told in its own sentence, without a stack
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function start() {
  assertNodeVersion(process.versions.node);
  checkContent();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const parts = await openParts({ config, log, clock: () => new Date() });
  const firstAdmin = await welcomeFirstStart(parts);
  const app = createApp(parts);
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) =>
    sayWelcome({ config, port, firstAdmin }),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE';
    process.stderr.write(
      inUse
        ? `PORT ${config.port} is in use by another program; set PORT to a free one.\n`
        : `${error.message}\n`,
    );
    process.exit(1);
  });

  let isStopping = false;
  async function stop(signal: string) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    server.close(async () => {
      await closeParts(parts);
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
