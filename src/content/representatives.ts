import type { z } from 'zod';
import { document, emailAddress, entry, group, line, prose, searchDescription, someOf } from './fields.ts';
import { firstValue } from './subject.ts';

const liaison = entry('Temsilci', ['city', 'name'], {
  city: line('Şehir'),
  name: line('Adı soyadı'),
  email: emailAddress('E-posta'),
});

const representativesSchema = document('Temsilcilikler', '/representatives', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  description: searchDescription(),
  representation: group('Temsilcilik', {
    title: line('Başlık'),
    name: line('Adı soyadı'),
    email: emailAddress('E-posta'),
    text: prose('Metin'),
  }),
  liaisons: group('İrtibat noktaları', {
    title: line('Başlık'),
    text: prose('Metin'),
    entries: someOf({ label: 'Temsilciler', one: 'Temsilci' }, liaison),
  }),
});

export type Representatives = z.infer<typeof representativesSchema>;
export type Liaison = z.infer<typeof liaison>;

// Temsilcilik ve irtibat noktaları. İl adları alfabetik sıradadır.
export const representatives = firstValue(representativesSchema, {
  title: 'Temsilciliklerimiz',
  introduction:
    'Merkezimiz İstanbul’dadır. Düzce’de bir temsilciliğimiz, beş ilde ve Kuzey Kıbrıs’ta irtibat noktalarımız vardır. Bulunduğunuz yerdeki gönüllülük ve eğitim çalışmalarını bu kişilerden öğrenebilirsiniz.',
  // Arama motorlarında ve paylaşılan bağlantılarda görünür.
  description: 'Temsilciliğimiz ve irtibat noktalarımız: kime, hangi adresten yazabilirsiniz.',

  representation: {
    title: 'Düzce Temsilciliği',
    name: 'Yasin Kurt',
    email: 'duzce@example.org',
    text: 'Temsilciliğin kendi malzeme deposu ve eğitim alanı vardır. Bolu, Düzce ve Zonguldak’taki görevlere ilk ekip buradan çıkar.',
  },

  liaisons: {
    title: 'İrtibat Noktaları',
    text: 'İrtibat noktası, o yerdeki gönüllülerimizle ve yerel kurumlarla ilişkimizi yürüten temsilcimizdir.',
    entries: [
      { city: 'Bursa', name: 'Derya Uysal', email: 'bursa@example.org' },
      { city: 'Çanakkale', name: 'Cem Tuncer', email: 'canakkale@example.org' },
      { city: 'Edirne', name: 'Sevgi Ergin', email: 'edirne@example.org' },
      { city: 'K.K.T.C', name: 'Hüseyin Özgün', email: 'kktc@example.org' },
      { city: 'Kocaeli', name: 'Pınar Doğan', email: 'kocaeli@example.org' },
      { city: 'Muğla', name: 'Ercan Toprak', email: 'mugla@example.org' },
    ],
  },
});

export const representativesSubject = {
  file: 'representatives.ts',
  schema: representativesSchema,
  value: representatives,
};
