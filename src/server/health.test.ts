import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { openRawConnection } from '../../tests/support/raw-connection.ts';
import { createApp } from './app.ts';
import { listen } from './connections/listen.ts';

async function openServer() {
  const { parts } = await openTestApp(await freshDatabase());
  const server = await listen(createApp(parts), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.finish(0));
  return server.port;
}

test.each(['/healthz', '/readyz'])('a check in HTTP/1.0 that names no host is answered: %s', async (path) => {
  const check = await openRawConnection(await openServer(), `GET ${path} HTTP/1.0\r\n\r\n`);
  expect(await check.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a request in HTTP/1.1 that names no host is refused', async () => {
  const request = await openRawConnection(await openServer(), 'GET /healthz HTTP/1.1\r\n\r\n');
  expect(await request.closed).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});
