import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CrisisKind, crisisKinds } from '#/content/crisis-kinds.ts';
import { crisisTexts } from '#/content/crisis-texts.ts';
import { openDatabase } from '#/db/database.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { findDocument, readAs, saveDocument, turnCrisis } from '../../tests/support/crisis.ts';
import {
  describeEachDatabase,
  freshDatabase,
  freshDatabaseUrl,
  hasPostgresServer,
} from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { createApp } from './app.ts';
import { drawPages } from './regular-work/draw-all-pages.ts';

const kinds = Object.keys(crisisKinds) as CrisisKind[];
const { tr, en } = crisisTexts;

const open = async (settings = {}) => openTestApp(await freshDatabase(), settings);

async function openOver(url: string): Promise<TestApp> {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  return openTestApp(database);
}

describeEachDatabase('the crisis page', (_fresh, engine) => {
  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'stands on every route of every copy within a second, and is gone as soon',
    async () => {
      const url = await freshDatabaseUrl(engine);
      const [one, other] = [await openOver(url), await openOver(url)];
      const before = await Promise.all(['/', '/about', '/news'].map((path) => readAs(other, path)));
      const ayse = await one.signedIn('ayse');
      await turnCrisis(ayse, 'flood');
      const within = { timeout: 1000, interval: 20 };
      await expect.poll(() => readAs(other, '/'), within).toContain(`<h1>${tr.flood.title}</h1>`);
      for (const app of [one, other]) {
        expect(await readAs(app, '/')).toContain(`<h1>${tr.flood.title}</h1>`);
        expect(await readAs(app, '/crisis/en')).toContain(`<h1>${en?.flood.title}</h1>`);
        expect(await readAs(app, '/home')).toContain('id="content"');
        for (const path of ['/about', '/news', '/en'])
          expect(await readAs(app, path)).toContain('Afet sayfasını açın.');
      }
      await turnCrisis(ayse, 'off');
      await expect.poll(() => readAs(other, '/'), within).toBe(before[0]);
      for (const app of [one, other])
        expect(await Promise.all(['/', '/about', '/news'].map((path) => readAs(app, path)))).toEqual(before);
    },
  );
});

/** The head as Node writes it, and the body as a browser gets it, over a connection of its own. */
async function readBytes(app: TestApp, path: string): Promise<{ head: number; total: number }> {
  const answer = await app.visitor().get(path, { 'accept-encoding': 'br' });
  const head = [...answer.headers].reduce((size, [name, value]) => size + name.length + value.length + 4, 0);
  const body = (await answer.arrayBuffer()).byteLength;
  // the first line, the date, the connection and how long it is kept
  const ofNode = 17 + 37 + 24 + 23 + 2;
  return { head: head + ofNode, total: head + ofNode + body };
}

