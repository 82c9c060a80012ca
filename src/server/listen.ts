import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Config } from './config.ts';

export interface Listening {
  /** The port in use: the one asked for, or a free one when 0 was asked for. */
  port: number;
  /** Stops accepting; resolves when the requests under way are finished. */
  finish(): Promise<void>;
}

/** @throws {Error} a sentence with the cure when the port is taken */
export function listen(
  app: { fetch: (request: Request, env: object) => Response | Promise<Response> },
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) =>
      resolve({ port: address.port, finish: () => finish(server) }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
  });
}

function finish(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // a browser keeps its connection open for its next request, which would hold us up for seconds
    if (server instanceof Server) server.closeIdleConnections();
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`PORT ${port} is in use by another program; set PORT to a free one.`);
  if (error.code === 'EACCES')
    return new Error(`PORT ${port} may only be used by root; set PORT to one above 1023.`);
  return error;
}
