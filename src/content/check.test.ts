import { describe, expect, test } from 'vitest';
import { association, associationSubject } from './association.ts';
import { board, boardSubject } from './board.ts';
import { checkContent, checkSubject } from './check.ts';
import {
  type CourseSession,
  coursePages,
  coursePagesSubject,
  education,
  educationSubject,
} from './courses.ts';
import { hasDemoAccounts } from './demo-accounts.ts';
import { type Donation, donation, donationSubject } from './donation.ts';
import { findFaults } from './find-faults.ts';
import { home, homeSubject } from './home.ts';
import { menu, menuSubject } from './menu.ts';
import { pastOperationsSubject } from './past-operations.ts';
import { starterNews, starterNewsSubject } from './starter-news.ts';
import { starterOperations } from './starter-operations.ts';
import { statute, statuteSubject } from './statute.ts';

const exampleBank: Donation['banks'][number] = {
  name: 'Örnek Banka',
  code: '99999',
  bic: 'ORNKTRT0XXX',
  accounts: [
    { currency: 'TL', branch: 'Örnek', number: '1', iban: 'TR159999900000000011000001' },
    { currency: 'USD', branch: 'Örnek', number: '2', iban: 'TR859999900000000011000002' },
    { currency: 'EUR', branch: 'Örnek', number: '3', iban: 'TR589999900000000011000003' },
  ],
};
const exampleSession: CourseSession = {
  startsOn: '2027-01-16',
  endsOn: '2027-01-16',
  hours: '10.00–13.00',
  place: 'İstanbul',
  address: null,
  seats: null,
  price: 'Ücretsiz',
  id: '2027-01-16',
};
const checkSessions = (sessions: CourseSession[]) => () => {
  const value = { ...coursePages, akt1: { ...coursePages.akt1, sessions } };
  checkSubject({ ...coursePagesSubject, value });
};
const withExampleBank: Donation = { ...donation, banks: [exampleBank] };

test('the words and facts that ship pass their check', () => {
  expect(checkContent).not.toThrow();
});

test('each operation that the starter news name is among the starter operations', () => {
  const titles = starterOperations.map(({ title }) => title);
  for (const { operation } of starterNews) if (operation !== undefined) expect(titles).toContain(operation);
});

describe('a wrong IBAN stops the start', () => {
  const checkIban = (iban: string) => () => checkSubject({ ...donationSubject, value: withFirstIban(iban) });

  test.each([
    [
      'TR159999900000000011000002',
      'Bu IBAN yanlış: bir rakam eksik ya da yer değiştirmiş. Bankadan gelen yazıyla karşılaştırın.',
    ],
    ['TR1234567890', 'IBAN 26 karakter olmalı; 12 yazdınız.'],
    ['TR1599999000000000110000012', 'IBAN 26 karakter olmalı; 27 yazdınız.'],
    ['DE159999900000000011000001', 'IBAN TR ile başlamalı.'],
    ['', 'IBAN’ı yazın.'],
  ])('when %j is typed, and the sentence says in plain words what is wrong, and where', (iban, sentence) => {
    expect(checkIban(iban)).toThrow(
      `src/content/donation.ts: "iban" of entry 1 of "accounts" of entry 1 of "banks": ${sentence}`,
    );
  });

  test('when it belongs to another bank than the one it stands under', () => {
    expect(checkIban('TR330006100519786457841326')).toThrow(
      'Örnek Banka TL hesabının IBAN’ı (TR330006100519786457841326) 99999 kodlu bankanın değil, 00061 kodlu bankanın.',
    );
  });

  test('when it is written with spaces', () => {
    expect(checkIban('TR15 9999 9000 0000 0011 0000 01')).toThrow(
      'src/content/donation.ts: "iban" of entry 1 of "accounts" of entry 1 of "banks": IBAN boşluksuz yazılır.',
    );
  });
});

