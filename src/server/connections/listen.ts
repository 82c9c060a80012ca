import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import { limitTimes, nodeLimits, type TimeLimits, usualTimeLimits } from './time-limits.ts';
import type { Traffic } from './traffic.ts';
import { type Connections, watchConnections } from './watch-connections.ts';

export interface Listening {
  /** The real port when 0 was asked for. */
  port: number;
  /** Stops accepting; requests get `grace` ms, silent clients less. Resolves when no connection is left. */
  finish(grace: number): Promise<void>;
  /** Resolves when all requests but GETs are done, also those whose client hung up. */
  settle(): Promise<void>;
}

export interface App {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
}

/** @returns false, at once or later, when it has done nothing and the app has to answer */
export type AnswerAtOnce = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => boolean | Promise<boolean>;

/** @throws {Error} a sentence with the cure when the port is taken, or the address is not this machine's */
export function listen(
  app: App,
  {
    port,
    host,
    limits = usualTimeLimits,
    answerAtOnce = () => false,
    traffic,
  }: Pick<Config, 'port' | 'host'> & {
    limits?: TimeLimits;
    answerAtOnce?: AnswerAtOnce;
    traffic?: Pick<Traffic, 'count'>;
  },
): Promise<Listening> {
  const changes = new Set<Promise<Response>>();
  const answerWithApp = getRequestListener(
    (request, env) => {
      const answer = app.fetch(request, env);
      if (request.method !== 'GET') watchChange(Promise.resolve(answer), changes);
      return answer;
    },
    // HTTP/1.0, in which HAProxy checks whether we live, need not name a host; in 1.1 Node asks for one (RFC 9112, 3.2)
    { hostname: 'localhost' },
  );
  const server = createServer(nodeLimits(limits), (incoming, outgoing) => {
    // what came together with too many others is still read
    if (incoming.socket.destroyed) return;
    const isAnswered = answerAtOnce(incoming, outgoing);
    if (isAnswered === true) return traffic?.count(incoming, outgoing);
    const began = performance.now();
    outgoing.once('close', () => traffic?.count(incoming, outgoing, began));
    if (isAnswered === false) void answerWithApp(incoming, outgoing);
    else void isAnswered.then((isDone) => (isDone ? undefined : answerWithApp(incoming, outgoing)));
  });
  const connections = watchConnections(server);
  limitTimes(server, limits);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host })));
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        finish: (grace) => finish(server, { connections, grace }),
        settle: async () => void (await Promise.allSettled(changes)),
      }),
    );
  });
}

function watchChange(answer: Promise<Response>, changes: Set<Promise<Response>>): void {
  changes.add(answer);
  const forget = () => changes.delete(answer);
  answer.then(forget, forget);
}

async function finish(
  server: Server,
  { connections, grace }: { connections: Connections; grace: number },
): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => {
    isClosed = true;
  });
  connections.closeUnused();
  for (let waited = 0; !isClosed && waited < grace; waited += lookEvery) {
    connections.closeSilent(mostSilence);
    await Promise.race([closed, sleep(lookEvery)]);
  }
  server.closeAllConnections();
  await closed;
}

const lookEvery = 200;
const mostSilence = 2_000;

/** EAI_AGAIN: a name, which nobody could be asked about. */
const notOurs = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT'];

function explain(error: NodeJS.ErrnoException, { port, host }: Pick<Config, 'port' | 'host'>): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`PORT ${port} is in use by another program; set PORT to a free one.`);
  if (error.code === 'EACCES')
    return new Error(`PORT ${port} may only be used by root; set PORT to one above 1023.`);
  if (notOurs.includes(error.code ?? ''))
    return new Error(
      `HOST ${host} is no address of this machine; set HOST to one that is, or to 0.0.0.0 for all.`,
    );
  return error;
}
