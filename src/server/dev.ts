import { checkContent } from '#/content/check.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { sayFirstAdmin, sayWelcome } from './first-admin.ts';
import { welcomeFirstStart } from './first-start.ts';
import { createLog } from './log.ts';
import { closeParts, openParts } from './parts.ts';
import { startRegularWork } from './regular-work/timers.ts';

/** Vite calls this again when a server file changes. */
export async function startDevelopment(port: number) {
  checkContent();
  const config = readConfig(process.env);
  const parts = await openParts({ config, log: createLog('warn'), clock: () => new Date() });
  const firstAdmin = await welcomeFirstStart(parts);
  if (firstAdmin) {
    sayFirstAdmin(firstAdmin, parts.log);
    sayWelcome({ config, content: parts.content.last, port, firstAdmin, log: parts.log });
  }
  const stopRegularWork = startRegularWork(parts);
  const app = createApp(parts);
  return {
    fetch(request: Request, env: object) {
      // a cached page would hide the last edit
      parts.pageCache.clear();
      return app.fetch(request, env);
    },
    async stop() {
      await stopRegularWork();
      await closeParts(parts);
    },
  };
}