describe('the accounts of a bank are three', () => {
  const [lira, dollar, euro] = exampleBank.accounts.map((account) => ({ ...account }));
  const checkAccounts = (accounts: unknown) => () =>
    checkSubject({ ...donationSubject, value: { ...donation, banks: [{ ...exampleBank, accounts }] } });

  test('of one currency each, as visitors from abroad are shown one of each', () => {
    expect(checkAccounts([lira, dollar, { ...euro, currency: 'USD' }])).toThrow(
      '"currency" of entry 3 of "accounts" of entry 1 of "banks": Örnek Banka için iki USD hesabı var: TL, USD ve EUR hesapları birer tane olmalı.',
    );
  });

  test('at most; one is enough', () => {
    expect(checkAccounts([lira])).not.toThrow();
    expect(checkAccounts([])).toThrow('En az bir tane olmalı.');
    expect(checkAccounts([lira, dollar, euro, euro])).toThrow('En çok üç hesap olabilir: TL, USD ve EUR.');
  });

  test('with an IBAN each', () => {
    expect(checkAccounts([lira, dollar, { ...euro, iban: lira?.iban }])).toThrow(
      'Örnek Banka EUR hesabının IBAN’ı (TR159999900000000011000001) başka bir hesapta da yazılı.',
    );
  });
});

test('each course has a card, no more hours of drill than hours, and each desk of the association one address', () => {
  const cards = education.cards.map((card) => ({ ...card, path: '/activities/tae' }));
  expect(() => checkSubject({ ...educationSubject, value: { ...education, cards } })).toThrow(
    'Her eğitimin bir kartı olmalı.',
  );

  const tae = { ...coursePages.tae, drillHours: coursePages.tae.totalHours + 1 };
  expect(() => checkSubject({ ...coursePagesSubject, value: { ...coursePages, tae } })).toThrow(
    'Toplam saatten çok olamaz.',
  );
  const { contact } = association;
  const desks = contact.desks.map((desk) => ({ ...desk, subject: 'press' as const }));
  const value = { ...association, contact: { ...contact, desks } };
  expect(() => checkSubject({ ...associationSubject, value })).toThrow('Her konunun bir adresi olmalı.');
});

