import type { z } from 'zod';
import { association } from './association.ts';
import { document, group, line, paragraphs, prose, searchDescription, someOf } from './fields.ts';
import { firstValue } from './subject.ts';

const section = (label: string) => group(label, { title: line('Başlık'), paragraphs: paragraphs('Anlatım') });

const entries = (label: string) =>
  someOf({ label, one: 'Madde' }, group('Madde', { title: line('Başlık'), text: prose('Metin') }));

const englishSchema = document('İngilizce sayfa', '/en', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  emergency: group('Acil durum kutusu', { text: prose('Metin'), button: line('Düğme') }),
  onThisPage: line('Bölüm listesinin adı', 'Ekran okuyucular okur.'),

  about: section('Dernek'),
  figures: someOf(
    { label: 'Sayılar', one: 'Sayı' },
    group('Sayı', { label: line('Ne?'), value: line('Kaç?') }),
  ),
  capability: group('Yetenekler', {
    title: line('Başlık'),
    introduction: prose('Giriş'),
    entries: entries('Yetenekler'),
    limits: section('Sınırlar'),
  }),
  callOut: group('Göreve çağrı', {
    title: line('Başlık'),
    entries: entries('Adımlar'),
    question: line('E-postadan önceki soru'),
  }),

  donation: group('Bağış', {
    title: line('Başlık'),
    introduction: prose('Giriş'),
    demoWarning: prose('Örnek hesap uyarısı'),
    beneficiary: line('“Alıcı” sözcüğü'),
    address: line('“Adres” sözcüğü'),
    country: line('Ülke', 'Adresten sonra yazılır; yurt dışındaki bankalar ister.'),
    referenceLabel: line('“Açıklama” sözcüğü'),
    reference: line('Açıklamaya yazılacak metin'),
    referenceNote: prose('Açıklama notu'),
    bic: line('“BIC” sözcüğü'),
    accounts: group('Hesapların adları', { USD: line('USD hesabı'), EUR: line('EUR hesabı') }),
    safety: prose('Güvenlik uyarısı'),
    question: line('E-postadan önceki soru'),
  }),
  copying: group('Kopyalama düğmesi', {
    copy: line('Kopyala'),
    copied: line('Kopyalandı'),
    copyFailed: line('Kopyalanamadı'),
  }),

  press: section('Basın'),
  languages: section('Diller'),
  turkish: group('Türkçe siteye bağlantı', { note: prose('Not'), link: line('Bağlantının metni') }),
});

export type English = z.infer<typeof englishSchema>;

const { name, foundedYear, figures } = association;

