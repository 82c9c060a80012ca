import { readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer, type Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

/** The first byte of a TLS connection (RFC 8446 5.1); no HTTP request begins with it. */
const tlsHandshake = 0x16;

/**
 * What a proxy does in front of the site, at one port of localhost: passes https on, and leads http to https.
 * @returns what closes it
 */
export async function openFront(given: {
  port: number;
  certificate: Certificate;
  siteUrl: string;
}): Promise<() => void> {
  const { port, certificate, siteUrl } = given;
  const secure = createHttps(
    { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
    (asked, answer) => passOn(siteUrl, { asked, answer }),
  );
  const plain = createHttp((asked, answer) => {
    answer.writeHead(308, { location: `https://localhost:${port}${asked.url}` }).end();
  });
  const front = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => {
    front.listen(port, 'localhost', resolve);
  });
  return () => {
    front.close();
    secure.closeAllConnections();
    plain.closeAllConnections();
  };
}

function passOn(siteUrl: string, { asked, answer }: { asked: IncomingMessage; answer: ServerResponse }) {
  const { method, headers, url = '/', socket } = asked;
  const onward = { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'https' };
  const passed = request(new URL(url, siteUrl), { method, headers: onward }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}
