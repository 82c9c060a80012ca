import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Association } from '#/content/association.ts';
import { starterContent } from '#/content/starter.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { drawOutagePage } from '#/site/light/outage-page.server.tsx';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const path = '/outage.html';
const shipped = join(import.meta.dirname, '../../deploy/outage/index.html');

async function open() {
  const app = await openTestApp(await freshDatabase(), { siteUrl: 'https://dernek.example' });
  const read = async () => (await app.visitor().get(path)).text();
  return { app, read };
}

test('the page for an outage names 112, the association, its telephone, and where its accounts are', async () => {
  const { read } = await open();
  const page = await read();
  const { name, contact } = starterContent.association;
  for (const words of ['href="tel:112"', name.tr, contact.phone.shown, `href="tel:${contact.phone.number}"`])
    expect(page).toContain(words);
  expect(page).toContain('href="https://dernek.example/donate"');
});

test('it holds no number of an account, which could be another by the day it is shown', async () => {
  const page = (await (await open()).read()).replace(/\s/g, '');
  expect(page).not.toMatch(/TR\d{2}/);
});

test('it stands alone: nothing in it asks for another file, so it can be shown without the server', async () => {
  const { read } = await open();
  for (const page of [await read(), drawOutagePage().html]) {
    const asked = page.match(/<(?:script|img|iframe|source|video|form)\b|\burl\(|@import|<link [^>]+>/g);
    expect(asked).toEqual(['<link rel="icon" href="data:,"/>']);
  }
});

test('search engines leave it out', async () => {
  const { app } = await open();
  const get = (at: string) => app.visitor().get(at);
  const { status, headers } = await get(path);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  for (const list of ['/sitemap.xml', '/sitemap-pages.xml'])
    expect(await (await get(list)).text()).not.toContain('outage');
});

test('a telephone number that is published is on it at once', async () => {
  const { app, read } = await open();
  const ayse = await app.signedIn('ayse');
  const calls = '/api/admin/documents';
  const all = (await (await ayse.get(calls)).json()) as DocumentSummary[];
  const address = `${calls}/${all.find(({ name }) => name === 'association')?.id}`;
  expect(await read()).not.toContain('0 (312) 111 11 11');
  const { value, version } = (await (await ayse.get(address)).json()) as StoredDocument;
  const { contact, ...others } = value as Association;
  const phone = { number: '+903121111111', shown: '0 (312) 111 11 11' };
  const changed = { ...others, contact: { ...contact, phone } };
  const saved = await ayse.put(address, { version, value: changed, published: true });
  expect([saved.status, await read()]).toEqual([200, expect.stringContaining(phone.shown)]);
});

test('what comes with the proxies’ settings is the same page without an association (-u writes it)', async () => {
  await expect(drawOutagePage().html).toMatchFileSnapshot(shipped);
});
