import { describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { donation } from '#/content/donation.ts';
import { supporters } from '#/content/supporters.ts';
import { formatIban } from '#/format/iban.ts';
import { inHtml } from './html-words.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();

describe('Donation info', () => {
  test('every bank, with TL, USD and EUR accounts and IBANs', async () => {
    const { main, textsOf } = await readPage('/donate');
    const banks = textsOf(/<section aria-label="[^"]*"[^>]*>(<header.*?)<\/section>/gs);
    expect(banks).toHaveLength(donation.banks.length);
    donation.banks.forEach(({ name, bic, accounts }, index) => {
      expect(main).toContain(`<section aria-label=${quoted(name)}`);
      expect(banks[index]).toContain(`${name} BIC / SWIFT ${bic}`);
      expect(accounts.map(({ currency }) => currency)).toEqual(['TL', 'USD', 'EUR']);
      for (const { currency, iban } of accounts) {
        expect(banks[index]).toContain(`${currency} hesabı`);
        expect(banks[index]).toContain(formatIban(iban));
      }
    });
  });

  test('an IBAN is read in groups of four and copied without spaces', async () => {
    const { main } = await readPage('/donate');
    const shown = [...main.matchAll(/>(TR\d\d(?: \d{4}){5} \d\d)</g)].map(([, iban]) => iban);
    const copied = [...main.matchAll(/data-copy="(TR\d{24})"/g)].map(([, iban]) => iban);
    const stored = donation.banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban));
    expect(shown.map((iban) => iban?.replaceAll(' ', ''))).toEqual(stored);
    expect(copied).toEqual(stored);
  });

  test('the one who gives knows in whose name the accounts stand', async () => {
    const { text } = await readPage('/donate');
    expect(donation.beneficiary).toBe(association.name.tr);
    expect(text).toContain(`Alıcı adı ${donation.beneficiary}`);
    expect(text).toContain(donation.beneficiaryLatin);
  });

  test('each bank’s card holds both names, to be copied letter by letter', async () => {
    const { main } = await readPage('/donate');
    const cards = main.match(/<section aria-label="[^"]*"[^>]*><header.*?<\/section>/gs) ?? [];
    expect(cards).toHaveLength(donation.banks.length);
    for (const card of cards)
      for (const name of [donation.beneficiary, donation.beneficiaryLatin])
        expect(card).toContain(`data-copy=${quoted(name)}`);
  });

  test('questions about a gift go to the desk that answers them', async () => {
    const { main } = await readPage('/donate');
    const desk = association.contact.desks.find(({ subject }) => subject === 'donation');
    expect(main).toContain(`href="mailto:${desk?.email}"`);
  });

  test('nobody sends money to the accounts of the demo without having been warned', async () => {
    const { text } = await readPage('/donate');
    const warning = text.indexOf(donation.demoWarning);
    expect(warning > -1).toBe(hasDemoAccounts(donation));
    expect(warning).toBeLessThan(text.indexOf('IBAN'));
  });

  test('the legal note and how the association is registered are there', async () => {
    const { text } = await readPage('/donate');
    for (const words of [
      ...donation.legalNote,
      ...Object.values(donation.identity),
      ...donation.safetyAdvice,
    ])
      expect(text).toContain(words);
  });
});

describe('Supporters', () => {
  test('every organisation with logo, name, field, description, what it gives and since when, in their order', async () => {
    const { main, textsOf } = await readPage('/supporters');
    const cards = main.match(/<li.*?<\/li>/gs) ?? [];
    expect(cards).toHaveLength(supporters.entries.length);
    supporters.entries.forEach(({ name, logo }, index) => {
      expect(cards[index]).toContain(`<img src="${logo}" alt=${quoted(`${name} logosu`)}`);
    });
    expect(textsOf(/<li.*?<\/li>/gs)).toEqual(
      supporters.entries.map(
        ({ name, field, description, support, since }) =>
          `${name} ${field} ${description} Destek ${support} Başlangıç ${since}`,
      ),
    );
  });

  test('a call to action links to /contact and /donate', async () => {
    const { main } = await readPage('/supporters');
    expect(main).toMatch(/<a[^>]*href="\/contact"/);
    expect(main).toMatch(/<a[^>]*href="\/donate"/);
  });
});

describe('Contact', () => {
  test('address, phone, e-mail and call sign', async () => {
    const { main, text } = await readPage('/contact');
    const { address, phone, email, callSign } = association.contact;
    for (const words of [...address, phone.shown, callSign]) expect(text).toContain(words);
    expect(main).toContain(`href="tel:${phone.number}"`);
    expect(main).toContain(`href="mailto:${email}"`);
  });

  test('the map is a link, and nothing of it is fetched before somebody asks', async () => {
    const { main } = await readPage('/contact');
    const { link, embed } = association.contact.map;
    expect(main).toContain(`<a href=${quoted(link)}`);
    expect(main).toContain(`data-map=${quoted(embed)}`);
    expect(main).not.toMatch(/<iframe|src="https:/);
  });

  test('who is in need is sent to 112 first', async () => {
    const { text } = await readPage('/contact');
    expect(association.contact.emergencyNote).toContain('112');
    expect(text.indexOf(association.contact.emergencyNote)).toBeGreaterThan(-1);
    expect(text.indexOf(association.contact.emergencyNote)).toBeLessThan(text.indexOf('Telefon'));
  });
});

/** The words as the value of an attribute. */
function quoted(words: string): string {
  return `"${inHtml(words)}"`;
}