describe('while it is on', () => {
  const site = { siteUrl: 'https://www.dernek.example.org', hstsSubdomains: true };

  test.each(kinds.flatMap((kind) => [['/', kind, tr] as const, ['/crisis/en', kind, en ?? tr] as const]))(
    '%s of %s comes in a few packets, says 112 first, and soon what to do',
    async (path, kind, words) => {
      const app = await open(site);
      await turnCrisis(await app.signedIn('ayse'), kind, 'Ekiplerimiz yolda.');
      const { head, total } = await readBytes(app, path);
      expect(head).toBeLessThanOrEqual(600);
      expect(total).toBeLessThanOrEqual(14_600);
      const html = await readAs(app, path);
      const first = words[kind].now[0] ?? '';
      expect(Buffer.from(html).indexOf(first) + Buffer.byteLength(first)).toBeLessThan(1460);
      expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)][0]?.[1]).toBe('tel:112');
      // one request: nothing is fetched, nothing runs
      expect(html).not.toMatch(/<script|<img|<link rel="(?!icon)|src=|url\(|@import| on\w+=/);
      expect(html).toContain('Ekiplerimiz yolda.');
      expect(html).toContain('<time dateTime="2026-11-20T18:00:00.000Z">');
      for (const to of ['/donate', '/volunteer', '/advice', '/home']) expect(html).toContain(`href="${to}"`);
    },
  );

  test('it keeps the headers that keep it safe', async () => {
    const app = await open(site);
    await turnCrisis(await app.signedIn('ayse'), 'fire');
    const { headers } = await app.visitor().get('/');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/=]{44}';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('it is drawn beforehand, with the whole home page, and answered from memory', async () => {
    const app = await open();
    await turnCrisis(await app.signedIn('ayse'), 'earthquake');
    expect(await drawPages(app.parts, { app: createApp(app.parts) })).toBeGreaterThanOrEqual(0);
    for (const path of ['/', '/home', '/crisis/en'])
      expect([path, app.parts.pageCache.isCurrent(path)]).toEqual([path, true]);
    const by = { method: 'GET', headers: { 'accept-encoding': 'br' } };
    expect(app.parts.pageCache.findAtOnce('/', by)?.status).toBe(200);
  });

  test('a language nobody has written leads home, and the page says that it waits', async () => {
    const app = await open();
    await turnCrisis(await app.signedIn('ayse'), 'earthquake');
    for (const path of ['/crisis/ar', '/crisis/ku']) {
      const answer = await app.visitor().get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    }
    expect(await readAs(app, '/')).toContain(tr.words.otherLanguages);
  });

  // made-up letters: none of us writes advice in a language that none of us reads
  test('a language that is written from the right has its own page, in its direction', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    await turnCrisis(ayse, 'earthquake', 'Ekiplerimiz yolda.');
    const lettersOf = (value: unknown): unknown => {
      if (typeof value === 'string') return 'ابجد';
      if (Array.isArray(value)) return value.map((_entry, index) => `ابجد ${index}`);
      return Object.fromEntries(
        Object.entries(value as object).map(([name, inner]) => [name, lettersOf(inner)]),
      );
    };
    await saveDocument(ayse, 'crisisTexts', { ar: lettersOf(tr) });
    const html = await readAs(app, '/crisis/ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<h1>ابجد</h1>');
    expect(html).toContain('<span lang="tr" dir="auto">Ekiplerimiz yolda.</span>');
    expect(await readAs(app, '/')).toContain('<a href="/crisis/ar" lang="ar" hrefLang="ar">');
  });
});

describe('while it is off', () => {
  test('its addresses lead to the home page, and every page is as it was', async () => {
    const app = await open();
    for (const path of ['/home', '/crisis/en', '/crisis/ar', '/crisis/ku']) {
      const answer = await app.visitor().get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/']);
    }
    expect((await app.visitor().get('/crisis/yok')).status).toBe(404);
    expect(await readAs(app, '/about')).not.toContain('Afet sayfası');
  });

  test('the log names who switched it, and its moments are the server’s', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const forged = { since: '1999-01-01T00:00:00.000Z', asOf: '1999-01-01T00:00:00.000Z' };
    await saveDocument(ayse, 'crisis', { kind: 'fire', ...forged });
    app.clock.forward({ minutes: 5 });
    const { value } = await turnCrisis(ayse, 'fire', 'Alev kesildi.');
    expect(value).toMatchObject({ since: '2026-11-20T18:00:00.000Z', asOf: '2026-11-20T18:05:00.000Z' });
    const log = await (await ayse.get('/api/admin/audit')).text();
    expect(log).toContain('Afet sayfası');
    const mert = await app.signedIn('mert');
    const { id, version } = await findDocument(ayse, 'crisis');
    const draft = { version, value: { kind: 'off', latest: '', since: '', asOf: '' }, published: true };
    expect((await mert.put(`/api/admin/documents/${id}`, draft)).status).toBe(403);
  });
});

const hasLynx = spawnSync('lynx', ['-version']).status === 0;

test.skipIf(!hasLynx)('lynx shows 112, then what to do, in order', async () => {
  const app = await open();
  await turnCrisis(await app.signedIn('ayse'), 'earthquake');
  const html = await readAs(app, '/');
  const file = join(makeScratchFolder('lynx-'), 'page.html');
  writeFileSync(file, html);
  const shown = execFileSync(
    'lynx',
    ['-dump', '-nolist', '-assume_charset=utf-8', '-display_charset=utf-8', file],
    {
      encoding: 'utf8',
    },
  ).replace(/\s+/g, ' ');
  const places = [
    tr.call,
    tr.earthquake.title,
    ...tr.earthquake.now,
    ...tr.earthquake.avoid,
    tr.words.site,
  ].map((words) => shown.indexOf(words));
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(shown.trimStart().startsWith(tr.call)).toBe(true);
});
