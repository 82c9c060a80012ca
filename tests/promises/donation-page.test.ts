import { describe, expect, test } from 'vitest';
import { donation } from '#/content/donation.ts';
import { formatIban } from '#/format/iban.ts';
import { readPage } from './read-page.ts';

describe('Donation info', () => {
  test('two banks, with TL, USD and EUR accounts and IBANs', async () => {
    const { textsOf } = await readPage('/donate');
    const banks = textsOf(/<section aria-label="[^"]*Banka"[^>]*>(.*?)<\/section>/gs);
    expect(banks).toHaveLength(2);
    donation.banks.forEach(({ name, accounts }, index) => {
      expect(banks[index]).toContain(name);
      for (const { currency, iban } of accounts) {
        expect(banks[index]).toContain(`${currency} hesabı`);
        expect(banks[index]).toContain(formatIban(iban));
      }
    });
  });

  test('an IBAN is read in groups of four and copied without spaces', async () => {
    const { main } = await readPage('/donate');
    expect(main).toContain('>TR15 9999 9000 0000 0011 0000 01<');
    expect(main).toContain('data-copy="TR159999900000000011000001"');
  });

  test('the one who gives knows in whose name the accounts stand', async () => {
    const { text } = await readPage('/donate');
    expect(text).toContain('Alıcı adı Kutup Yıldızı Arama Kurtarma Derneği');
    expect(text).toContain('KUTUP YILDIZI ARAMA KURTARMA DERNEGI');
  });

  test('nobody sends money to the accounts of the demo without having been warned', async () => {
    const { text } = await readPage('/donate');
    expect(text.indexOf(donation.demoWarning)).toBeGreaterThan(-1);
    expect(text.indexOf(donation.demoWarning)).toBeLessThan(text.indexOf('IBAN'));
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
  test('seven organisations, each with logo, name and description', async () => {
    const { main, textsOf } = await readPage('/supporters');
    const cards = main.match(/<li.*?<\/li>/gs) ?? [];
    expect(cards).toHaveLength(7);
    for (const card of cards)
      expect(card).toMatch(/<img src="\/artwork\/supporters\/[a-z-]+\.svg" alt="[^"]+"/);
    expect(textsOf(/<li.*?<p[^>]*>(.*?)<\/p>/gs)).toEqual([
      'Katılım bankası',
      'Enkaz altı görüntüleme cihazları',
      'Yangın söndürme malzemeleri',
      'İlk yardım eğitim merkezi',
      'Reklam ve organizasyon',
      'Etkinlik yönetimi',
      'Yangın söndürme cihazları',
    ]);
  });

  test('a call to action links to /contact and /donate', async () => {
    const { main } = await readPage('/supporters');
    expect(main).toMatch(/<a[^>]*href="\/contact"/);
    expect(main).toMatch(/<a[^>]*href="\/donate"/);
  });
});

describe('Contact', () => {
  test('address, phone, e-mail and call sign VHF 145.300', async () => {
    const { main, text } = await readPage('/contact');
    expect(text).toContain('Örnek Mahallesi, Kutup Yıldızı Sokak No: 7');
    expect(text).toContain('VHF 145.300');
    expect(main).toContain('href="tel:+902120000000"');
    expect(main).toContain('href="mailto:iletisim@example.org"');
  });

  test('the map is a link, and nothing of it is fetched before somebody asks', async () => {
    const { main } = await readPage('/contact');
    expect(main).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/[^"]*"/);
    expect(main).toMatch(/data-map="https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
    expect(main).not.toMatch(/<iframe|src="https:/);
  });

  test('who is in need is sent to 112 first', async () => {
    expect((await readPage('/contact')).text).toMatch(/Acil durumda 112’yi arayın/);
  });
});
