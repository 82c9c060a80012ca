import { z } from 'zod';
import {
  date,
  document,
  entry,
  group,
  idFrom,
  line,
  listDocument,
  optional,
  phone,
  prose,
  someOf,
  year,
} from './fields.ts';
import { firstValue } from './subject.ts';

const pressItem = entry('Basın haberi', ['title', 'channel', 'year'], {
  title: line('Başlık'),
  channel: line('Kanal'),
  year: year('Yıl'),
  description: prose('Açıklama'),
  id: idFrom('title'),
  videoFile: optional(
    'Videosu var',
    z
      .string()
      .regex(/^\/videos\/[a-z0-9-]+\.(mp4|webm)$/, '/videos/gece-aramasi.mp4 gibi olmalı.')
      .meta({ title: 'Video dosyası', description: '/videos/gece-aramasi.mp4 gibi.' }),
  ),
});

const pressSchema = listDocument(
  { label: 'Basında çıkanlar', one: 'Basın haberi', page: '/press' },
  pressItem,
);

/** Desk for the press; its e-mail address stands among the association's desks. */
const pressDeskSchema = document('Basın masası', '/press', {
  name: line('Adı', 'Kişi adı yazmayın; görevli değişir, masa kalır.'),
  phone: phone('Telefon'),
  hours: line('Saatler'),
  languages: line('Diller'),
  summary: prose('Kısaca dernek', 'Habere kopyalanacak altmış kadar sözcük.'),
  figuresCountedOn: date('Sayıların alındığı gün'),
  emblem: group('Amblem', {
    text: prose('Nasıl kullanılır?'),
    files: someOf(
      { label: 'Dosyalar', one: 'Dosya' },
      group('Dosya', {
        label: line('Adı'),
        file: z
          .string()
          .regex(/^\/icons\/[a-z0-9-]+\.(svg|png)$/, '/icons/emblem.svg gibi olmalı.')
          .meta({ title: 'Dosya', description: '/icons/emblem.svg gibi.' }),
      }),
    ),
  }),
  pictures: group('Fotoğraflar', {
    text: prose('Metin'),
    credit: line('Fotoğrafların altına yazılacak kaynak satırı'),
  }),
});

export type PressItem = z.infer<typeof pressItem>;

// Gazetecilere yanıt veren masa. Kişi adı yazmayın; görevli değişir, masa kalır. E-posta adresi association.ts dosyasındadır.
export const pressDesk = firstValue(pressDeskSchema, {
  name: 'Basın masası',
  phone: { number: '+902120000001', shown: '0 (212) 000 00 01' },
  hours: 'Hafta içi 09.00–18.00. Görev sürerken hafta sonu da.',
  languages: 'Türkçe, İngilizce',
  // 50 ile 70 sözcük arasında tutun: haberin sonuna olduğu gibi eklenebilsin.
  summary:
    'Kutup Yıldızı Arama Kurtarma Derneği (KUYAK), 2007’de İstanbul’da kurulmuş gönüllü bir arama kurtarma derneğidir. Depremlerde, sellerde, orman yangınlarında ve kayıp aramalarında AFAD’ın, jandarmanın ve valiliklerin çağrısıyla görev alır. Göreve yalnız eğitimini bitirmiş gönüllüler çıkar. Düzce’de bir temsilciliği, beş ilde ve Kuzey Kıbrıs’ta irtibat noktaları vardır. Üye aidatları ve bağışlarla çalışır. 26 Nisan 2023’te Devlet Üstün Fedakârlık Madalyası aldı.',
  // association.ts dosyasındaki sayıları değiştirince bu tarihi de değiştirin.
  figuresCountedOn: '2026-10-31',
  emblem: {
    text: 'Amblemi haberlerde olduğu gibi kullanabilirsiniz; rengini ve oranını değiştirmeyin.',
    files: [
      { label: 'Amblem, açık zemin için', file: '/icons/emblem.svg' },
      { label: 'Amblem, koyu zemin için', file: '/icons/emblem-light.svg' },
      { label: 'Kare amblem, 512 × 512', file: '/icons/icon-512.png' },
    ],
  },
  pictures: {
    text: 'Fotoğraf galerisindeki görseller temsilî çizimdir; telif hakkı derneğimizindir. Haberlerde izin almadan, ücretsiz kullanabilirsiniz. Reklam ve ticari iş için izin verilmez. Yüzü seçilen biri varsa önce bize yazın. Bu sayfadaki videoların hakları kanallarındır.',
    credit: 'Görsel: Kutup Yıldızı Arama Kurtarma Derneği (KUYAK)',
  },
});

