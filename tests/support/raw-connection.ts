import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawConnection {
  socket: Socket;
  /** What the server has sent so far. */
  heard(): string;
  /** Resolves when the server has closed it, with all that it sent. */
  closed: Promise<string>;
  /** Sends one letter after the other, so many milliseconds apart, until the connection is closed. */
  dribble(text: string, milliseconds: number): Promise<void>;
}

/** A connection on which a test says what no browser would, from its first bytes on. */
export async function openRawConnection(port: number, first = ''): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  // a reset is one of the ways to be closed
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  if (first) socket.write(first);
  return {
    socket,
    heard: () => heard,
    closed,
    async dribble(text, milliseconds) {
      for (const letter of text) {
        if (socket.destroyed) return;
        socket.write(letter);
        await sleep(milliseconds);
      }
    },
  };
}

/** The head of a request with a body of so many bytes. */
export const postHead = (path: string, length: number, headers: Record<string, string> = {}) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
