import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import type { Upload } from '#/media/answers.server.ts';
import type { Bucket } from '#/media/files/files-contract.server.ts';
import { binDays } from '#/stored/bin.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { bucketEnv, freshBucket, hasS3Server } from '../../tests/support/fresh-bucket.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { openParts, stopParts } from './parts.ts';
import { doHousekeeping } from './regular-work/due-work.ts';

// encoders run with less precedence than whatever else the machine does
vi.setConfig({ testTimeout: 60_000 });

async function openWithBucket() {
  const [dataDir, bucket] = [makeScratchFolder('bucket-'), await freshBucket()];
  const app = await openTestApp(openDatabase(join(dataDir, 'site.sqlite')), { dataDir, bucket });
  async function listBucket() {
    const names: string[] = [];
    for await (const { name } of app.parts.media.files.list()) names.push(name);
    return names;
  }
  return { app, dataDir, listBucket, verify: () => runVerify(dataDir, bucket) };
}

/** `npm run media -- verify` beside the server. */
async function runVerify(dataDir: string, bucket: Bucket) {
  const child = spawn(process.execPath, ['scripts/media.ts', 'verify'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...bucketEnv(bucket) },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said: out + error };
}

test.runIf(hasS3Server)('a picture lives in the bucket from its upload to its end', async () => {
  const { app, dataDir, listBucket, verify } = await openWithBucket();
  const ayse = await app.signedIn('ayse');
  const photo = await photographFromPhone({ width: 330, height: 220 });
  const [media] = ((await (await ayse.upload(pictureFile(photo))).json()) as Upload).files;
  if (!media) throw new Error('nothing was uploaded');
  await app.parts.media.jobs.finish('variants');
  await app.parts.contentWatch.look();
  const stored = await listBucket();
  expect(stored).toHaveLength(5);
  expect([existsSync(join(dataDir, 'media')), readdirSync(join(dataDir, 'incoming'))]).toEqual([false, []]);
  expect(await verify()).toEqual({
    code: 0,
    said: '5 files are known: 0 missing, 0 orphaned, 0 removed.\n',
  });

  const whole = await app.visitor().get(media.url);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes).toHaveLength(media.size);
  const part = await app.visitor().get(media.url, { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${media.size}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));

  const shown = { title: 'Kışın', imageUrl: media.url, category: 'genel', description: '' };
  expect((await ayse.post('/api/photos', shown)).status).toBe(201);
  const page = await (await app.visitor().get('/operation-photos')).text();
  const copy = stored.find((name) => name.endsWith('.avif') && page.includes(name));
  const answer = await app.visitor().get(`/media/${copy}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);

  expect((await ayse.delete('/api/media/delete', { fileIds: [media.id], force: true })).status).toBe(204);
  expect((await app.visitor().get(media.url)).status).toBe(404);
  expect(await listBucket()).toHaveLength(5);
  app.clock.forward({ hours: binDays * 24 });
  await doHousekeeping(app.parts);
  expect(await listBucket()).toEqual([]);
  expect(await verify()).toMatchObject({
    code: 0,
    said: '0 files are known: 0 missing, 0 orphaned, 0 removed.\n',
  });
});

test('a site whose pictures cannot be reached starts, says so, and shows its pages', async () => {
  const log = createLog('silent');
  const said = vi.spyOn(log, 'error');
  const key = { S3_ACCESS_KEY_ID: 'anahtar', S3_SECRET_ACCESS_KEY: 'Gizli-Soz-77' };
  const config = readConfig({
    DATA_DIR: makeScratchFolder('away-'),
    ...{ S3_BUCKET: 'resimler', S3_ENDPOINT: 'http://127.0.0.1:9', S3_REGION: 'us-east-1' },
    ...key,
  });
  const parts = await openParts({ config, log, clock: () => new Date(), database: await freshDatabase() });
  onTestFinished(() => stopParts(parts));
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), { timeout: 30_000 });
  expect(said.mock.calls).toEqual([
    [
      expect.objectContaining({ message: expect.stringMatching(/^bucket resimler: .*ECONNREFUSED/) }),
      'pictures not reachable',
    ],
  ]);
  const app = createApp(parts);
  for (const path of ['/', '/news', '/readyz'])
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
});

test('a server whose pictures are in a folder never loads the SDK of buckets', () => {
  const program = `
    const { createRequire } = await import('node:module');
    const { openFiles } = await import('#/media/files/open-files.server.ts');
    const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('aws-sdk'));
    await openFiles({ dataDir: process.argv[1] });
    await import('#/server/parts.ts');
    const before = isLoaded();
    await openFiles({ dataDir: '', bucket: { region: 'us-east-1' } });
    console.log(before, isLoaded());`;
  const words = ['--input-type=module', '--eval', program, makeScratchFolder('folder-')];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({
    stdout: 'false true\n',
    stderr: '',
  });
});