// İngilizce sayfa (/en): yabancı ekipler, yurt dışındaki bağışçılar ve gazeteciler için. Öteki sayfaların çevirisi değildir.
// Sayılar association.ts dosyasından, hesaplar donation.ts dosyasından gelir; buraya yalnız cümleleri yazın.
export const english = firstValue(englishSchema, {
  title: name.en,
  lead: `We are volunteers who have searched and rescued beside Türkiye’s public services since ${foundedYear}.`,
  description: `${name.short}, a volunteer search and rescue association in Türkiye: what our teams can do, how we are called out, how to donate from abroad, and where journalists can ask.`,

  emergency: {
    text: 'In an emergency in Türkiye, call 112. We cannot be called out by email, by telephone or through this site.',
    button: 'Call 112',
  },
  onThisPage: 'On this page',

  about: {
    title: 'Who we are',
    paragraphs: [
      `Kutup Yıldızı means Pole Star; we are called ${name.short} for short. The association was founded in Istanbul in ${foundedYear} by people who had rushed to the ruins of the 1999 earthquake without any training, and who had seen how helpless, and how dangerous, that was. Today nobody goes out to rescue before they have finished all three stages of our training.`,
      'After the earthquakes of 6 February 2023 our teams worked in Hatay and Adıyaman. On 26 April 2023 the association was awarded the State Medal of Supreme Sacrifice.',
      'We are not paid. We live on membership fees and donations, and account for them to our General Assembly. We act for no political view, no religion and no company.',
    ],
  },
  figures: [
    { label: 'Founded', value: String(foundedYear) },
    { label: 'Instructors', value: String(figures.instructors) },
    { label: 'Registered members', value: String(figures.registeredMembers) },
    { label: 'Volunteers in training', value: String(figures.volunteersInTraining) },
    { label: 'Representatives', value: `${figures.towns} provinces, Northern Cyprus` },
  ],

  capability: {
    title: 'What our teams can do',
    introduction:
      'Our teams are volunteers who have finished their training. On site they work under the authority in charge.',
    entries: [
      {
        title: 'Collapsed buildings',
        text: 'Search with listening devices and cameras, shoring, breaking, cutting and lifting. We worked after the earthquakes of Van in 2011, Elazığ and İzmir in 2020, and Hatay and Adıyaman in 2023.',
      },
      {
        title: 'Search dogs',
        text: 'Four dog teams are ready to search ruins. Where a dog gives a signal, we listen before anybody digs.',
      },
      {
        title: 'Floods and water',
        text: 'Boat teams since 2009. We bring people out of flooded homes, search along river beds and keep watch at events on the water.',
      },
      {
        title: 'Ropes and steep ground',
        text: 'Descending, climbing and carrying a stretcher on ropes is part of the training of everybody who goes out to rescue.',
      },
      {
        title: 'Missing people',
        text: 'Searches in forests and mountains, by day and by night, when the police or the gendarmerie call us.',
      },
      {
        title: 'First aid',
        text: 'Certified first-aiders work at the scene of an operation and at large public events.',
      },
    ],
    limits: {
      title: 'What we do not claim',
      paragraphs: [
        'Our urban search and rescue team completed the accreditation assessment of AFAD, Türkiye’s disaster and emergency authority, in September 2026, with 36 hours in the field. We are waiting for the result.',
        'We hold no INSARAG classification, and all our operations so far have been in Türkiye.',
      ],
    },
  },

  callOut: {
    title: 'Calling us out',
    entries: [
      {
        title: 'In Türkiye',
        text: 'Whoever needs help calls 112. We then go where AFAD, the gendarmerie or a governor’s office calls us. We do not go out at a private request.',
      },
      {
        title: 'From another country',
        text: 'Requests and offers of help go through AFAD and the international channels: the United Nations (OCHA and INSARAG) or the Emergency Response Coordination Centre of the European Union. We would go abroad only through them.',
      },
      {
        title: 'Teams coming to Türkiye',
        text: 'Please report to AFAD at the reception and departure centre. AFAD assigns the sites; we cannot assign or accredit a team.',
      },
    ],
    question: 'Training together, or already assigned to the same site as our team? Write to us:',
  },

  donation: {
    title: 'Donating from abroad',
    introduction:
      'You can send US dollars or euros by bank transfer. Your bank will ask for the details below. All accounts are held in the name of the association.',
    demoWarning: 'These accounts are examples. Please do not send any money.',
    beneficiary: 'Beneficiary',
    address: 'Address of the beneficiary',
    country: 'Türkiye',
    referenceLabel: 'Payment reference',
    reference: 'DONATION',
    referenceNote:
      'Add your full name. If you would like a receipt, send us the confirmation of your transfer by email.',
    bic: 'BIC / SWIFT',
    accounts: { USD: 'US dollar account', EUR: 'Euro account' },
    safety:
      'We never ask for donations by telephone, by text message or at the door, and we never ask for card details. If you see a different IBAN anywhere else, please tell us.',
    question: 'Questions about a donation:',
  },
  copying: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy. Please select the text and copy it by hand.',
  },

  press: {
    title: 'Press',
    paragraphs: [
      'Journalists can write to our press desk in English. During an operation the authority in charge informs the press; we speak about our own work only.',
      'We pass on no names, pictures or whereabouts of the people we have helped unless they agree.',
    ],
  },
  languages: {
    title: 'Languages',
    paragraphs: ['We work in Turkish. Some of us speak English, and we read emails in both languages.'],
  },
  turkish: { note: 'The rest of this site is in Turkish.', link: 'Türkçe siteye git' },
});

export const englishSubject = { file: 'english.ts', schema: englishSchema, value: english };
