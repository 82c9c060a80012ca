// Temsilcilik ve irtibat noktaları. İl adları alfabetik sıradadır.
import { type Representatives, representativesSchema } from './schemas/representatives.ts';
import type { Subject } from './schemas/subject.ts';

export const representatives: Representatives = {
  title: 'Temsilciliklerimiz',
  introduction:
    'Merkezimiz İstanbul’dadır. Düzce’de bir temsilciliğimiz, beş ilde ve K.K.T.C.’de irtibat noktalarımız vardır. Bulunduğunuz yerdeki gönüllülük ve eğitim çalışmalarını bu kişilerden öğrenebilirsiniz.',
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
    text: 'İrtibat noktası, o ildeki gönüllülerimizi ve yerel kurumlarla ilişkimizi yürüten temsilcimizdir.',
    entries: [
      { city: 'Bursa', name: 'Derya Uysal', email: 'bursa@example.org' },
      { city: 'Çanakkale', name: 'Cem Tuncer', email: 'canakkale@example.org' },
      { city: 'Edirne', name: 'Sevgi Ergin', email: 'edirne@example.org' },
      { city: 'K.K.T.C', name: 'Hüseyin Özgün', email: 'kktc@example.org' },
      { city: 'Kocaeli', name: 'Pınar Doğan', email: 'kocaeli@example.org' },
      { city: 'Muğla', name: 'Ercan Toprak', email: 'mugla@example.org' },
    ],
  },
};

export const representativesSubject: Subject = {
  file: 'representatives.ts',
  schema: representativesSchema,
  value: representatives,
};
