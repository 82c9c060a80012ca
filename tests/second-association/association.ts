// A second association, as small as the schemas let one be, and invented. The names hold what the demo's do not: an
// ampersand, an apostrophe, an address with two parameters.
import { associationSubject as demo } from '#/content/association.ts';
import { firstValue } from '#/content/subject.ts';

export const association = firstValue(demo.schema, {
  isDemo: false,
  name: {
    tr: 'Deneme Dağ & Su Arama Kurtarma Derneği',
    short: 'D&S’AK',
    en: 'Trial "Mountain & Water" Rescue (Association)',
  },
  tagline: 'Yalnız testler için',
  description: 'Bu dernek yoktur; yalnız sitenin başka bir dernekle de çalıştığını gösterir.',
  foundedYear: 1998,
  foundedCity: 'Örnekşehir',
  activeYears: 28,
  copyrightYear: 2031,
  figures: {
    instructors: 3,
    registeredMembers: 40,
    volunteersInTraining: 0,
    towns: 1,
    beyondTheTowns: 'Örnekada',
  },
  sharedPicture: '/artwork/tree-planting-1600.webp',
  medal: {
    name: 'Örnek Madalya',
    receivedOn: '2001-02-03',
    imageUrl: '/icons/emblem.svg',
    alt: 'Derneğe verilen Örnek Madalya',
  },
  contact: {
    address: ['Deneme Yolu 1 & 2', '99999 Örnekşehir'],
    email: 'bize@example.net',
    securityEmail: 'acik@example.net',
    phone: { number: '+909990000001', shown: '0 999 000 00 01' },
    hours: 'Cumartesi 9–12',
    callSign: 'UHF 000.000',
    callSignNote: 'Yalnız denemeler için.',
    desks: [
      { subject: 'press', label: 'Basın', email: 'b@example.net' },
      { subject: 'training', label: 'Eğitim', email: 'e@example.net' },
      { subject: 'donation', label: 'Bağış & destek', email: 'd@example.net' },
      { subject: 'privacy', label: 'Veriler', email: 'v@example.net' },
    ],
    emergencyNote: 'Önce 112’yi arayın, sonra bize yazın.',
    map: {
      latitude: -12.5,
      longitude: -45.25,
      link: 'https://harita.example.net/?enlem=-12.5&boylam=-45.25',
      embed: 'https://yandex.com.tr/map-widget/v1/?ll=-45.25%2C-12.5&z=14',
    },
  },
  socialLinks: [
    { kind: 'photo', label: 'Fotoğraf', url: 'https://example.net/f?a=1&b=2' },
    { kind: 'short-post', label: 'Kısa', url: 'https://example.net/k' },
    { kind: 'social', label: 'Sosyal', url: 'https://example.net/s' },
    { kind: 'video', label: 'Video', url: 'https://example.net/v' },
    { kind: 'professional', label: 'İş', url: 'https://example.net/i' },
  ],
  volunteerFormUrl: 'https://form.example.net/?dernek=deneme&dil=tr',
});

export const associationSubject = { ...demo, value: association };
