import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { writeFinishedFile } from '../../../tests/support/finished-file.ts';
import { freshBucket, hasS3Server, openClient } from '../../../tests/support/fresh-bucket.ts';
import { listOpenFiles } from '../../../tests/support/open-files.ts';
import { openBucket } from './files-s3.server.ts';
import { assertReachable } from './open-files.server.ts';

const withStore = test.runIf(hasS3Server);

withStore('pictures in the bucket say what they are', async () => {
  const bucket = await freshBucket();
  await openBucket(bucket).put(writeFinishedFile('0123456789abcdef01234567.avif', 'x'));
  const stored = await openClient().send(
    new HeadObjectCommand({ Bucket: bucket.name, Key: '0123456789abcdef01234567.avif' }),
  );
  expect([stored.ContentType, stored.CacheControl]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
});

withStore('what others keep in folders of the bucket is not ours', async () => {
  const bucket = await freshBucket();
  await openClient().send(new PutObjectCommand({ Bucket: bucket.name, Key: 'yedek/site.tar', Body: 'x' }));
  await openBucket(bucket).put(writeFinishedFile('0123456789abcdef01234567.jpg', 'x'));
  const names: string[] = [];
  for await (const { name } of openBucket(bucket).list()) names.push(name);
  expect(names).toEqual(['0123456789abcdef01234567.jpg']);
});

withStore('a store that refuses is an error in one sentence, without the key', async () => {
  const bucket = await freshBucket();
  const wrong = [
    [{ secretAccessKey: 'Yanlis-Anahtar' }, /SignatureDoesNotMatch.*\(status 403\)/],
    [{ name: 'test-yok' }, /NoSuchBucket.*\(status 404\)/],
    [{ region: 'mars-1' }, /region 'mars-1' is wrong/],
    [{ endpoint: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
  ] as const;
  for (const [setting, reason] of wrong) {
    const error = await assertReachable(openBucket({ ...bucket, ...setting })).catch((error) => error);
    expect(error.message).toMatch(reason);
    expect(JSON.stringify([error.message, error, error.cause])).not.toMatch(
      new RegExp(`${bucket.secretAccessKey}|Yanlis|${bucket.accessKeyId}`),
    );
  }
  // a HEAD has no body that could say more
  await expect(openBucket({ ...bucket, secretAccessKey: 'x' }).find('a.jpg')).rejects.toThrow('status 403');
});

/** A store that behaves as it is set to: what no real one does when asked to. */
async function openOddStore(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const key = { accessKeyId: 'k', secretAccessKey: 's' };
  return openBucket({ name: 'resimler', endpoint: `http://localhost:${port}`, region: 'us-east-1', ...key });
}

test('a store that stumbles is asked again, and gets the whole picture each time', async () => {
  const bodies: string[] = [];
  const files = await openOddStore((request, response) => {
    void text(request).then((body) => {
      // in path style, as few stores have a host name for each bucket
      bodies.push(`${request.url?.split('?')[0]} ${body}`);
      response.writeHead(bodies.length < 3 ? 503 : 200).end();
    });
  });
  await files.put(writeFinishedFile('a.jpg', 'bütün resim'));
  expect(bodies).toEqual(Array(3).fill('/resimler/a.jpg bütün resim'));
});

test('a store that goes on stumbling, or refuses, leaves the picture where it was', async () => {
  let asked = 0;
  const stumbling = await openOddStore((request, response) => {
    asked += 1;
    request.resume().once('end', () => response.writeHead(500).end());
  });
  await expect(stumbling.put(writeFinishedFile('a.jpg', 'x'))).rejects.toThrow('bucket resimler: ');
  expect(asked).toBe(3);
  const refusing = await openOddStore((request, response) => {
    asked += 1;
    request.resume().once('end', () => response.writeHead(403).end());
  });
  await expect(refusing.put(writeFinishedFile('a.jpg', 'x'))).rejects.toThrow('status 403');
  expect(asked).toBe(4);
});

test('a picture that a store does not take is open no longer', async () => {
  const files = await openOddStore((_request, response) => response.writeHead(403).end());
  const finished = writeFinishedFile('a.jpg', Buffer.alloc(2_000_000));
  await expect(files.put(finished)).rejects.toThrow('status 403');
  await expect.poll(() => listOpenFiles().filter((path) => path === finished.localPath)).toEqual([]);
});

test('a picture that breaks off on its way is an error, never a shorter picture', async () => {
  const files = await openOddStore((request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    if (request.method === 'HEAD') response.end();
    else response.write('ilk yarısı', () => response.destroy());
  });
  const found = await files.find('a.jpg');
  expect(found?.size).toBe(100);
  await expect(found && text(found.read())).rejects.toThrow('bucket resimler: ');
});
