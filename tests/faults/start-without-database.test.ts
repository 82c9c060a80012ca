import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { timesName } from '#/server/cache/kept-folder.ts';
import { listKept } from '../support/kept-site.ts';
import { type FragileCluster, startFragileCluster } from '../support/postgres/fragile-cluster.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';

const article = { title: 'Geri alınan haber', excerpt: 'Özet', content: 'Metin', category: 'Duyuru' };

test('a server that starts without its database serves what it has kept, and is whole as soon as that comes', async () => {
  const cluster = await startFragileCluster();
  const folder = makeScratchFolder('without-database-');
  let site = await start(cluster, folder);
  onTestFinished(() => site.stop());
  const cookie = await signIn(site);
  const { id } = await save(site, cookie, { ...article, published: true });
  await untilKept(folder, article.title);
  const addresses = await listAddresses(site);
  const before = await readAll(site, addresses);

  await cluster.kill();
  await killHard(site);
  const began = performance.now();
  site = await start(cluster, folder, '/healthz');
  const after = await readAll(site, addresses);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  expect(after).toEqual(before);
  console.log(`a start without PostgreSQL: ${addresses.length} addresses as before after ${seconds} s`);

  await expectToSayWhatIsMissing(site, cookie);
  const visits = startVisits(site);
  await cluster.start();
  await expect.poll(() => statusOf(site, '/readyz'), { timeout: 20_000 }).toBe(200);
  const statuses = await visits.stop();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  console.log(`${statuses.length} visits while the database came: all answered`);
  const taken = await fetch(`${site.url}/api/news/${id}`, { method: 'DELETE', headers: { cookie } });
  expect(taken.status).toBe(204);
  await expect
    .poll(() => keptFiles(folder).some((file) => file.includes(article.title)), { timeout: 30_000 })
    .toBe(false);
  console.log(
    'when PostgreSQL comes: ready without a restart, a save works, what was withdrawn leaves the disk',
  );

  await cluster.kill();
  await killHard(site);
  site = await start(cluster, folder, '/healthz');
  const withdrawn = addresses.filter((address) => before.get(address)?.includes(article.title));
  expect(withdrawn.length).toBeGreaterThan(1);
  for (const address of withdrawn)
    expect([address, (await read(site, address)).text.includes(article.title)]).toEqual([address, false]);
  expect(await statusOf(site, `/news/${id}-geri-alinan-haber`)).toBe(503);
  expect(await statusOf(site, '/')).toBe(200);
});

test('a server that waits for its database stops when it is asked to', async () => {
  const site = await startSite({
    folder: makeScratchFolder('waiting-'),
    env: { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' },
    asks: '/healthz',
  });
  onTestFinished(site.stop);
  const page = await read(site, '/');
  expect([page.status, page.text.includes('tel:112')]).toEqual([503, true]);
  // nobody knows whose site this is
  expect(page.text).not.toMatch(/KUYAK|Kutup Yıldızı|TR\d\d|\+90/);
  expect(await statusOf(site, '/media/1.webp')).toBe(503);
  process.kill(site.pid, 'SIGTERM');
  const words = await site.ended;
  expect(words.match(/waiting for the database/g)).toHaveLength(1);
  expect(words).not.toMatch(/"level":[56]0/);
});

const start = (cluster: FragileCluster, folder: string, asks?: '/healthz') =>
  startSite({ folder, env: { DATABASE_URL: cluster.url }, asks });

async function killHard(site: Site): Promise<void> {
  process.kill(site.pid, 'SIGKILL');
  await site.ended;
}

const keptFiles = (folder: string): string[] =>
  listKept(join(folder, 'data', 'pages')).flatMap(({ body }) => {
    try {
      return [readFileSync(body, 'utf8')];
    } catch {
      // it was replaced meanwhile
      return [];
    }
  });

/** Nobody visits: the server draws by itself what is new, and looks at all others again. */
async function untilKept(folder: string, title: string): Promise<void> {
  const pages = join(folder, 'data', 'pages');
  const isWhole = () => {
    const { changedAt } = JSON.parse(readFileSync(join(pages, '.kept/state.json'), 'utf8'));
    const times = Object.values(JSON.parse(readFileSync(join(pages, timesName), 'utf8')));
    const found = keptFiles(folder).filter((file) => file.includes(title));
    const areRight = times.every((page) => (page as { rightAt: number }).rightAt > changedAt);
    return times.length > 40 && found.length > 4 && areRight;
  };
  // a file may go between two looks
  const look = () =>
    Promise.resolve()
      .then(isWhole)
      .catch(() => false);
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
}

async function listAddresses(site: Site): Promise<string[]> {
  const { text } = await read(site, '/sitemap.xml');
  const ofPages = [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path || '/');
  expect(ofPages.length).toBeGreaterThan(30);
  const others = ['/feed.xml', '/sitemap.xml', '/.well-known/bank-accounts.json', '/activities', '/gallery'];
  return [...ofPages, ...others, '/api/news', '/api/operations', '/api/photos'];
}

async function read({ url }: Site, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}${path}`);
  return { status: answer.status, text: await answer.text() };
}

const statusOf = async (site: Site, path: string): Promise<number> => (await read(site, path)).status;

async function readAll(site: Site, addresses: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const { status, text } = await read(site, address);
    expect([address, status]).toEqual([address, 200]);
    // each start takes another free port, and without a public address feeds name it
    answers.set(address, text.replaceAll(/localhost:\d+/g, 'localhost'));
  }
  return answers;
}

/** One after the other. `stop` resolves with the status of each. */
function startVisits(site: Site) {
  const statuses: number[] = [];
  let isStopping = false;
  async function visit() {
    while (!isStopping) {
      statuses.push(await statusOf(site, '/donate'));
      await sleep(5);
    }
  }
  const visiting = visit();
  return {
    async stop() {
      isStopping = true;
      await visiting;
      return statuses;
    },
  };
}

async function expectToSayWhatIsMissing(site: Site, cookie: string): Promise<void> {
  const signIn = await fetch(`${site.url}/admin-login`);
  expect([signIn.status, signIn.headers.get('refresh')]).toEqual([503, '10']);
  expect(await signIn.text()).toContain('Veri tabanına ulaşılamıyor');
  const call = await fetch(`${site.url}/api/admin/auth`, { headers: { cookie } });
  expect([call.status, await call.json()]).toEqual([
    503,
    { message: expect.stringContaining('Yazdıklarınız duruyor') },
  ]);
  const home = await fetch(`${site.url}/`);
  expect(Number(home.headers.get('age'))).toBeGreaterThanOrEqual(0);
  expect(home.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({
    reason: 'the database cannot be reached',
  });
}

async function save({ url }: Site, cookie: string, news: object): Promise<{ id: number }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/news`, { method: 'POST', headers, body: JSON.stringify(news) });
  expect(answer.status).toBe(201);
  return answer.json() as Promise<{ id: number }>;
}
