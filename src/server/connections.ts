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

/** Needed because Node cannot tell a half-sent request from one that is being answered. */
export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  const exchanges = new Set<Exchange>();
  let isClosing = false;

  const isUsed = (socket: Socket) => [...exchanges].some(({ incoming }) => incoming.socket === socket);

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (incoming, outgoing) => {
    if (isDone(incoming, outgoing)) return;
    const exchange = { incoming, outgoing, seen: { moved: '', at: 0 } };
    exchanges.add(exchange);
    outgoing.once('close', () => {
      exchanges.delete(exchange);
      if (isClosing && !isUsed(incoming.socket)) incoming.socket.destroySoon();
    });
  });

  return {
    closeUnused() {
      isClosing = true;
      for (const socket of sockets) if (!isUsed(socket)) socket.destroy();
    },
    closeSilent(milliseconds) {
      for (const { incoming, outgoing, seen } of exchanges) {
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
