import { describe, expect, test } from 'vitest';
import { demonstration, sumOfWords } from '#/server/first-words.ts';
import { about } from './about.ts';
import { association } from './association.ts';
import { auditBoard } from './audit-board.ts';
import { board } from './board.ts';
import { coursePages, education, educationTabs } from './courses.ts';
import { hasDemoAccounts } from './demo-accounts.ts';
import { donation } from './donation.ts';
import { newsCategories, operationTypes, photoCategories } from './kinds.ts';
import { mission } from './mission.ts';
import { pastOperations } from './past-operations.ts';
import { findPictureAlt } from './picture-alt.ts';
import { press } from './press.ts';
import { privacy } from './privacy.ts';
import { representatives } from './representatives.ts';
import { socialActivities } from './social-activities.ts';
import { starterContent } from './starter.ts';
import { starterNews } from './starter-news.ts';
import { starterOperations } from './starter-operations.ts';
import { starterPhotos } from './starter-photos.ts';
import { statute } from './statute.ts';
import { supporters } from './supporters.ts';

/*
 * What the association of the demo states of itself. That the pages show what the content says, whatever it says, is
 * held in tests/promises. Another association deletes this file with the words of the demo.
 */

describe('the association tells of itself', () => {
  test('its names', () => {
    expect(association.name).toEqual({
      tr: 'Kutup Yıldızı Arama Kurtarma Derneği',
      short: 'KUYAK',
      en: 'Kutup Yıldızı Search and Rescue Association',
    });
    expect(donation.beneficiaryLatin).toBe('KUTUP YILDIZI ARAMA KURTARMA DERNEGI');
  });

  test('the figures that other pages repeat', () => {
    expect(association).toMatchObject({
      foundedYear: 2007,
      foundedCity: 'İstanbul',
      activeYears: 17,
      copyrightYear: 2025,
    });
    expect(association.figures).toMatchObject({
      instructors: 11,
      registeredMembers: 126,
      volunteersInTraining: 61,
      towns: 5,
      beyondTheTowns: 'K.K.T.C.',
    });
  });

  test('the state medal received on 26 April 2023', () => {
    expect(association.medal.receivedOn).toBe('2023-04-26');
    expect(about.paragraphs.join()).toContain('26 Nisan 2023’te Devlet Üstün Fedakârlık Madalyası');
  });

  test('how it is reached', () => {
    expect(association.contact).toMatchObject({
      address: ['Örnek Mahallesi, Kutup Yıldızı Sokak No: 7', '34000 İstanbul'],
      email: 'iletisim@example.org',
      phone: { number: '+902120000000' },
      callSign: 'VHF 145.300',
      emergencyNote: expect.stringContaining('Acil durumda 112’yi arayın'),
    });
    expect(privacy.contact.email).toBe('kvkk@example.org');
  });

  test('its years begin with the foundation', () => {
    expect(about.timeline[0]?.year).toBe(2007);
  });

  test('mission, vision and values', () => {
    const titles = [mission.mission, mission.vision, mission.values].map(({ title }) => title);
    expect(titles).toEqual(['Misyonumuz', 'Vizyonumuz', 'İlkelerimiz']);
  });

  test('what its pages are called', () => {
    const pages = [
      about,
      mission,
      board,
      auditBoard,
      statute,
      privacy,
      representatives,
      supporters,
      education,
    ];
    expect(pages.map(({ title }) => title)).toEqual([
      'Hakkımızda',
      'Misyon ve Vizyon',
      'Yönetim Kurulu',
      'Denetim Kurulu',
      'Dernek Tüzüğü',
      'KVKK Aydınlatma Metni',
      'Temsilciliklerimiz',
      'Destekçilerimiz',
      'Eğitimler',
    ]);
  });
});

describe('who works for it', () => {
  test('the Board of Directors: 7 people with titles', () => {
    expect(board.members.map(({ name, position }) => `${name}, ${position}`)).toEqual([
      'Hakan Aydoğdu, Başkan',
      'Elif Karataş, Başkan Yardımcısı',
      'Serkan Öztürk, Genel Sekreter',
      'Nurcan Demirel, Sayman',
      'Burak Çetinkaya, Üye',
      'Gülşen Kaplan, Üye',
      'Onur Yavuz, Üye',
    ]);
  });

  test('the Audit Board: 3 people', () => {
    expect(auditBoard.members).toHaveLength(3);
  });

  test('1 representation in Düzce, and six liaison points', () => {
    expect(representatives.representation).toMatchObject({
      title: 'Düzce Temsilciliği',
      email: 'duzce@example.org',
    });
    expect(representatives.liaisons.entries.map(({ city }) => city)).toEqual([
      'Bursa',
      'Çanakkale',
      'Edirne',
      'K.K.T.C',
      'Kocaeli',
      'Muğla',
    ]);
  });
});

