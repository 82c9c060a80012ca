import { z } from 'zod';
import {
  date,
  document,
  exactly,
  group,
  line,
  lines,
  list,
  optional,
  paragraphs,
  prose,
  sitePath,
  someLines,
  someOf,
} from './fields.ts';

export const courseCodes = ['tae', 'akt1', 'akt2'] as const;

/** '10.00–13.00' */
const hoursOfOneDay = /^([01]\d|2[0-3])\.[0-5]\d–([01]\d|2[0-3])\.[0-5]\d$/;

const positive = () => z.int('Tam sayı olmalı.').positive('Sıfırdan büyük olmalı.');

const session = group('Tarih', {
  startsOn: date('Başladığı gün'),
  endsOn: date('Bittiği gün'),
  hours: line('Saatler', 'Bir günlük eğitimde 10.00–13.00 gibi; birkaç gün sürende serbest.'),
  place: line('Yer'),
  /** Null when there is room for everybody. */
  seats: optional('Kontenjan', positive().meta({ title: 'Kontenjan' })),
  price: line('Ücret'),
})
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'Başladığı günden önce bitemez.',
  })
  .refine(({ startsOn, endsOn, hours }) => startsOn !== endsOn || isOrderly(hours), {
    path: ['hours'],
    error: 'Bir günlük eğitimin saati 10.00–13.00 gibi yazılır.',
  });

function isOrderly(hours: string): boolean {
  const [from = '', to = ''] = hours.split('–');
  return hoursOfOneDay.test(hours) && from < to;
}

const sessions = list({ label: 'Eğitim tarihleri', one: 'Tarih' }, session)
  // the day is part of the address of its calendar entry
  .refine((all) => new Set(all.map(({ startsOn }) => startsOn)).size === all.length, {
    error: 'Aynı gün başlayan iki tarih var.',
  })
  .meta({ title: 'Eğitim tarihleri', one: 'Tarih' });

const coursePage = (label: string) =>
  group(label, {
    sessions,
    name: line('Kısa adı'),
    fullName: line('Tam adı'),
    path: sitePath('Sayfası'),
    summary: prose('Özet'),
    totalHours: positive().meta({ title: 'Toplam saat' }),
    /** Hours of drill within the total; null when the course has none. */
    drillHours: optional('Bunun içinde tatbikat', positive().meta({ title: 'Tatbikat saati' })),
    facts: someOf(
      { label: 'Kısa bilgiler', one: 'Bilgi' },
      group('Bilgi', { label: line('Ne?'), value: line('Ne kadar?') }),
    ),
    requirements: lines('Koşullar', 'Her koşul bir satıra.'),
    paragraphs: paragraphs('Anlatım'),
    topics: someLines('Konular', 'Her konu bir satıra.'),
  });

const educationTab = (label: string) =>
  group(label, {
    label: line('Sekmedeki adı'),
    title: line('Başlık'),
    summary: prose('Özet'),
    duration: line('Süre'),
    ages: line('Yaş'),
    language: line('Dil'),
    certificate: optional('Belge', line('Belge')),
    topics: lines('Konular', 'Her konu bir satıra.'),
    prerequisites: lines('Ön koşullar', 'Her koşul bir satıra.'),
  });

export const coursePagesSchema = document('Eğitimler ve tarihleri', '/education', {
  tae: coursePage('TAE'),
  akt1: coursePage('AKT 1'),
  akt2: coursePage('AKT 2'),
});

export const educationSchema = document('Eğitimler sayfası', '/education', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  cards: exactly(
    courseCodes.length,
    { label: 'Kartlar', one: 'Kart', rule: 'Her eğitimin bir kartı olmalı.' },
    group('Kart', { title: line('Başlık'), text: prose('Metin'), path: sitePath('Sayfası') }),
  ),
  /** What lies between the second course and the third. */
  practice: group('AKT 1 ile AKT 2 arası', { title: line('Başlık'), text: prose('Metin') }),
  tabsTitle: line('Ekip programının başlığı'),
  tabsNote: prose('Ekip programının notu'),
  /** The courses for volunteers beside the programme for teams. */
  comparison: group('İki programın karşılaştırması', {
    title: line('Başlık'),
    volunteers: line('Gönüllü sütununun başlığı'),
    teams: line('Ekip sütununun başlığı'),
    rows: someOf(
      { label: 'Satırlar', one: 'Satır' },
      group('Satır', {
        label: line('Ne?'),
        volunteers: line('Gönüllüler için'),
        teams: line('Ekipler için'),
      }),
    ),
  }),
});

export const educationTabsSchema = document('Ekip programı (sekmeler)', '/education', {
  tae: educationTab('TAE'),
  akt1: educationTab('AKT 1'),
  akt2: educationTab('AKT 2'),
});

export type CourseCode = (typeof courseCodes)[number];
export type CoursePages = z.infer<typeof coursePagesSchema>;
export type CoursePage = CoursePages[CourseCode];
export type CourseSession = z.infer<typeof session>;
export type Education = z.infer<typeof educationSchema>;
export type EducationTabs = z.infer<typeof educationTabsSchema>;
export type EducationTab = EducationTabs[CourseCode];
