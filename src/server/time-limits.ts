import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** All in milliseconds. */
export interface TimeLimits {
  /** Until all headers of a request have come. */
  headers: number;
  /** Until the whole of an upload has come. */
  upload: number;
  /** Until the whole of any other body has come. */
  body: number;
  /** In which a client sends nothing of its body, or takes nothing of its answer. */
  silence: number;
  /** How often Node looks at the first two. */
  lookEvery: number;
}

/** 25 MB at 120 kbit/s take half an hour; a form is small, and its sender gives up after a minute. */
export const usualTimeLimits: TimeLimits = {
  headers: 20_000,
  upload: 30 * 60_000,
  body: 60_000,
  silence: 60_000,
  lookEvery: 5_000,
};

export const uploadPath = '/api/media/upload';

/** The limits that Node keeps by itself: `http.createServer` options. */
export const nodeLimits = ({ headers, upload, lookEvery }: TimeLimits) => ({
  headersTimeout: headers,
  requestTimeout: upload,
  connectionsCheckingInterval: lookEvery,
});

/** Closes the connection of whoever is too slow or falls silent; the time that the server takes does not count. */
export function limitTimes(server: Server, { body, silence }: TimeLimits): void {
  server.setTimeout(silence);
  server.on('request', (incoming, outgoing) => {
    // Node closes a silent connection by itself unless somebody listens
    outgoing.on('timeout', () => {
      if (isWaitingForClient(incoming, outgoing)) incoming.socket.destroy();
    });
    if (hasBody(incoming) && !isUpload(incoming)) limitBody(incoming, outgoing, body);
  });
}

/** Waiting for more of the body, of which nothing lies here unread, or for the client to take more of the answer. */
export const isWaitingForClient = (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
  outgoing.writableLength > 0 || (!incoming.complete && incoming.readableLength === 0);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const isUpload = ({ url }: IncomingMessage) => url?.split('?')[0] === uploadPath;

function limitBody(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroy();
  }, milliseconds);
  timer.unref();
  outgoing.once('close', () => clearTimeout(timer));
}
