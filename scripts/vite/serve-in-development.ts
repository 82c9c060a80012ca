import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

interface Running {
  module: unknown;
  fetch(request: Request, env: object): Response | Promise<Response>;
  stop(): Promise<void>;
}

/**
 * In development, whatever Vite does not serve itself is answered by our own server, run through Vite's module
 * runner, so that both are one process with hot reload.
 * @param entry exports `startDevelopment(port)`; it is started again when a file it imports has changed
 */
export function serveInDevelopment(entry: string): Plugin {
  let running: Promise<Running> | undefined;
  return {
    name: 'serve-in-development',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          running = restartWhenChanged(server, { entry, running });
          const { fetch } = await running;
          request.url = request.originalUrl;
          await getRequestListener(fetch, { overrideGlobalObjects: false })(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      // Tailwind notes every source file as an asset of the client; only a script there can be updated in place
      const isInBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])].some(
        (module) => module.type === 'js',
      );
      if (!isInBrowser) hot.send({ type: 'full-reload' });
    },
  };
}

async function restartWhenChanged(
  server: ViteDevServer,
  { entry, running }: { entry: string; running: Promise<Running> | undefined },
): Promise<Running> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server in this environment.');
  const before = await running?.catch(() => undefined);
  const module = await ssr.runner.import(entry);
  if (before && before.module === module) return before;
  await before?.stop();
  const { port = 5173 } = server.config.server;
  return { module, ...(await module.startDevelopment(port)) };
}
