import { expect, test } from 'vitest';
import { association, associationSubject } from '#/content/association.ts';
import { coursePages, coursePagesSubject } from '#/content/courses.ts';
import { donation, donationSubject } from '#/content/donation.ts';
import { findFaults } from '#/content/find-faults.ts';
import { notice } from '#/content/notice.ts';
import { formOf } from './forms.server.ts';
import { tidy } from './tidy.ts';

const about = (words: object) => tidy(formOf('about'), words);
const tidyContact = (fields: object) =>
  tidy(formOf('association'), { ...association, contact: { ...association.contact, ...fields } });
const tidyNotice = (fields: object) => tidy(formOf('notice'), { ...notice, ...fields });

test('line breaks of a text that the page shows in one go become blanks', () => {
  expect(about({ lead: ' Bir cümle,\n  iki satır.\r\n\n\tÜçüncü. ' })).toEqual({
    lead: 'Bir cümle, iki satır. Üçüncü.',
  });
  expect(tidyNotice({ sentence: 'Yoldayız.\nHaber bekleyin.' })).toMatchObject({
    sentence: 'Yoldayız. Haber bekleyin.',
  });
});

test('paragraphs and lists that are typed as one text keep their entries, and each line is one', () => {
  expect(about({ paragraphs: ['a) Bir.\r\n b) İki.', ' ', 'Üç.'] })).toEqual({
    paragraphs: ['a) Bir.', 'b) İki.', 'Üç.'],
  });
  expect(tidyContact({ address: ['Sokak No: 7', '', 'İstanbul '] })).toMatchObject({
    contact: { address: ['Sokak No: 7', 'İstanbul'] },
  });
});

test('no text keeps marks of direction that nobody sees', () => {
  const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
  const marked = (words: string) => [...words].join(marks) + marks;
  expect(about({ title: `${marks} ${marked('Hakkımızda')}`, lead: marked('İlk\ncümle.') })).toEqual({
    title: 'Hakkımızda',
    lead: 'İlk cümle.',
  });
  expect(about({ title: marks, paragraphs: [marked('Bir.'), marks] })).toEqual({
    title: '',
    paragraphs: ['Bir.'],
  });
  const emails = { email: marked('a@example.org'), phone: { number: marked('0212 000 00 00'), shown: '' } };
  expect(tidyContact(emails)).toMatchObject({
    contact: { email: 'a@example.org', phone: { number: '+902120000000' } },
  });
});

test('hours of a course of one day may be typed with any dash, and with points or colons', () => {
  const [session] = coursePages.tae.sessions;
  const typed = ['10.00-13.00', '10:00 - 13:00', '9.30-12.30', 'öğleden sonra'];
  const sessions = typed.map((hours, index) => ({
    ...session,
    hours,
    startsOn: `2027-05-0${index + 1}`,
    endsOn: `2027-05-0${index + 1}`,
  }));
  const value = { ...coursePages, tae: { ...coursePages.tae, sessions } };
  const tidied = tidy(formOf('coursePages'), value) as typeof value;
  expect(tidied.tae.sessions.map(({ hours }) => hours)).toEqual([
    '10.00–13.00',
    '10.00–13.00',
    '09.30–12.30',
    'öğleden sonra',
  ]);
  expect(findFaults(coursePagesSubject.schema, tidied).map(({ path }) => path.join('.'))).toEqual([
    'tae.sessions.3.hours',
  ]);
});

test('a number that is dialled may be typed as it is shown', () => {
  for (const typed of ['0 (212) 000-00-00', '0090 212 000 00 00', '212 000 00 00']) {
    const tidied = tidyContact({ phone: { number: typed, shown: ` ${typed}` } });
    expect(tidied).toMatchObject({ contact: { phone: { number: '+902120000000', shown: typed } } });
    expect(findFaults(associationSubject.schema, tidied)).toEqual([]);
  }
});

test('an address may be typed without its beginning', () => {
  const url = 'www.instagram.com/ekip';
  const socialLinks = [{ kind: 'photo', label: 'Fotoğraflar', url }];
  const tidied = tidy(formOf('association'), { ...association, socialLinks, volunteerFormUrl: ` ${url}` });
  expect(tidied).toMatchObject({
    socialLinks: [{ url: `https://${url}` }],
    volunteerFormUrl: `https://${url}`,
  });
  expect(findFaults(associationSubject.schema, tidied)).toEqual([]);
  for (const [typed, address] of [
    [url, `https://${url}`],
    ['/news', '/news'],
  ])
    expect(tidyNotice({ link: { label: 'Bakın', address: typed } })).toMatchObject({
      link: { address },
    });
});

test('an IBAN may be typed with blanks and small letters', () => {
  const typed = 'tr15 9999 9000 0000 0011 0000 01';
  const [bank] = donation.banks;
  const accounts = bank?.accounts.map((account, index) =>
    index === 0 ? { ...account, iban: typed } : account,
  );
  const tidied = tidy(formOf('donation'), { ...donation, banks: [{ ...bank, accounts }] });
  expect(tidied).toMatchObject({ banks: [{ accounts: [{ iban: 'TR159999900000000011000001' }, {}, {}] }] });
  expect(findFaults(donationSubject.schema, tidied)).toEqual([]);
});

test('the code of a bank is read from its IBANs, and stays while none of them is one', () => {
  const [bank] = donation.banks;
  const codeOf = (ibans: string[]) => {
    const accounts = ibans.map((iban) => ({ ...bank?.accounts[0], iban }));
    return tidy(formOf('donation'), { ...donation, banks: [{ ...bank, accounts }] });
  };
  for (const ibans of [['TR33 0006 1005 1978 6457 8413 26'], ['TR12', 'tr330006100519786457841326']])
    expect(codeOf(ibans)).toMatchObject({ banks: [{ code: '00061' }] });
  expect(codeOf(['TR12'])).toMatchObject({ banks: [{ code: '99999' }] });
});

test('each entry of a list has an address of its own, also where its words have no letter for one', () => {
  const item = { title: '', id: '' };
  const titles = ['Arama', 'Спасатели', 'Arama', '', 'Arama 2', 'Arama'];
  const typed = titles.map((title) => ({ ...item, title }));
  const tidied = tidy(formOf('press'), typed) as { id: string }[];
  const ids = tidied.map(({ id }) => id);
  expect(ids).toEqual(['arama', 'madde-2', 'arama-2', '', 'arama-2-2', 'arama-3']);
  expect(tidy(formOf('press'), tidied)).toEqual(tidied);
});

test('a telephone is typed once: the number that is called is that of the digits that are shown', () => {
  const tidyPhone = (phone: object) => tidyContact({ phone });
  const number = '+902120000000';
  for (const [typed, called, shown] of [
    ['0 (212) 000 00 11', '+902120000011', '0 (212) 000 00 11'],
    ['+90 212 000 00 11', '+902120000011', '+90 212 000 00 11'],
    ['02120000011', '+902120000011', '0 (212) 000 00 11'],
    ['+902120000011', '+902120000011', '0 (212) 000 00 11'],
    ['444 0 123', number, '444 0 123'],
    ['', number, ''],
  ])
    expect(tidyPhone({ number, shown: typed }), typed).toMatchObject({
      contact: { phone: { number: called, shown } },
    });
});