// Basında çıkan televizyon haberleri, en yenisi üstte. Videosu olmayan haber için: videoFile: null
// Her videonun yanında aynı adla bir .webp resmi durur (public/videos); video oynayana kadar o görünür.
export const press = firstValue(pressSchema, [
  {
    id: 'kopru-tatbikati',
    year: 2026,
    title: 'Köprüde mahsur kalan araç tatbikatı',
    description:
      'Su altında kalan bir köprüde duran araçtan tahliye çalışmasını kanalın kameramanı bot ekibimizle birlikte izledi.',
    videoFile: '/videos/kopru-tatbikati.mp4',
    channel: 'Ekran Marmara',
  },
  {
    id: 'akreditasyon-denetimi',
    year: 2026,
    title: 'Gönüllülerin 36 saatlik sınavı',
    description: 'Akreditasyon denetiminin saha bölümünden izlenimler ve ekip liderimizle söyleşi.',
    videoFile: null,
    channel: 'Kervan Haber',
  },
  {
    id: 'gece-aramasi',
    year: 2025,
    title: 'Ormanda bir gece: kayıp araması nasıl yapılır?',
    description:
      'Eğitim amaçlı bir gece aramasını baştan sona izleyen haber; sıra hâlinde arama ve telsiz düzeni anlatılıyor.',
    videoFile: '/videos/gece-aramasi.mp4',
    channel: 'Yakamoz TV',
  },
  {
    id: 'egitim-gunu',
    year: 2025,
    title: 'Arama kurtarmanın ilk dersi',
    description: 'TAE dersine katılan muhabir, üç saatin sonunda öğrendiklerini anlatıyor.',
    videoFile: '/videos/egitim-gunu.mp4',
    channel: 'Bozkır 24',
  },
  {
    id: 'kis-oncesi-uyarilar',
    year: 2024,
    title: 'Kışın dağa çıkacaklara uyarılar',
    description: 'Sabah kuşağında canlı yayına katılan eğitmenimiz çığ tehlikesini ve hazırlığı anlattı.',
    videoFile: null,
    channel: 'Kanal Poyraz',
  },
  {
    id: 'madalya-toreni',
    year: 2023,
    title: 'Arama kurtarma gönüllülerine devlet madalyası',
    description:
      '26 Nisan’da verilen Devlet Üstün Fedakârlık Madalyası’nın ardından dernek merkezimizde yapılan söyleşi.',
    videoFile: null,
    channel: 'Kervan Haber',
  },
  {
    id: 'hatay-donusu',
    year: 2023,
    title: 'Hatay’dan dönen gönüllüler anlatıyor',
    description:
      'Görevden dönen üç gönüllümüz, sahada gördüklerini ve ekiplerin birlikte nasıl çalıştığını anlattı.',
    videoFile: null,
    channel: 'Ekran Marmara',
  },
  {
    id: 'afet-cantasi',
    year: 2022,
    title: 'Afet çantasında ne olmalı?',
    description:
      'Stüdyoda bir afet çantası birlikte hazırlandı; gereksiz yer kaplayan eşyalar tek tek çıkarıldı.',
    videoFile: null,
    channel: 'Sabah Yıldızı TV',
  },
  {
    id: 'sel-bolgesinden',
    year: 2021,
    title: 'Sel bölgesinde gönüllü ekipler',
    description: 'Bozkurt’taki çalışmalar sırasında ekip liderimizle yapılan kısa görüşme.',
    videoFile: null,
    channel: 'Kanal Poyraz',
  },
  {
    id: 'izmir-gecesi',
    year: 2020,
    title: 'Enkaz başında sessizlik çağrısı',
    description:
      'Bayraklı’daki aramada sessizliğin neden istendiğini ve dinleme cihazının nasıl çalıştığını anlatan haber.',
    videoFile: null,
    channel: 'Yakamoz TV',
  },
  {
    id: 'kopekli-ekip',
    year: 2018,
    title: 'Dört ayaklı gönüllüler eğitimde',
    description: 'Arama köpeği birimimizin ilk eğitim gününden görüntüler ve yönlendiricilerle söyleşi.',
    videoFile: null,
    channel: 'Bozkır 24',
  },
  {
    id: 'duzce-acilis',
    year: 2016,
    title: 'Düzce’de yeni arama kurtarma temsilciliği',
    description: 'Düzce Temsilciliğimizin açılış gününden haber ve malzeme deposunun tanıtımı.',
    videoFile: null,
    channel: 'Sabah Yıldızı TV',
  },
]);

export const pressDeskSubject = { file: 'press.ts', schema: pressDeskSchema, value: pressDesk };
export const pressSubject = { file: 'press.ts', schema: pressSchema, value: press };
