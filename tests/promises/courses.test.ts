import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

describe('the course pages show the first reading', () => {
  test('TAE 3 hours theory', async () => {
    const { text } = await readPage('/activities/tae');
    expect(text).toContain('Süre 3 saat');
    expect(text).toContain('Biçim Kuramsal ders');
  });

  test('AKT 1 16 hours, age over 18, prerequisite TAE certificate', async () => {
    const { text } = await readPage('/activities/akt1');
    expect(text).toContain('Süre 16 saat');
    expect(text).toContain('Yaş 18 yaşından büyük');
    expect(text).toContain('Ön koşul TAE belgesi');
  });

  test('AKT 2 220 hours including 48 hours drill, requires AKT 1 and at least 6 months active volunteering', async () => {
    const { text } = await readPage('/activities/akt2');
    expect(text).toContain('Süre 220 saat');
    expect(text).toContain('Tatbikat Bu sürenin 48 saati');
    expect(text).toContain('Ön koşul AKT 1 ve en az 6 ay aktif gönüllülük');
  });

  test('the dates of the next courses stand in a table', async () => {
    const { textsOf } = await readPage('/activities/akt1');
    expect(textsOf(/<tbody>(.*?)<\/tbody>/gs)[0]).toContain('16 Ocak 2027 – 17 Ocak 2027');
  });
});

describe('the education page', () => {
  test('three cards link to /activities/tae, /activities/akt1, /activities/akt2', async () => {
    const { main } = await readPage('/education');
    const links = [...main.matchAll(/<a href="(\/activities\/[a-z0-9]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/activities/tae', '/activities/akt1', '/activities/akt2']);
  });

  test('has three tabs; without JavaScript they are links to three sections that are all shown', async () => {
    const { main, textsOf } = await readPage('/education');
    expect(textsOf(/<a href="#program-[^>]*>(.*?)<\/a>/gs)).toEqual(['TAE', 'AKT 1', 'AKT 2']);
    expect(main.match(/<section id="program-/g)).toHaveLength(3);
    expect(main).not.toMatch(/<section id="program-[^>]* hidden/);
  });

  test.each([
    [
      'TAE 40 hours (5 days), ages 18-65, Turkish, certificate for successful participants, and its content',
      'tae',
      [
        'Süre 40 saat (5 gün)',
        'Yaş 18–65',
        'Dil Türkçe',
        'Başarılı olan katılımcılara sertifika verilir.',
        'Afet yönetiminin temelleri Güvenlik ve risk değerlendirmesi Temel arama teknikleri Haberleşme ve eşgüdüm İlk yardım ve malzeme',
      ],
    ],
    [
      'AKT1 80 hours (10 days), ages 20-60, Turkish, and its prerequisites',
      'akt1',
      [
        'Süre 80 saat (10 gün)',
        'Yaş 20–60',
        'Dil Türkçe',
        'TAE sertifikası En az 1 yıl deneyim Sağlık raporu İlk yardım sertifikası',
      ],
    ],
    [
      'AKT2 120 hours (15 days), ages 25-55, Turkish or English, and its prerequisites',
      'akt2',
      [
        'Süre 120 saat (15 gün)',
        'Yaş 25–55',
        'Dil Türkçe veya İngilizce',
        'AKT 1 sertifikası En az 3 yıl aktif deneyim En az 5 operasyonda görev almış olmak Güncel sağlık raporu ve psikoteknik değerlendirme İleri ilk yardım sertifikası',
      ],
    ],
  ])('shows the second reading: %s', async (_reading, code, sentences) => {
    const { textsOf } = await readPage('/education');
    const [panel] = textsOf(new RegExp(`<section id="program-${code}"[^>]*>(.*?)</section>`, 'gs'));
    for (const words of sentences) expect(panel).toContain(words);
  });
});