test('the KVKK notice has seven sections, plus contact', () => {
  expect([...privacy.sections, privacy.contact].map(({ title }) => title)).toEqual([
    'Veri sorumlusu',
    'İşlenen veriler',
    'İşleme amaçları',
    'Hukuki sebepler ve toplama yöntemi',
    'Verilerin aktarılması',
    'Veri güvenliği ve saklama süresi',
    'Haklarınız',
    'Başvuru ve iletişim',
  ]);
});

describe('who gives', () => {
  test('finds two banks, whose accounts are examples', () => {
    expect(donation.banks.map(({ name }) => name)).toEqual(['Birinci Banka', 'İkinci Banka']);
    expect(donation.banks[0]?.accounts[0]?.iban).toBe('TR159999900000000011000001');
    expect(hasDemoAccounts(donation)).toBe(true);
  });

  test('stands among seven organisations', () => {
    expect(supporters.entries.map(({ field }) => field)).toEqual([
      'Katılım bankası',
      'Enkaz altı görüntüleme cihazları',
      'Yangın söndürme malzemeleri',
      'İlk yardım eğitim merkezi',
      'Reklam ve organizasyon',
      'Etkinlik yönetimi',
      'Yangın söndürme cihazları',
    ]);
  });
});

describe('the statute keeps its figures', () => {
  test.each([
    ['membership application decided within 30 days', 9, 'en geç otuz gün içinde'],
    ['volunteer becomes regular member after at least 1 year', 10, 'en az bir yıl süreyle'],
    ['resignation notice 1 month', 14, 'bir ay önceden yazılı'],
    [
      'extraordinary assembly within 30 days on request of 1/5 of members',
      19,
      'beşte birinin yazılı isteği üzerine otuz gün içinde',
    ],
    ['meeting notice at least 15 days', 20, 'en az on beş gün önce'],
    ['quorum half plus one', 21, 'yarısından bir fazlasının'],
    ['second meeting after 30 days', 21, 'ilk toplantıdan otuz gün sonra'],
    ['management board 7 regular members, 3-year term', 26, 'üç yıl için seçilen yedi asıl'],
    ['audit board 3 members, 3-year term', 31, 'üç yıl için seçilen üç asıl'],
    ['discipline board 3', 33, 'üç asıl ve üç yedek'],
    ['statute change needs 2/3', 44, 'üçte ikisinin olumlu oyu'],
    ['dissolution needs 2/3', 45, 'üçte ikisinin oyuyla'],
  ])('%s', (_rule, number, words) => {
    const article = statute.articles.find((candidate) => candidate.number === number);
    expect(article?.paragraphs.join('\n')).toContain(words);
  });

  test('in 46 articles', () => {
    expect(statute.articles).toHaveLength(46);
  });
});

