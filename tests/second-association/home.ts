import { homeSubject as demo } from '#/content/home.ts';
import { firstValue } from '#/content/subject.ts';

const pictures = [
  'ridge-dawn',
  'night-search',
  'flood-boat',
  'forest-fire',
  'dog-team',
  'first-aid',
  'snow-search',
];

export const home = firstValue(demo.schema, {
  slides: pictures.map((name, index) => ({
    imageUrl: `/artwork/${name}-1600.webp`,
    alt: `Kare ${index + 1}`,
    title: `Deneme karesi ${index + 1}`,
    sentence: `Deneme cümlesi ${index + 1}.`,
    link: { label: `Bağlantı ${index + 1}`, path: '/about' },
  })),
  about: { title: 'Deneme', paragraphs: ['Deneme paragrafı.'], linkLabel: 'Bizi tanıyın' },
  donationCall: { title: 'Destek', text: 'Bağış deneme cümlesi.', buttonLabel: 'Hesaplar' },
  volunteerCall: {
    title: 'Gelin',
    text: 'Birlikte çalışalım.',
    buttonLabel: 'Formu aç',
    moreLabel: 'Nasıl oluyor?',
  },
});

export const homeSubject = { ...demo, value: home };
