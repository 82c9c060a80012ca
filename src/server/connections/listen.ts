import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import {
  isDone,
  isUpload,
  isWaitingForClient,
  limitTimes,
  nodeLimits,
  type TimeLimits,
  usualTimeLimits,
} from './time-limits.ts';
import type { Traffic } from './traffic.ts';

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

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  seen: { moved: string; at: number };
}

interface Connections {
  /** Closes idle connections, and those with half-sent headers. */
  closeUnused(): void;
  /** Closes connections whose client neither sent nor took anything for this long. */
  closeSilent(milliseconds: number): void;
}

/**
 * Of one connection: its requests are taken as they come, and their answers wait in memory until it takes them. Browsers
 * and proxies send the next request after the answer.
 */
const mostExchanges = 32;

/** Needed because Node cannot tell a half-sent request from one that is being answered. */
function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, Set<Exchange>>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (incoming, outgoing) => {
    if (isDone(incoming, outgoing)) return;
    const { socket } = incoming;
    const exchanges = connections.get(socket) ?? new Set();
    const exchange = { incoming, outgoing, seen: { moved: '', at: 0 } };
    exchanges.add(exchange);
    if (exchanges.size > mostExchanges) socket.destroy();
    outgoing.once('close', () => {
      exchanges.delete(exchange);
      if (isClosing && exchanges.size === 0) socket.destroySoon();
    });
  });

  return {
    closeUnused() {
      isClosing = true;
      for (const [socket, exchanges] of connections) if (exchanges.size === 0) socket.destroy();
    },
    closeSilent(milliseconds) {
      for (const { incoming, outgoing, seen } of [...connections.values()].flatMap((open) => [...open])) {
        const { bytesRead, bytesWritten, writableLength } = incoming.socket;
        // other bodies are small, so a client that sends one bit by bit must not delay the stop
        const moved = `${isUpload(incoming) ? bytesRead : ''} ${bytesWritten} ${writableLength}`;
        if (moved !== seen.moved) Object.assign(seen, { moved, at: performance.now() });
        const isSilent = performance.now() - seen.at >= milliseconds;
        if (isSilent && isWaitingForClient(incoming, outgoing)) incoming.socket.destroy();
      }
    },
  };
}
