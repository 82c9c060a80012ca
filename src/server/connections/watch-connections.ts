import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDone, isUpload, isWaitingForClient } from './time-limits.ts';

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  seen: { moved: string; at: number };
}

export interface Connections {
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
export function watchConnections(server: Server): Connections {
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
