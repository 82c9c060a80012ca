import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { readAcceptedEncodings } from './cache/answer-encodings.ts';
import { readSiteFiles } from './site-files.ts';

function open() {
  const folder = makeScratchFolder('files-');
  for (const name of ['assets', 'artwork/deep', 'icons', 'videos', '.vite'])
    mkdirSync(join(folder, name), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('assets/site-1a2b.js', 'go()');
  write('assets/site-1a2b.js.br', 'brotli');
  write('assets/site-1a2b.js.gz', 'gzip');
  write('artwork/deep/dağ.webp', 'picture');
  write('icons/emblem.svg', '<svg/>');
  write('icons/favicon-32.png', 'icon');
  write('videos/bridge.mp4', 'film');
  write('service-worker.js', 'keep()');
  write('.vite/manifest.json', '{}');
  const files = readSiteFiles(folder, { siteUrl: 'https://example.org', hstsSubdomains: false });
  return (path: string, coding = '', etags?: string) =>
    files.find(path, readAcceptedEncodings({ 'accept-encoding': coding, 'if-none-match': etags }));
}

test('a file is sent in the coding that a browser takes, with its type and its lifetime', () => {
  const find = open();
  const sent = (coding?: string) => find('/assets/site-1a2b.js', coding)?.body?.toString();
  expect([sent('gzip, br'), sent('gzip, br;q=0'), sent()]).toEqual(['brotli', 'gzip', 'go()']);
  expect(find('/assets/site-1a2b.js', 'br')?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': '6',
    'content-type': 'text/javascript; charset=utf-8',
    'strict-transport-security': 'max-age=31536000',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  const icon = find('/icons/emblem.svg', 'br');
  expect([icon?.body?.toString(), icon?.headers.vary]).toEqual(['<svg/>', undefined]);
  expect(find('/artwork/deep/dağ.webp')?.headers['cache-control']).toBe('public, max-age=2592000');
});

test('what may be replaced under its name is asked for again by its tag', () => {
  const find = open();
  for (const path of ['/icons/emblem.svg', '/artwork/deep/dağ.webp', '/favicon.ico']) {
    const etag = find(path)?.headers.etag;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, etag?.replace('W/', ''), '*'])
      expect(find(path, '', known)).toMatchObject({ status: 304, body: null, headers: { etag } });
    expect(find(path, '', '"other"')?.status).toBe(200);
  }
  expect(find('/assets/site-1a2b.js')?.headers).not.toHaveProperty('etag');
});

test('what works without a network is asked for again each time', () => {
  const worker = open()('/service-worker.js');
  expect(worker?.body?.toString()).toBe('keep()');
  expect(worker?.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
});

test('the icon is also where programs ask for it without having read a page', () => {
  const icon = open()('/favicon.ico');
  expect(icon?.body?.toString()).toBe('icon');
  expect(icon?.headers).toMatchObject({
    'cache-control': 'public, max-age=2592000',
    'content-type': 'image/png',
  });
});

test.each([
  '/assets/site-1a2b.js.br',
  '/assets/../.vite/manifest.json',
  '/.vite/manifest.json',
  '/videos/bridge.mp4',
  '/assets/',
  '/assets/nothing.js',
  '',
])('there is nothing at %s', (path) => {
  expect(open()(path)).toBeUndefined();
});
