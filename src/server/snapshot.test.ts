import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { recordFiles } from '#/operations/operation-list-query.ts';
import { type ProxyName, proxies, startProxy } from '../../tests/faults/proxies/start-proxy.ts';
import { photographFromPhone } from '../../tests/support/pictures.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { signIn } from '../../tests/support/sign-in.ts';
import { type Site, startSite } from '../../tests/support/site.ts';
import { bankAccountsPath } from './feeds/bank-accounts.ts';

const article = { excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true };
const operation = { title: 'Gece', description: 'Yolda.', date: '2026-11-01', status: 'active' };
const secrets = /Taslakgizli|Zurbacak|Silinecek|adminpanel|csp-nonce/;

/** What scripts of other sites may read. */
const shared = [...Object.values(recordFiles), bankAccountsPath];

const all: ProxyName[] = ['Caddy', 'nginx'];
const installed = all.filter((name) => proxies[name].program);

test.skipIf(installed.length === 0)(
  `behind Caddy and nginx the whole site goes on when its process is killed, and nothing that is not public (tried: ${installed.join(', ') || 'neither is installed'})`,
  { timeout: 120_000 },
  async () => {
    const folder = makeScratchFolder('snapshot-');
    const snapshot = join(folder, 'snapshot');
    const env = { TRUST_PROXY: '1', SNAPSHOT_DIR: snapshot };
    const site = await startSite({ folder, env });
    onTestFinished(site.stop);
    const port = Number(new URL(site.url).port);
    const urls = new Map<ProxyName, string>();
    for (const name of installed) urls.set(name, await startProxy(name, port, { snapshot }));
    const gone = await write(site);
    await untilWhole(snapshot);
    const published = await readAll(site.url, await listAddresses(site));
    expectOnlyPublic(snapshot, gone);

    process.kill(site.pid, 'SIGKILL');
    await site.ended;
    for (const [name, url] of urls) {
      await expectPublished(url, published);
      await expectHeaders(url, name);
      await expectOtherAddresses(url);
    }

    const again = await startSite({ folder, env, port });
    onTestFinished(again.stop);
    for (const url of urls.values()) {
      const back = await fetch(url);
      expect([back.status, back.headers.get('server-timing')]).toEqual([200, null]);
    }
  },
);

async function expectPublished(url: string, published: Awaited<ReturnType<typeof readAll>>): Promise<void> {
  for (const [path, before] of published) {
    const began = performance.now();
    const answer = await fetch(url + path);
    expect([path, answer.status, answer.headers.get('server-timing')]).toEqual([path, 200, 'snapshot']);
    expect([path, await answer.text()]).toEqual([path, before.text]);
    expect([path, typeOf(answer)]).toEqual([path, before.type]);
    expect(performance.now() - began).toBeLessThan(1000);
  }
  const assets = listAssets(published);
  expect(assets.filter((path) => path.startsWith('/media/'))).not.toEqual([]);
  for (const path of assets) {
    const answer = await fetch(url + path);
    expect([path, answer.status, typeOf(answer)]).toEqual([
      path,
      200,
      expect.not.stringMatching(/html|octet/),
    ]);
    await answer.arrayBuffer();
  }
}

async function expectHeaders(url: string, name: ProxyName): Promise<void> {
  const { headers } = await fetch(`${url}/donate`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers.get('content-encoding')).toBe(name === 'Caddy' ? 'br' : 'gzip');
  expect(headers.get('content-security-policy')).toContain(
    "default-src 'self'; style-src 'self' 'unsafe-inline'",
  );
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0);
}

async function expectOtherAddresses(url: string): Promise<void> {
  const text = async (path: string) => (await fetch(url + path)).text();
  expect(await text('/news?page=2')).not.toBe(await text('/news'));
  expect(await text('/news?utm_source=x')).toBe(await text('/news'));
  expect(JSON.parse(await text('/snapshot.json')).rightAt).toMatch(/^20/);
  for (const path of shared) {
    const { headers } = await fetch(url + path);
    const told = ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) =>
      headers.get(name),
    );
    expect([path, ...told]).toEqual([path, '*', 'cross-origin']);
  }
  expect((await fetch(`${url}/news`)).headers.has('access-control-allow-origin')).toBe(false);
  // the whole record would be no answer
  expect((await fetch(`${url}${recordFiles.csv}?year=2026`)).status).toBe(503);
  const missing = await fetch(`${url}/yok`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await missing.text()).toContain('tel:112');
  const search = await fetch(`${url}/search?q=a`);
  expect([search.status, await search.text()]).toEqual([503, expect.stringContaining('tel:112')]);
  expect((await fetch(`${url}/media/000000000000000000000000.webp`)).status).toBe(404);
}

