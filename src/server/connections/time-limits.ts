import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { minute } from '#/format/durations.ts';
import { resumablePath, uploadPath } from '#/media/resumable/paths.ts';
import { importPath } from '#/operations/csv/shape.ts';

/**
 * Milliseconds. `silence`: no byte sent or taken by the client. `idle`: no next request of a client that has its
 * answer. `lookEvery`: how often Node checks the first two.
 */
export interface TimeLimits {
  headers: number;
  upload: number;
  body: number;
  silence: number;
  idle: number;
  lookEvery: number;
}

/**
 * 25 MB at 120 kbit/s take half an hour. The panel gives up on a form after a minute. nginx gives up an idle
 * connection after one minute, Caddy after two; whoever gives up later never closes one that the other is about to use
 * (RFC 9112, 9.3.1).
 */
export const usualTimeLimits: TimeLimits = {
  headers: 20_000,
  upload: 30 * minute,
  body: minute,
  silence: minute,
  idle: 150_000,
  lookEvery: 5_000,
};

export const nodeLimits = ({ headers, upload, idle, lookEvery }: TimeLimits) => ({
  headersTimeout: headers,
  requestTimeout: upload,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: lookEvery,
});

/** Closes connections of slow or silent clients; the server's own time does not count. */
export function limitTimes(server: Server, { body, silence }: TimeLimits): void {
  server.setTimeout(silence);
  server.on('request', (incoming, outgoing) => {
    if (isDone(incoming, outgoing)) return;
    // a listener stops Node from closing every silent connection
    outgoing.on('timeout', () => {
      if (isWaitingForClient(incoming, outgoing)) incoming.socket.destroy();
    });
    if (!hasBody(incoming)) return;
    // once an upload is answered, what still comes of it is like any other body
    if (isUpload(incoming)) outgoing.once('close', () => limitBody(incoming, body));
    else limitBody(incoming, body);
  });
}

/**
 * Nothing is left to watch over. Most answers are done as soon as they begin: they were whole in memory, and the system
 * has taken them. So is what comes on a connection that is broken off already.
 */
export const isDone = (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
  (outgoing.writableEnded && outgoing.writableLength === 0 && !hasBody(incoming)) ||
  incoming.socket.destroyed;

/** True when the client must send more of the body, or take more of the answer. */
export const isWaitingForClient = (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
  outgoing.writableLength > 0 || (!incoming.complete && incoming.readableLength === 0);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Tells whether a request uploads, also part of a file, which would be called too slow on a line that is. */
export const isUpload = ({ url }: IncomingMessage) => {
  const path = url?.split('?')[0];
  return path === uploadPath || path === importPath || path?.startsWith(`${resumablePath}/`);
};

/** An answer does not end it: the body may still be on its way. */
function limitBody(incoming: IncomingMessage, milliseconds: number): void {
  if (incoming.complete || incoming.destroyed) return;
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroy();
  }, milliseconds);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
}
