import { z } from 'zod';
import {
  altText,
  choice,
  count,
  date,
  document,
  emailAddress,
  entry,
  exactly,
  fixed,
  group,
  line,
  list,
  mapToEmbed,
  onManyPages,
  phone,
  picture,
  prose,
  someLines,
  webAddress,
  year,
} from './fields.ts';
import { firstValue } from './subject.ts';

const socialKinds = {
  photo: 'Fotoğraf paylaşımı',
  'short-post': 'Kısa duyuru',
  social: 'Sosyal ağ',
  video: 'Video',
  professional: 'Profesyonel ağ',
};

const deskSubjects = ['press', 'training', 'donation', 'privacy'] as const;

const degrees = (label: string, most: number) =>
  z
    .number('Sayı olmalı.')
    .min(-most, 'Böyle bir koordinat olamaz.')
    .max(most, 'Böyle bir koordinat olamaz.')
    .meta({
      title: label,
    });

const associationSchema = document('Dernek ve iletişim', '/contact', {
  isDemo: z.boolean().meta({
    title: 'Bu bir örnek site',
    description: 'Kendi bilgilerinizi yazınca işareti kaldırın.',
  }),
  name: group('Adı', {
    tr: line('Tam adı'),
    short: line('Kısa adı'),
    en: line('İngilizce adı'),
  }),
  tagline: line('Adın altındaki cümle'),
  description: prose('Derneği anlatan cümleler', 'Arama motorlarında ve paylaşılan bağlantılarda çıkar.'),
  foundedYear: year('Kuruluş yılı'),
  foundedCity: line('Kurulduğu şehir'),
  activeYears: count('Aktif yıl', 'Operasyonlar sayfasının üstünde görünür.'),
  copyrightYear: year('Telif yılı'),
  figures: group('Sayılar', {
    instructors: count('Eğitmen'),
    registeredMembers: count('Kayıtlı üye'),
    volunteersInTraining: count('Eğitimi süren gönüllü'),
    towns: count('Temsilcisi olan il'),
    beyondTheTowns: line('İller dışındaki temsilcilik', 'K.K.T.C. gibi.'),
  }),
  /** Every other page has a card of its own. */
  sharedPicture: picture('Ana sayfa paylaşılınca çıkan resim'),
  medal: group('Madalya', {
    name: line('Adı'),
    receivedOn: date('Verildiği gün'),
    imageUrl: picture('Resmi'),
    alt: altText('Resminin görmeyenler için açıklaması'),
  }),
  contact: group('İletişim', {
    address: someLines('Adres', 'Sitede göründüğü gibi, satır satır.'),
    email: emailAddress('E-posta'),
    securityEmail: emailAddress(
      'Güvenlik e-postası',
      'Sitede güvenlik açığı bulanların yazacağı adres; security.txt dosyasında yayınlanır.',
    ),
    phone: phone('Telefon'),
    hours: line('Telefonun açıldığı saatler'),
    callSign: line('Telsiz frekansı'),
    callSignNote: prose('Frekansın açıklaması'),
    desks: exactly(
      deskSubjects.length,
      {
        label: 'Konularına göre e-posta adresleri',
        hint: 'Kişisel verilerin adresi KVKK Aydınlatma Metni bölümünde de yazar; orada da değiştirin.',
        one: 'Adres',
        rule: 'Her konunun bir adresi olmalı.',
      },
      entry('Adres', ['label', 'email'], {
        subject: fixed(deskSubjects),
        label: line('Konu'),
        email: emailAddress('E-posta'),
      }),
    ).refine(
      (desks) => new Set(desks.map(({ subject }) => subject)).size === desks.length,
      'Her konunun bir adresi olmalı.',
    ),
    emergencyNote: prose('Acil durum notu'),
    map: group('Harita', {
      latitude: degrees('Enlem', 90),
      longitude: degrees('Boylam', 180),
      link: webAddress('Haritanın bağlantısı'),
      embed: mapToEmbed('Sayfaya gömülen harita'),
    }),
  }),
  socialLinks: list(
    { label: 'Sosyal ağlar', one: 'Sosyal ağ' },
    group('Sosyal ağ', {
      kind: choice('Türü', socialKinds),
      label: line('Adı'),
      url: webAddress('Adresi'),
    }),
  ),
  volunteerFormUrl: webAddress('Gönüllü formunun adresi'),
});

