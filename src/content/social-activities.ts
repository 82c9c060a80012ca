import type { z } from 'zod';
import { entry, idFrom, line, listDocument, pictureList, prose, year } from './fields.ts';
import { firstValue } from './subject.ts';

const socialActivity = entry('Etkinlik', ['title', 'year'], {
  title: line('Başlık'),
  year: year('Yıl'),
  description: prose('Anlatım'),
  images: pictureList('Fotoğraflar'),
  id: idFrom('title'),
});

const socialActivitiesSchema = listDocument(
  { label: 'Sosyal sorumluluk', one: 'Etkinlik', page: '/activities/social' },
  socialActivity,
);

export type SocialActivity = z.infer<typeof socialActivity>;

// Sosyal sorumluluk çalışmaları, en yenisi üstte. Resmi olmayan çalışma için: images: []
export const socialActivities = firstValue(socialActivitiesSchema, [
  {
    id: 'okullarda-afet-bilinci',
    year: 2026,
    title: 'Okullarda afet bilinci dersleri',
    description:
      'Deprem Haftası’nda İstanbul, Bursa ve Kocaeli’de dokuz okulda öğrencilerle buluştuk. Küçük sınıflar afet çantasını oyunla hazırladı, büyük sınıflar okulun toplanma alanına kadar tahliye çalıştı.',
    images: ['/artwork/go-bag-1600.webp'],
  },
  {
    id: 'fidan-dikimi-koycegiz',
    year: 2025,
    title: 'Köyceğiz’de fidan dikimi',
    description:
      'Orman teşkilatının gösterdiği alanda Muğla’daki gönüllülerimiz ve aileleriyle 600 fidan diktik. Bir yıl sonra tutan fidanları saymak için yine oradaydık.',
    images: ['/artwork/tree-planting-1600.webp'],
  },
  {
    id: 'kan-bagisi',
    year: 2024,
    title: 'Kan bağışı günü',
    description:
      'Dernek merkezimizin önüne kurulan kan bağışı çadırında gönüllülerimiz ve mahalle sakinleri kan verdi. Bağış yapamayanlar sırada bekleyenlere çay dağıttı.',
    images: [],
  },
  {
    id: 'hatay-oyun-gunleri',
    year: 2023,
    title: 'Hatay’da çocuklarla oyun günleri',
    description:
      '6 Şubat depremlerinden sonra Hatay’da geçici barınma alanında kalan çocuklarla yaz boyunca oyun günleri düzenledik. Çocukların fotoğrafını çekmedik; bu yüzden burada görüntü yok.',
    images: [],
  },
  {
    id: 'karda-hayvanlara-yem',
    year: 2022,
    title: 'Kar altında kalan köylerde hayvanlara yem',
    description:
      'Yolu kardan kapanan yayla köylerinde, açıkta kalan hayvanlara yem taşıdık. Dönüş yolunda araçların geçemediği iki köye ilaç da ulaştırdık.',
    images: [],
  },
  {
    id: 'yasli-evlerinde-esya-sabitleme',
    year: 2019,
    title: 'Yalnız yaşayan yaşlıların evinde eşya sabitleme',
    description:
      'Muhtarlıkların bildirdiği 48 evde dolap, kitaplık ve beyaz eşyaları duvara sabitledik. Her evde buzdolabının üzerine acil durumda aranacak kişilerin listesini bıraktık.',
    images: [],
  },
  {
    id: 'kiyi-temizligi-canakkale',
    year: 2017,
    title: 'Çanakkale’de kıyı temizliği',
    description:
      'Bot ekibimizin eğitim yaptığı koyda, karadan ulaşılamayan kıyı şeridini temizledik. Gün sonunda 40 torba atığı belediye ekiplerine teslim ettik.',
    images: [
      '/artwork/place-canakkale-1600.webp',
      '/artwork/water-rescue-1600.webp',
      '/artwork/rope-kit-1600.webp',
    ],
  },
  {
    id: 'mahalle-gonulluleri',
    year: 2014,
    title: 'Mahalle gönüllülerine ilk saat eğitimi',
    description:
      'İstanbul’un altı mahallesinde muhtarlıklarla birlikte açık ders verdik: gaz ve elektriği kapatmak, küçük yangını söndürmek, komşusunu aramak. Dersler akşam saatlerinde, çalışanların da gelebileceği biçimde yapıldı.',
    images: [],
  },
]);

export const socialActivitiesSubject = {
  file: 'social-activities.ts',
  schema: socialActivitiesSchema,
  value: socialActivities,
};
