import { describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { donation } from '#/content/donation.ts';
import { english } from '#/content/english.ts';
import { formatIban } from '#/format/iban.ts';
import { shareTestApp } from '../support/shared-app.ts';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

const abroad = donation.banks.flatMap(({ accounts }) => accounts.filter(({ currency }) => currency !== 'TL'));
const emailOf = (asked: string) =>
  association.contact.desks.find(({ subject }) => subject === asked)?.email ?? '';

describe('a foreign team', () => {
  test('reads who we are, what we can do, and what we do not claim', async () => {
    const { text } = await readPage('/en');
    const { about, capability, figures } = english;
    for (const words of [...about.paragraphs, ...capability.limits.paragraphs]) expect(text).toContain(words);
    for (const { label, value } of figures) expect(text).toContain(`${label} ${value}`);
    for (const { title, text: words } of capability.entries) expect(text).toContain(`${title} ${words}`);
  });

  test('is told to call 112 before anything else, and how we are called out', async () => {
    const { main, text } = await readPage('/en');
    expect(english.emergency.text).toContain('112');
    expect(text.indexOf(english.emergency.text)).toBeGreaterThan(-1);
    expect(text.indexOf(english.emergency.text)).toBeLessThan(text.indexOf(english.about.title));
    expect(main).toContain('href="tel:112"');
    for (const { title, text: words } of english.callOut.entries) expect(text).toContain(`${title} ${words}`);
    expect(main).toContain(`href="mailto:${association.contact.email}"`);
  });
});

describe('a donor abroad', () => {
  test('finds the beneficiary in Latin letters, and the dollar and euro accounts of every bank', async () => {
    const { main, text } = await readPage('/en');
    expect(text).toContain(donation.beneficiaryLatin);
    for (const { name, bic } of donation.banks) {
      expect(text).toContain(name);
      expect(text).toContain(bic);
    }
    const shown = [...main.matchAll(/>(TR\d\d(?: \d{4}){5} \d\d)</g)].map(([, iban]) => iban);
    expect(shown).toEqual(abroad.map(({ iban }) => formatIban(iban)));
  });

  test('copies the IBANs without spaces, the BIC, the beneficiary and the reference', async () => {
    const { main } = await readPage('/en');
    const copied = [...main.matchAll(/data-copy="([^"]*)"/g)].map(([, words]) => words);
    const wanted = [
      donation.beneficiaryLatin,
      english.donation.reference,
      ...donation.banks.map(({ bic }) => bic),
      ...abroad.map(({ iban }) => iban),
    ];
    expect(copied.toSorted()).toEqual(wanted.map(inHtml).toSorted());
    expect(main).not.toContain('Kopyala');
  });

  test('is warned of the accounts of the demo before the first of them, and may ask the desk', async () => {
    const { main, text } = await readPage('/en');
    const warning = text.indexOf(english.donation.demoWarning);
    expect(warning > -1).toBe(hasDemoAccounts(donation));
    expect(warning).toBeLessThan(text.indexOf('IBAN'));
    expect(main).toContain(`href="mailto:${emailOf('donation')}"`);
  });

  test('comes here from the Turkish page of accounts', async () => {
    expect((await readPage('/donate')).main).toContain('href="/en#donate"');
    expect((await readPage('/en')).main).toContain('<section id="donate"');
  });
});

test('a journalist finds the press desk, and the way to the Turkish site', async () => {
  const { main, text } = await readPage('/en');
  for (const words of [...english.press.paragraphs, ...english.languages.paragraphs])
    expect(text).toContain(words);
  expect(main).toContain(`href="mailto:${emailOf('press')}"`);
  expect(main).toMatch(/<a href="\/" lang="tr" hrefLang="tr"/i);
});

describe('search engines', () => {
  const app = shareTestApp({ settings: { siteUrl: 'https://example.org' } });
  const read = async (path: string) => (await app().visitor().get(path)).text();
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, url]) => [
      lang,
      url,
    ]);

  test.each(['/', '/en'])('learn from %s where each language begins', async (path) => {
    expect(alternates(await read(path))).toEqual([
      ['tr', 'https://example.org/'],
      ['en', 'https://example.org/en'],
      ['x-default', 'https://example.org/'],
    ]);
  });

  test('are told of no translation of any other page', async () => {
    expect(alternates(await read('/donate'))).toEqual([]);
  });

  test('learn which language a page is in', async () => {
    expect(await read('/en')).toContain('<meta property="og:locale" content="en_GB"/>');
    expect(await read('/')).toContain('<meta property="og:locale" content="tr_TR"/>');
  });
});
