import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Refusal } from './errors.ts';
import { openFewSent } from './few-sent.server.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0).reverse()) one.close();
});

/** Sends more than a client's and a server's buffers hold. */
async function serve(limits: { most: number; milliseconds: number }) {
  const before = openFewSent(limits);
  const server = createServer((_request, outgoing) => {
    try {
      before(outgoing);
    } catch (error) {
      outgoing.statusCode = (error as Refusal).status;
      return outgoing.end();
    }
    outgoing.end('x'.repeat(20_000_000));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({ close: () => server.closeAllConnections() }, server);
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  async function readNothing() {
    const asked = once(server, 'request');
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.pause();
    open.push({ close: () => socket.destroy() });
    await asked;
    return socket;
  }
  return { ask, readNothing };
}

test('who reads slowly holds one of few turns until leaving', async () => {
  const { ask, readNothing } = await serve({ most: 2, milliseconds: 60_000 });
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  const slow = [await readNothing(), await readNothing()];
  expect(await ask()).toBe(503);
  slow[0]?.destroy();
  await expect.poll(ask, { timeout: 10_000 }).toBe(200);
});

test('who reads nothing is left after a while', async () => {
  const { ask, readNothing } = await serve({ most: 1, milliseconds: 300 });
  await readNothing();
  await expect.poll(ask, { timeout: 10_000 }).toBe(200);
});
