// Destekleyen kuruluşlar. Buradaki yedi kuruluş örnektir.

import type { Subject } from './schemas/subject.ts';
import { type Supporters, supportersSchema } from './schemas/supporters.ts';

export const supporters: Supporters = {
  title: 'Destekçilerimiz',
  introduction:
    'Bu kuruluşlar derneğimize malzeme, eğitim veya hizmetle destek veriyor. Destek, derneğin kararlarında söz hakkı doğurmaz.',
  entries: [
    {
      name: 'Anadolu Yıldız Katılım',
      field: 'Katılım bankası',
      logo: '/artwork/supporters/bank.svg',
      description:
        'Arama kurtarma aracımızın alımına katkıda bulundu; bağış hesaplarımızdan işlem ücreti almıyor.',
    },
    {
      name: 'Derinses',
      field: 'Enkaz altı görüntüleme cihazları',
      logo: '/artwork/supporters/imaging.svg',
      description:
        'Enkaz altı kamera ve dinleme cihazlarımızın bakımını üstleniyor, gönüllülerimize kullanım eğitimi veriyor.',
    },
    {
      name: 'Alevkes',
      field: 'Yangın söndürme malzemeleri',
      logo: '/artwork/supporters/extinguisher-equipment.svg',
      description:
        'Araçlarımızın ve depomuzun yangın söndürme malzemesini sağlıyor, dolum tarihlerini izliyor.',
    },
    {
      name: 'İlk Nefes',
      field: 'İlk yardım eğitim merkezi',
      logo: '/artwork/supporters/first-aid.svg',
      description:
        'Gönüllülerimizin ilk yardım belgesi eğitimlerini ve üç yılda bir yapılan güncellemeleri veriyor.',
    },
    {
      name: 'Ufuk Tanıtım',
      field: 'Reklam ve organizasyon',
      logo: '/artwork/supporters/advertising.svg',
      description:
        'Eğitim kitapçıklarımızın ve okul ziyaretlerinde dağıttığımız afişlerin tasarımını ve baskısını yapıyor.',
    },
    {
      name: 'Meydan Etkinlik',
      field: 'Etkinlik yönetimi',
      logo: '/artwork/supporters/events.svg',
      description: 'Tatbikatlarda kullandığımız çadır, sahne ve aydınlatma malzemesini ödünç veriyor.',
    },
    {
      name: 'Kıvılcım Önlem',
      field: 'Yangın söndürme cihazları',
      logo: '/artwork/supporters/extinguisher-devices.svg',
      description: 'Eğitimlerde kullandığımız söndürme cihazlarını bağışladı; uygulama alanını bize açıyor.',
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
};

export const supportersSubject: Subject = {
  file: 'supporters.ts',
  schema: supportersSchema,
  value: supporters,
};
