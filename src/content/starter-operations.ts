import { z } from 'zod';
import { pastOperationsSubject } from './past-operations.ts';
import { firstValue } from './subject.ts';

const people = z.int().min(0, 'is less than none');

const starterOperation = pastOperationsSubject.schema.element.extend({
  rescuedCount: people,
  volunteerCount: people,
});

const starterOperationsSchema = z.array(starterOperation);

export type StarterOperation = z.infer<typeof starterOperation>;

// Haberlerin anlattığı son operasyonlar, en yenisi üstte. İlk açılışta arşivle birlikte veri tabanına yüklenir;
// sonrasında operasyonlar yönetim panelinden düzenlenir. Tarih gün.ay.yıl olarak yazılır.
export const starterOperations = firstValue(starterOperationsSchema, [
  {
    date: '16.10.2026',
    type: 'Kayıp Şahıs Arama',
    location: 'Bolu, Mengen',
    title: 'Mengen’de kayıp mantar toplayıcısı araması',
    description:
      'Ormanda yönünü yitiren 67 yaşındaki bir yurttaş için jandarmanın çağrısıyla gece boyunca arama yaptık; sabah sağ bulundu.',
    rescuedCount: 1,
    volunteerCount: 14,
  },
  {
    date: '25.07.2026',
    type: 'Yangın',
    location: 'Muğla, Köyceğiz',
    title: 'Köyceğiz orman yangını',
    description:
      'Muğla irtibat noktamızdaki gönüllüler iki gün boyunca şerit açma, tahliye ve ikmal görevinde çalıştı.',
    rescuedCount: 0,
    volunteerCount: 9,
  },
]);

export const starterOperationsSubject = {
  file: 'starter-operations.ts',
  schema: starterOperationsSchema,
  value: starterOperations,
};
