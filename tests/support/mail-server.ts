import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What one client has sent: the address it is for, and the message as it stands in the e-mail. */
export interface ReceivedMail {
  to: string;
  message: string;
}

/**
 * A mail server (RFC 5321) on a port of its own, which keeps what it is given. It stops when the test ends.
 * @param refuses answers each recipient with 550, as for an address that nobody has
 */
export async function startMailServer({ refuses = false } = {}) {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => converse(socket, { received, refuses }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

function converse(socket: Socket, { received, refuses }: { received: ReceivedMail[]; refuses: boolean }) {
  let text = '';
  let to = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function hear(line: string) {
    if (/^RCPT TO:/i.test(line)) {
      to = /<(.+)>/.exec(line)?.[1] ?? '';
      return say(refuses ? '550 Nobody has that address' : '250 OK');
    }
    if (/^DATA/i.test(line)) {
      isData = true;
      return say('354 Go on');
    }
    return say(/^QUIT/i.test(line) ? '221 Bye' : '250 OK');
  }

  say('220 mail.test');
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk;
    const end = isData ? '\r\n.\r\n' : '\r\n';
    for (let at = text.indexOf(end); at >= 0; at = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')) {
      const part = text.slice(0, at);
      text = text.slice(at + (isData ? 5 : 2));
      if (!isData) hear(part);
      else {
        isData = false;
        received.push({ to, message: decode(part) });
        say('250 OK');
      }
    }
  });
}

/** Quoted-printable (RFC 2045 6.7). */
const decode = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
