import { z } from 'zod';
import { document, group, line, list, prose, searchDescription, sitePath, someOf, year } from './fields.ts';
import { firstValue } from './subject.ts';

const supporter = group('Destekçi', {
  name: line('Adı'),
  field: line('Alanı'),
  logo: z
    .string()
    .regex(/^\/\S+\.(svg|png|webp)$/, 'Bu sitede duran bir SVG, PNG ya da WebP görsel olmalı.')
    .meta({ title: 'Logo', control: 'picture' }),
  description: prose('Kimdir?'),
  support: prose('Ne veriyor?', 'Malzeme, eğitim, hizmet.'),
  since: year('Ne zamandan beri?'),
});

const supportersSchema = document('Destekçilerimiz', '/supporters', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  description: searchDescription(),
  entries: someOf({ label: 'Destekçiler', one: 'Destekçi' }, supporter),
  call: group('Destek çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    links: list(
      { label: 'Bağlantılar', one: 'Bağlantı' },
      group('Bağlantı', { label: line('Metni'), path: sitePath('Sayfa') }),
    ),
  }),
});

export type Supporters = z.infer<typeof supportersSchema>;
export type Supporter = z.infer<typeof supporter>;

// Destekleyen kuruluşlar. Buradaki yedi kuruluş örnektir.
export const supporters = firstValue(supportersSchema, {
  title: 'Destekçilerimiz',
  description: 'Derneğe malzeme, eğitim ve hizmetle destek veren kuruluşlar.',
  introduction:
    'Bu kuruluşlar derneğimize malzeme, eğitim veya hizmetle destek veriyor. Destek, derneğin kararlarında söz hakkı doğurmaz.',
  entries: [
    {
      name: 'Anadolu Yıldız Katılım',
      field: 'Katılım bankası',
      logo: '/artwork/supporters/bank.svg',
      description: 'Arama kurtarma aracımızın alımına katkıda bulundu.',
      support: 'Parasal destek',
      since: 2019,
    },
    {
      name: 'Derinses',
      field: 'Enkaz altı görüntüleme cihazları',
      logo: '/artwork/supporters/imaging.svg',
      description:
        'Enkaz altı kamera ve dinleme cihazlarımızın bakımını üstleniyor, gönüllülerimize kullanım eğitimi veriyor.',
      support: 'Bakım ve eğitim',
      since: 2021,
    },
    {
      name: 'Alevkes',
      field: 'Yangın söndürme malzemeleri',
      logo: '/artwork/supporters/extinguisher-equipment.svg',
      description:
        'Araçlarımızın ve depomuzun yangın söndürme malzemesini sağlıyor, dolum tarihlerini izliyor.',
      support: 'Malzeme',
      since: 2015,
    },
    {
      name: 'İlk Nefes',
      field: 'İlk yardım eğitim merkezi',
      logo: '/artwork/supporters/first-aid.svg',
      description:
        'Gönüllülerimizin ilk yardım belgesi eğitimlerini ve üç yılda bir yapılan güncellemeleri veriyor.',
      support: 'Eğitim',
      since: 2012,
    },
    {
      name: 'Ufuk Tanıtım',
      field: 'Reklam ve organizasyon',
      logo: '/artwork/supporters/advertising.svg',
      description:
        'Eğitim kitapçıklarımızın ve okul ziyaretlerinde dağıttığımız afişlerin tasarımını ve baskısını yapıyor.',
      support: 'Tasarım ve baskı',
      since: 2017,
    },
    {
      name: 'Meydan Etkinlik',
      field: 'Etkinlik yönetimi',
      logo: '/artwork/supporters/events.svg',
      description: 'Tatbikatlarda kullandığımız çadır, sahne ve aydınlatma malzemesini ödünç veriyor.',
      support: 'Ödünç malzeme',
      since: 2018,
    },
    {
      name: 'Kıvılcım Önlem',
      field: 'Yangın söndürme cihazları',
      logo: '/artwork/supporters/extinguisher-devices.svg',
      description: 'Eğitimlerde kullandığımız söndürme cihazlarını bağışladı; uygulama alanını bize açıyor.',
      support: 'Malzeme ve eğitim alanı',
      since: 2022,
    },
  ],
  call: {
    title: 'Siz de destek olabilirsiniz',
    text: 'Kuruluşunuzun malzemesi, bilgisi veya zamanı bir görevde işe yarayabilir. Bize yazın, neye ihtiyacımız olduğunu konuşalım.',
    links: [
      { label: 'İletişime geç', path: '/contact' },
      { label: 'Bağış yap', path: '/donate' },
    ],
  },
});

export const supportersSubject = {
  file: 'supporters.ts',
  schema: supportersSchema,
  value: supporters,
};