/** Writes what is to be seen, and what is not. @returns the picture that was taken away */
async function write(site: Site): Promise<string> {
  const cookie = await signIn(site);
  async function call<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
    const isForm = body instanceof FormData;
    const headers = { cookie, ...(!isForm && { 'content-type': 'application/json' }) };
    const answer = await fetch(site.url + path, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return (answer.status === 204 ? {} : answer.json()) as Promise<Answer>;
  }
  async function upload(width: number): Promise<string> {
    const form = new FormData();
    form.append('images', new File([await photographFromPhone({ width })], 'foto.jpg'));
    const { files } = await call<{ files: { url: string }[] }>('POST', '/api/media/upload', form);
    return files[0]?.url ?? '';
  }
  const [first, second] = [await upload(640), await upload(660)];
  const shown = { ...article, title: 'Resimli', imageUrl: first };
  const { id, version } = await call<{ id: number; version: number }>('POST', '/api/news', shown);
  for (let count = 0; count < 60; count += 1)
    await call('POST', '/api/news', { ...article, title: `Haber ${count}` });
  await call('POST', '/api/news', { ...article, title: 'Taslakgizli', published: false });
  await call('POST', '/api/operations', {
    ...{ ...operation, location: 'Düzce, Zurbacak', district: 'Düzce', isPlaceHeld: true },
  });
  const taken = await call<{ id: number }>('POST', '/api/news', { ...article, title: 'Silinecek' });
  await untilWhole(join(site.folder, 'snapshot'));
  await call('DELETE', `/api/news/${taken.id}`, undefined);
  await call('PUT', `/api/news/${id}`, { ...shown, imageUrl: second, version });
  return first;
}

/** Waits until all was found to be right after this moment. */
async function untilWhole(snapshot: string): Promise<void> {
  const now = Date.now();
  const readTime = () => {
    try {
      return Date.parse(JSON.parse(readFileSync(join(snapshot, 'snapshot.json'), 'utf8')).rightAt);
    } catch {
      return 0;
    }
  };
  await expect.poll(readTime, { timeout: 30_000 }).toBeGreaterThan(now - 50);
}

async function listAddresses({ url }: Site): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path || '/');
  expect(pages.length).toBeGreaterThan(90);
  const others = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/api/news', ...shared];
  return [...pages, ...others, '/news?page=2'];
}

async function readAll(url: string, addresses: string[]) {
  const read = new Map<string, { text: string; type: string }>();
  for (const path of addresses) {
    const answer = await fetch(url + path);
    expect([path, answer.status, answer.headers.get('server-timing')]).toEqual([path, 200, null]);
    read.set(path, { text: await answer.text(), type: typeOf(answer) });
  }
  return read;
}

const typeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '')
    .replace(/;.*/, '')
    .replace('atom+xml', 'xml')
    .replace('text/xml', 'application/xml');

function listAssets(pages: Map<string, { text: string }>): string[] {
  const named = [...pages.values()].flatMap(
    ({ text }) => text.match(/\/(assets|media|artwork|icons)\/[\w.-]+\.\w+/g) ?? [],
  );
  return [...new Set(named)];
}

function expectOnlyPublic(snapshot: string, gone: string): void {
  const files = readdirSync(snapshot, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(snapshot, file)).isFile(),
  );
  expect(files.filter((file) => file.endsWith('.part') || file === gone.slice(1))).toEqual([]);
  for (const file of files.filter((one) => /\.(html|json|xml|txt|ics|csv|atom)$/.test(one))) {
    const bytes = readFileSync(join(snapshot, file));
    expect([file, secrets.exec(bytes.toString())?.[0]]).toEqual([file, undefined]);
    expect(statSync(join(snapshot, file)).mode & 0o044).toBe(file.startsWith('.kept') ? 0 : 0o044);
    if (/^(\.kept|artwork|snapshot\.json)/.test(file)) continue;
    const unpacked = [brotliDecompressSync, gunzipSync].map((unpack, index) =>
      unpack(readFileSync(join(snapshot, `${file}${['.br', '.gz'][index]}`))),
    );
    for (const body of unpacked) expect([file, body.equals(bytes)]).toEqual([file, true]);
  }
}