describe('the sentence names the file and the field to mend', () => {
  const [president, ...others] = board.members;
  const checkMembers = (members: unknown) => () =>
    checkSubject({ ...boardSubject, value: { ...board, members } });

  test('when a name is empty', () => {
    expect(checkMembers([{ ...president, name: '' }, ...others])).toThrow(
      'src/content/board.ts: "name" of entry 1 of "members": Boş bırakılamaz.',
    );
  });

  test('when a field is missing', () => {
    expect(checkMembers([{ name: 'Ayşe Yılmaz' }, ...others])).toThrow(
      'src/content/board.ts: "position" of entry 1 of "members": Eksik.',
    );
  });

  test('when a field is misspelt', () => {
    expect(checkMembers([{ ...president, phone: '0' }, ...others])).toThrow(
      'src/content/board.ts: entry 1 of "members": Bilinmeyen bir alan var: "phone".',
    );
  });

  test('when a number stands where words belong', () => {
    expect(checkMembers([{ ...president, name: 7 }, ...others])).toThrow(
      'src/content/board.ts: "name" of entry 1 of "members": Doldurulmalı.',
    );
  });

  test('when the board has fewer members than the statute says', () => {
    expect(checkMembers(others)).toThrow('src/content/board.ts: "members": Tüzüğe göre 7 üye olmalı.');
  });

  test('when the phone shown is not the phone dialled', () => {
    const phone = { number: '+902120000000', shown: '0 (212) 000 00 01' };
    const value = { ...association, contact: { ...association.contact, phone } };
    expect(() => checkSubject({ ...associationSubject, value })).toThrow(
      'src/content/association.ts: "shown" of "phone" of "contact": Alan koduyla birlikte on haneli bir numara olmalı: 0 (212) 000 00 00 gibi.',
    );
  });

  test('when a menu entry is neither a link nor a group', () => {
    const value = { ...menu, main: [{ label: 'HABERLER' }] };
    expect(() => checkSubject({ ...menuSubject, value })).toThrow(
      'src/content/menu.ts: entry 1 of "main": Ya bir bağlantı ya da açılan bir başlık olmalı.',
    );
  });

  test('when a course ends before it starts', () => {
    expect(checkSessions([{ ...exampleSession, endsOn: '2027-01-15' }])).toThrow(
      'src/content/courses.ts: "endsOn" of entry 1 of "sessions" of "akt1": Başladığı günden önce bitemez.',
    );
  });

  test('when a year has two digits, which a date field takes for one of the first century', () => {
    expect(checkSessions([{ ...exampleSession, startsOn: '0027-01-16' }])).toThrow(
      'src/content/courses.ts: "startsOn" of entry 1 of "sessions" of "akt1": Yılı dört rakamla yazın.',
    );
  });

  test('when a course is in a year that nobody plans for', () => {
    expect(checkSessions([{ ...exampleSession, endsOn: '9999-12-31' }])).toThrow(
      'src/content/courses.ts: "endsOn" of entry 1 of "sessions" of "akt1": Böyle bir yıl olamaz.',
    );
  });

  test('when a course of one day has no hours that a calendar understands', () => {
    for (const hours of ['öğleden sonra', '10:00-13:00', '24.00–25.00', '13.00–10.00'])
      expect(checkSessions([{ ...exampleSession, hours }])).toThrow(
        'src/content/courses.ts: "hours" of entry 1 of "sessions" of "akt1": Bir günlük eğitimin saati 10.00–13.00 gibi yazılır.',
      );
    expect(
      checkSessions([{ ...exampleSession, endsOn: '2027-01-17', hours: 'öğleden sonra' }]),
    ).not.toThrow();
  });

  test('but not when it begins twice on one day, in two towns', () => {
    const elsewhere = { ...exampleSession, place: 'Düzce', id: '2027-01-16-2' };
    expect(checkSessions([exampleSession, elsewhere])).not.toThrow();
  });

  test('but not a second time because a day is still empty, of which its address is made', () => {
    const empty = { ...exampleSession, startsOn: '', id: '' };
    const value = { ...coursePages, akt1: { ...coursePages.akt1, sessions: [empty] } };
    expect(findFaults(coursePagesSubject.schema, value).map(({ message }) => message)).toEqual([
      'Tarihi seçin.',
    ]);
  });

  test('when a day does not exist', () => {
    const place = { type: 'Sel', location: 'Bolu', title: 'Tahliye', description: 'Botla tahliye.' };
    const value = [{ ...place, date: '31.02.2024' }];
    expect(() => checkSubject({ ...pastOperationsSubject, value })).toThrow(
      'src/content/past-operations.ts: "date" of entry 1: is not a date, dd.mm.yyyy',
    );
  });

  test('when a statute article is out of order', () => {
    const value = { ...statute, articles: statute.articles.toReversed() };
    expect(() => checkSubject({ ...statuteSubject, value })).toThrow(
      'src/content/statute.ts: "articles": Maddelerin numarası 1, 2, 3 diye sırayla gitmeli.',
    );
  });

  test('when the starter news is not newest first', () => {
    const article = {
      title: 'Haber',
      excerpt: 'Özet',
      content: 'Metin',
      category: 'Duyuru',
      imageUrl: null,
      images: [],
      published: true,
    };
    const value = ['2026-11-14T09:00:00Z', '2026-11-15T09:00:00Z'].map((createdAt) => ({
      ...article,
      createdAt,
    }));
    expect(() => checkSubject({ ...starterNewsSubject, value })).toThrow(
      'src/content/starter-news.ts: the list: is not sorted newest first',
    );
  });

  test('when a picture has no description', () => {
    const slides = home.slides.with(0, {
      ...first(home.slides),
      imageUrl: '/artwork/nobody-drew-this-1600.webp',
    });
    expect(() => checkSubject({ ...homeSubject, value: { ...home, slides } })).toThrow(
      'src/content/home.ts: the picture "/artwork/nobody-drew-this-1600.webp" is not listed in src/content/pictures.ts.',
    );
  });
});

describe('the example accounts', () => {
  test('are known as examples as long as one of them is left', () => {
    expect(hasDemoAccounts(withExampleBank)).toBe(true);
    expect(hasDemoAccounts(withFirstIban('TR330006100519786457841326'))).toBe(true);
  });

  test('are gone once every IBAN is of a real bank', () => {
    const accounts = exampleBank.accounts.map((account) => ({
      ...account,
      iban: 'TR330006100519786457841326',
    }));
    expect(hasDemoAccounts({ ...donation, banks: [{ ...exampleBank, accounts }] })).toBe(false);
  });
});

function withFirstIban(iban: string): Donation {
  const accounts = exampleBank.accounts.with(0, { ...first(exampleBank.accounts), iban });
  return { ...donation, banks: [{ ...exampleBank, accounts }] };
}

function first<T>(list: T[]): T {
  const [entry] = list;
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}
