import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const packet = 1400;
const pause = 40;

/** Answers what the site at `url` answers, but pages come in pieces, with a pause in ms behind each. */
export async function startSlowServer(url: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = ['content-type', 'content-security-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    response.writeHead(answer.status, Object.fromEntries(headers));
    if (answer.headers.get('content-type')?.startsWith('text/html')) await sendInPieces(body, response);
    else response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}

async function sendInPieces(body: Buffer, response: ServerResponse): Promise<void> {
  for (let sent = 0; sent < body.length && !response.destroyed; sent += packet) {
    response.write(body.subarray(sent, sent + packet));
    await sleep(pause);
  }
  response.end();
}
