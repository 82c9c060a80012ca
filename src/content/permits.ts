import type { z } from 'zod';
import { accountPart } from './accountability.ts';
import { date, entry, line, list, optional, prose } from './fields.ts';
import { firstValue } from './subject.ts';

const permit = entry('İzin ya da akreditasyon', ['name'], {
  name: line('Adı'),
  givenBy: line('Veren makam'),
  number: line('Numarası'),
  startsOn: date('Başladığı gün'),
  endsOn: optional(
    'Bitiş tarihi var',
    date(
      'Son günü',
      'Ertesi gün süresi dolmuş görünür. Yöneticilere 180, 60 ve 14 gün önce ve bitince bildirilir.',
    ),
  ),
});

const permitsSchema = accountPart('İzinler ve akreditasyonlar', '/hesap-verme/izinler', {
  withoutCollecting: prose(
    'Yardım toplama izni yokken ne yazılsın?',
    'İzin “Bağış ve banka hesapları” bölümünde yazılıysa bunun yerine o görünür.',
  ),
  entries: list(
    {
      label: 'İzinler ve akreditasyonlar',
      one: 'İzin ya da akreditasyon',
    },
    permit
      .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
        path: ['endsOn'],
        error: 'Başladığı günden önce bitemez.',
      })
      .meta({ ...permit.meta(), staysPast: true }),
  ),
});

export type Permits = z.infer<typeof permitsSchema>;

// İzinler ve akreditasyonlar. Buradakiler ve numaraları örnektir.
const permits = firstValue(permitsSchema, {
  title: 'İzinler ve akreditasyonlar',
  lead: 'Derneğin hangi makamdan hangi izinle çalıştığı ve bu izinlerin ne zamana kadar geçerli olduğu.',
  description:
    'Derneğin akreditasyonları, frekans ve yardım toplama izinleri: veren makam, numara, geçerlilik.',
  example: 'Bu izinler ve numaraları örnektir; hiçbir makamın verdiği bir belge değildir.',
  withoutCollecting:
    'Şu anda 2860 sayılı Kanuna göre izinle yürüyen bir yardım toplama kampanyası yok. Bağışlar, dernek hesaplarına kendi isteğiyle gönderenlerden gelir.',
  entries: [
    {
      name: 'Kentsel arama kurtarma akreditasyonu, orta seviye',
      givenBy: 'AFAD',
      number: 'ÖRNEK-AKR-0001',
      startsOn: '2024-09-02',
      endsOn: '2029-09-01',
    },
    {
      name: 'Telsiz kullanım izni',
      givenBy: 'Bilgi Teknolojileri ve İletişim Kurumu',
      number: 'ÖRNEK-TLZ-0002',
      startsOn: '2023-05-15',
      endsOn: '2028-05-14',
    },
    {
      name: 'Dernek kütüğüne kayıt',
      givenBy: 'İl sivil toplumla ilişkiler müdürlüğü',
      number: 'ÖRNEK-KTK-0003',
      startsOn: '2007-03-12',
      endsOn: null,
    },
    {
      name: 'Kentsel arama kurtarma akreditasyonu, hafif seviye',
      givenBy: 'AFAD',
      number: 'ÖRNEK-AKR-0000',
      startsOn: '2019-09-02',
      endsOn: '2024-09-01',
    },
  ],
});

export const permitsSubject = {
  file: 'permits.ts',
  schema: permitsSchema,
  value: permits,
};
