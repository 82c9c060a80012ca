import { describe, expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import type { StoredDocument } from '#/documents/answers.server.ts';
import { storeFirstDocuments } from '#/documents/content.server.ts';
import { watchDay } from '#/server/regular-work/timers.ts';
import { documents, readPage } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { accountabilityPath, type PartName, partNames, partPaths } from './parts.ts';

async function open() {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const change = async (name: string, fields: object) => {
    const list = (await (await ayse.get(documents)).json()) as StoredDocument[];
    const id = list.find((one) => one.name === name)?.id;
    const { version, value } = (await (await ayse.get(`${documents}/${id}`)).json()) as StoredDocument;
    const draft = { version, value: { ...(value as object), ...fields }, published: true };
    expect((await ayse.put(`${documents}/${id}`, draft)).status).toBe(200);
  };
  return { app, change };
}

const statusOf = async ({ app }: Awaited<ReturnType<typeof open>>, path: string) =>
  (await app.visitor().get(path)).status;

describe('the account that the association gives', () => {
  test('leads to each part, with its newest figure or date', async () => {
    const page = await readPage((await open()).app, accountabilityPath);
    for (const words of [
      '2025: gelir 2.730.500 TL, gider 2.674.000 TL',
      '2025 raporu, 28 Mart 2026',
      '11 Haziran 2024 tarihli karar',
      '3 geçerli izin ve akreditasyon',
      'Son gözden geçirme: 2 Kasım 2026',
    ])
      expect(page).toContain(words);
    for (const path of Object.values(partPaths)) expect(page).toContain(`href="${path}"`);
  });

  test('is one press away from the accounts, the audit board, the history and every footer', async () => {
    const { app } = await open();
    for (const path of ['/donate', '/audit', '/about'])
      expect(await readPage(app, path)).toMatch(/href="\/hesap-verme"[^>]*>Gelir ve gider, denetim/);
    expect(await readPage(app, '/')).toContain('href="/hesap-verme"');
  });

  test('tells in tables with a caption what came in and what went out', async () => {
    const page = await readPage((await open()).app, partPaths.finances);
    expect(page).toContain('<caption class="sr-only">2025 yılının gelir ve gideri</caption>');
    expect(page.match(/<table/g)).toHaveLength(5);
    expect(page).toContain('1.965.000 TL');
    expect(page).toContain('Bu sayfadaki tutarlar örnektir');
  });

  test.each(partNames)('has no page of %s while it is empty, and nothing leads there', async (name) => {
    const site = await open();
    await site.change(name, { entries: [] });
    expect(await statusOf(site, partPaths[name])).toBe(404);
    for (const path of [accountabilityPath, '/sitemap.xml', '/donate'])
      expect(await readPage(site.app, path)).not.toContain(partPaths[name]);
  });

  test('is not there while all of it is empty', async () => {
    const site = await open();
    for (const name of partNames) await site.change(name, { entries: [] });
    expect(await statusOf(site, accountabilityPath)).toBe(404);
    for (const path of ['/', '/donate', '/audit', '/about', '/sitemap.xml'])
      expect(await readPage(site.app, path)).not.toContain(accountabilityPath);
  });

  test('of a site that has run before begins without the examples, of which visitors read nothing', async () => {
    const database = await freshDatabase();
    const now = new Date('2026-11-20T18:00:00.000Z');
    await storeFirstDocuments(database.db, { content: starterContent, now });
    const brought: PartName[] = ['finances', 'auditReports', 'donorRights', 'permits'];
    await database.db.deleteFrom('versions').where('kind', '=', 'document').execute();
    await database.db.deleteFrom('documents').where('name', 'in', brought).execute();
    const app = await openTestApp(database);
    for (const name of brought) expect((await app.visitor().get(partPaths[name])).status).toBe(404);
    expect((await app.visitor().get(partPaths.accessibility)).status).toBe(200);
  });
});

describe('a permit', () => {
  const permit = { name: 'Deneme izni', givenBy: 'Kurum', number: 'ÖRNEK-9', startsOn: '2026-01-01' };
  const readOver = async ({ app }: Awaited<ReturnType<typeof open>>) =>
    (await readPage(app, partPaths.permits)).split('Süresi dolanlar')[1];

  test('is valid on its last day, and over from midnight in Istanbul, also on a page that is kept', async () => {
    const site = await open();
    await site.change('permits', { entries: [{ ...permit, endsOn: '2026-11-20' }] });
    const look = watchDay(site.app.parts);
    // 21:00 UTC is midnight in Istanbul
    site.app.clock.now = new Date('2026-11-20T20:59:59.000Z');
    expect(await readOver(site)).toBeUndefined();
    site.app.clock.now = new Date('2026-11-20T21:00:00.000Z');
    look();
    expect(await readOver(site)).toContain('Deneme izni, Kurum, ÖRNEK-9: 20 Kasım 2026 günü sona erdi');
    expect(await readPage(site.app, accountabilityPath)).toContain('0 geçerli izin');
  });

  test('to collect aid is written with the accounts, and stands first among them', async () => {
    const site = await open();
    expect(await readPage(site.app, partPaths.permits)).toContain('2860 sayılı Kanuna göre izinle yürüyen');
    const content = await site.app.parts.content.read();
    const collectionPermit = {
      ...{ derbisNumber: '34-1', issuedBy: 'Valilik' },
      ...{ validFrom: '2026-01-01', validUntil: '2027-01-01' },
    };
    const { db } = site.app.parts.database;
    const value = JSON.stringify({ ...content.donation, collectionPermit });
    await db.updateTable('documents').set({ publishedValue: value }).where('name', '=', 'donation').execute();
    await site.change('permits', { entries: [{ ...permit, endsOn: null }] });
    const page = await readPage(site.app, partPaths.permits);
    expect(page.indexOf('Yardım toplama izni (2860')).toBeGreaterThan(0);
    expect(page.indexOf('Yardım toplama izni (2860')).toBeLessThan(page.indexOf('Deneme izni'));
    expect(page).not.toContain('2860 sayılı Kanuna göre izinle yürüyen');
    const look = watchDay(site.app.parts);
    const readAt = async (moment: string, path: string) => {
      site.app.clock.now = new Date(moment);
      look();
      return readPage(site.app, path);
    };
    expect(await readAt('2027-01-01T20:59:59.000Z', '/donate')).toContain('34-1');
    expect(await readAt('2027-01-01T21:00:00.000Z', '/donate')).not.toContain('34-1');
    const over = await readPage(site.app, partPaths.permits);
    expect(over).toContain('2860 sayılı Kanuna göre izinle yürüyen');
    expect(over.split('Süresi dolanlar')[1]).toContain('34-1');
  });
});