export type Association = z.infer<typeof associationSchema>;

// Derneğin kimliği: adı, iletişim bilgileri, sayıları. Başka bir dernek önce bu dosyayı değiştirir.
export const association = firstValue(associationSchema, {
  // Gerçek bir dernek kendi bilgilerini yazdığında bunu false yapar.
  isDemo: true,

  name: {
    tr: 'Kutup Yıldızı Arama Kurtarma Derneği',
    short: 'KUYAK',
    en: 'Kutup Yıldızı Search and Rescue Association',
  },
  tagline: '2007’den bu yana gönüllü arama kurtarma',
  description:
    'Kutup Yıldızı Arama Kurtarma Derneği (KUYAK), 2007’de İstanbul’da kurulmuş gönüllü bir arama kurtarma derneğidir. Afetlerde, kayıp aramalarında ve saha görevlerinde resmî kurumların yanında çalışır; gönüllü yetiştirir.',

  foundedYear: 2007,
  foundedCity: 'İstanbul',
  activeYears: 17,
  copyrightYear: 2025,

  figures: {
    instructors: 11,
    registeredMembers: 126,
    volunteersInTraining: 61,
    towns: 5,
    beyondTheTowns: 'K.K.T.C.',
  },

  sharedPicture: '/artwork/social-card.jpg',

  medal: {
    name: 'Devlet Üstün Fedakârlık Madalyası',
    receivedOn: '2023-04-26',
    imageUrl: '/icons/medal.svg',
    alt: 'Derneğe 26 Nisan 2023’te verilen Devlet Üstün Fedakârlık Madalyası',
  },

  contact: {
    address: ['Örnek Mahallesi, Kutup Yıldızı Sokak No: 7', '34000 İstanbul'],
    email: 'iletisim@example.org',
    // Sitede güvenlik açığı bulanların yazacağı adres; /.well-known/security.txt dosyasında yayımlanır.
    securityEmail: 'guvenlik@example.org',
    // "number" aranan numaradır, "shown" ekranda görünen yazılışıdır; rakamları aynı olmalıdır.
    phone: { number: '+902120000000', shown: '0 (212) 000 00 00' },
    hours: 'Hafta içi 10.00–17.00',
    callSign: 'VHF 145.300',
    callSignNote:
      'Tatbikatlarda ve görevlerde telsiz amatörlerinin ve komşu ekiplerin bizi çağırdığı frekans. İhbar kanalı değildir; sürekli dinlenmez.',
    // Konusu belli olan yazılar doğrudan ilgilisine gider.
    desks: [
      { subject: 'press', label: 'Basın', email: 'basin@example.org' },
      { subject: 'training', label: 'Eğitim ve gönüllülük', email: 'egitim@example.org' },
      { subject: 'donation', label: 'Bağış', email: 'bagis@example.org' },
      { subject: 'privacy', label: 'Kişisel veriler (KVKK)', email: 'kvkk@example.org' },
    ],
    emergencyNote: 'Acil durumda 112’yi arayın. Bu site ve dernek telefonu ihbar hattı değildir.',
    map: {
      latitude: 41.0135,
      longitude: 28.955,
      link: 'https://www.openstreetmap.org/?mlat=41.0135&mlon=28.9550#map=14/41.0135/28.9550',
      embed:
        'https://www.openstreetmap.org/export/embed.html?bbox=28.9350%2C41.0035%2C28.9750%2C41.0235&layer=mapnik&marker=41.0135%2C28.9550',
    },
  },

  socialLinks: [
    { kind: 'photo', label: 'Fotoğraf', url: 'https://example.org/fotograf/kuyak' },
    { kind: 'short-post', label: 'Kısa duyuru', url: 'https://example.org/kisa-duyuru/kuyak' },
    { kind: 'social', label: 'Sosyal ağ', url: 'https://example.org/sosyal-ag/kuyak' },
    { kind: 'video', label: 'Video', url: 'https://example.org/video/kuyak' },
    {
      kind: 'professional',
      label: 'Profesyonel ağ',
      url: 'https://example.org/profesyonel-ag/kuyak',
    },
  ],
  volunteerFormUrl: 'https://example.org/gonullu-formu',
});

export const associationSubject = {
  file: 'association.ts',
  schema: onManyPages(associationSchema),
  value: association,
};