describe('the courses keep both readings', () => {
  test('the course pages', () => {
    const { tae, akt1, akt2 } = coursePages;
    expect(tae).toMatchObject({ fullName: 'Temel Afet Eğitimi', totalHours: 3, drillHours: null });
    expect(akt1).toMatchObject({ fullName: 'Arama Kurtarma Teknikleri 1', totalHours: 16, drillHours: null });
    expect(akt2).toMatchObject({ fullName: 'Arama Kurtarma Teknikleri 2', totalHours: 220, drillHours: 48 });
    expect(akt1.requirements).toEqual(['18 yaşından büyük olmak', 'TAE belgesine sahip olmak']);
    expect(akt2.requirements).toContain('En az 6 ay aktif gönüllülük yapmış olmak');
  });

  test('the facts that stand first on the course pages', () => {
    const facts = Object.values(coursePages).map((course) =>
      course.facts.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(facts).toEqual([
      ['Süre: 3 saat', 'Biçim: Kuramsal ders', 'Ön koşul: Yok'],
      ['Süre: 16 saat', 'Yaş: 18 yaşından büyük', 'Ön koşul: TAE belgesi'],
      ['Süre: 220 saat', 'Tatbikat: 48 saat tatbikat', 'Ön koşul: AKT 1 ve en az 6 ay aktif gönüllülük'],
    ]);
    expect(coursePages.akt1.sessions).toContainEqual(
      expect.objectContaining({ startsOn: '2027-01-16', endsOn: '2027-01-17' }),
    );
  });

  test('the lesson that the news announces: 12 December, 10 to 13, free, 40 seats', () => {
    expect(starterNews.map(({ content }) => content).join()).toContain(
      '12 Aralık 2026 Cumartesi günü 10.00–13.00 arasında',
    );
    expect(coursePages.tae.sessions).toContainEqual({
      startsOn: '2026-12-12',
      endsOn: '2026-12-12',
      hours: '10.00–13.00',
      place: 'Dernek merkezi, İstanbul',
      address: null,
      seats: 40,
      price: 'Ücretsiz',
      id: '2026-12-12',
    });
  });

  test('the comparison of both repeats their hours and ages', () => {
    const words = (side: 'volunteers' | 'teams') => education.comparison.rows.map((row) => row[side]).join();
    for (const { totalHours } of Object.values(coursePages))
      expect(words('volunteers')).toMatch(new RegExp(`\\b${totalHours}\\b`));
    for (const { duration, ages } of Object.values(educationTabs)) {
      expect(words('teams')).toMatch(new RegExp(`\\b${Number.parseInt(duration, 10)}\\b`));
      expect(words('teams')).toContain(ages);
    }
  });

  test('the education tabs', () => {
    expect(educationTabs.tae).toMatchObject({
      label: 'TAE',
      duration: '40 saat (5 gün)',
      ages: '18–65',
      language: 'Türkçe',
      certificate: 'Başarılı olan katılımcılara sertifika verilir.',
      topics: [
        'Afet yönetiminin temelleri',
        'Güvenlik ve risk değerlendirmesi',
        'Temel arama teknikleri',
        'Haberleşme ve eşgüdüm',
        'İlk yardım ve malzeme',
      ],
    });
    expect(educationTabs.akt1).toMatchObject({
      label: 'AKT 1',
      duration: '80 saat (10 gün)',
      ages: '20–60',
      language: 'Türkçe',
      prerequisites: ['TAE sertifikası', 'En az 1 yıl deneyim', 'Sağlık raporu', 'İlk yardım sertifikası'],
    });
    expect(educationTabs.akt2).toMatchObject({
      label: 'AKT 2',
      duration: '120 saat (15 gün)',
      ages: '25–55',
      language: 'Türkçe veya İngilizce',
      prerequisites: [
        'AKT 1 sertifikası',
        'En az 3 yıl aktif deneyim',
        'En az 5 operasyonda görev almış olmak',
        'Güncel sağlık raporu ve psikoteknik değerlendirme',
        'İleri ilk yardım sertifikası',
      ],
    });
  });

  test('the three cards lead to the three course pages', () => {
    expect(education.cards.map(({ path }) => path)).toEqual(
      Object.values(coursePages).map(({ path }) => path),
    );
  });
});

describe('the starter content', () => {
  test('has 38 past operations, newest first, of every type at least two', () => {
    expect(pastOperations).toHaveLength(38);
    for (const type of operationTypes) {
      expect(pastOperations.filter((operation) => operation.type === type).length, type).toBeGreaterThan(1);
    }
    const days = pastOperations.map(({ date }) => date.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('has operations of every year since the foundation', () => {
    const years = new Set([...starterOperations, ...pastOperations].map(({ date }) => date.slice(-4)));
    expect(years.size).toBe(20);
  });

  test('has the operations of the last two years, those among them that its news tell of, apart from the archive', () => {
    const told = starterNews.flatMap(({ operation }) => operation ?? []);
    expect(starterOperations.map(({ title }) => title)).toEqual(expect.arrayContaining(told));
    expect(told).toHaveLength(2);
    for (const { date } of starterOperations) expect(date).toMatch(/202[56]$/);
  });

  test('has news of every category and two drafts', () => {
    const published = starterNews.filter((article) => article.published);
    expect(published.length).toBeGreaterThanOrEqual(9);
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(newsCategories));
    expect(starterNews.length - published.length).toBe(2);
  });

  test('has 20 photos of every category, each with a description for those who cannot see it', () => {
    expect(starterPhotos).toHaveLength(20);
    expect(new Set(starterPhotos.map(({ category }) => category))).toEqual(new Set(photoCategories));
    for (const { imageUrl } of starterPhotos) expect(findPictureAlt(imageUrl), imageUrl).toBeDefined();
  });

  test('has 8 social activities and 12 press items, each with its own id', () => {
    expect(new Set(socialActivities.map(({ id }) => id)).size).toBe(8);
    expect(new Set(press.map(({ id }) => id)).size).toBe(12);
    expect(press.filter(({ videoFile }) => videoFile).map(({ id, videoFile }) => [id, videoFile])).toEqual([
      ['kopru-tatbikati', '/videos/kopru-tatbikati.mp4'],
      ['gece-aramasi', '/videos/gece-aramasi.mp4'],
      ['egitim-gunu', '/videos/egitim-gunu.mp4'],
    ]);
  });
});

test('the words of the demo are known to the server by their sum', () => {
  expect(sumOfWords(starterContent)).toBe(demonstration);
});
