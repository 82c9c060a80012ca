import { pastOperationsSubject } from './past-operations.ts';
import { firstValue } from './subject.ts';

const starterOperationsSchema = pastOperationsSubject.schema;

// Son yılların operasyonları, en yenisi üstte; haberlerin anlattıkları da bunlardandır. İlk açılışta arşivle birlikte veri tabanına yüklenir;
// sonrasında operasyonlar yönetim panelinden düzenlenir. Tarih gün.ay.yıl olarak yazılır.
export const starterOperations = firstValue(starterOperationsSchema, [
  {
    date: '16.10.2026',
    type: 'Kayıp Şahıs Arama',
    location: 'Bolu, Mengen',
    title: 'Mengen’de kayıp mantar toplayıcısı araması',
    description:
      'Ormanda yönünü yitiren 67 yaşındaki bir yurttaş için jandarmanın çağrısıyla gece boyunca arama yaptık; sabah sağ bulundu.',
    endDate: '2026-10-17',
    agencies: 'Jandarma',
    rescuedCount: 1,
    volunteerCount: 14,
    volunteerHours: 160,
  },
  {
    date: '25.07.2026',
    type: 'Yangın',
    location: 'Muğla, Köyceğiz',
    title: 'Köyceğiz orman yangını',
    description:
      'Muğla irtibat noktamızdaki gönüllüler iki gün boyunca şerit açma, tahliye ve ikmal görevinde çalıştı.',
    endDate: '2026-07-26',
    agencies: 'Orman Genel Müdürlüğü',
    rescuedCount: 0,
    assistedCount: 12,
    volunteerCount: 9,
    volunteerHours: 180,
  },
  {
    date: '31.05.2026',
    type: 'Saha İlk Yardım Müdahale',
    location: 'Edirne, Merkez',
    title: 'Meriç koşusunda ilk yardım',
    description: 'Nehir boyundaki koşuda üç ilk yardım noktası kurduk; başvuruların çoğu sıcaktandı.',
    assistedCount: 14,
    volunteerCount: 8,
    volunteerHours: 56,
  },
  {
    date: '09.01.2026',
    type: 'Hayvan Kurtarma',
    location: 'Düzce, Yığılca',
    title: 'Karda kalan sürü',
    description: 'Yolu kapanan yayladaki koyun sürüsüne ve iki çobana yem ile yiyecek ulaştırdık.',
    agencies: 'Jandarma',
    assistedCount: 2,
    volunteerCount: 6,
    volunteerHours: 54,
  },
  {
    date: '22.11.2025',
    type: 'Kayıp Şahıs Arama',
    location: 'Çanakkale, Bayramiç',
    title: 'Bayramiç’te kayıp araması',
    description:
      'Köyünden ayrılan yaşlı bir yurttaşı jandarmayla birlikte iki gün aradık; ikinci günün akşamı hayatını kaybetmiş bulundu.',
    endDate: '2025-11-23',
    agencies: 'Jandarma',
    rescuedCount: 0,
    deadCount: 1,
    volunteerCount: 13,
    volunteerHours: 290,
  },
  {
    date: '10.08.2025',
    type: 'Deprem',
    location: 'Balıkesir, Sındırgı',
    title: 'Sındırgı depremi',
    description: 'Bursa Temsilciliğimizden yola çıkan ekip gece boyunca köylerde hasar taraması yaptı.',
    endDate: '2025-08-11',
    agencies: 'AFAD',
    assistedCount: 18,
    volunteerCount: 12,
    volunteerHours: 210,
  },
  {
    date: '30.06.2025',
    type: 'Yangın',
    location: 'K.K.T.C., Girne',
    title: 'Girne orman yangını',
    description: 'K.K.T.C. gönüllülerimiz boşaltılan köyde ev ev dolaştı, ekiplere su ve yiyecek taşıdı.',
    assistedCount: 9,
    volunteerCount: 5,
    volunteerHours: 60,
  },
  {
    date: '23.04.2025',
    type: 'Deprem',
    location: 'İstanbul, Silivri',
    title: 'Marmara depremi nöbeti',
    description:
      'Depremin ardından ekiplerimiz merkezde toplandı; akşama kadar üç ilçede bilgi toplama ve yönlendirme görevinde çalıştı.',
    agencies: 'AFAD',
    assistedCount: 140,
    volunteerCount: 31,
    volunteerHours: 340,
    counts: 3,
  },
]);

export const starterOperationsSubject = {
  file: 'starter-operations.ts',
  schema: starterOperationsSchema,
  value: starterOperations,
};
