import { z } from 'zod';
import { association } from './association.ts';
import { altText, document, group, line, paragraphs, picture, prose, sitePath } from './fields.ts';
import { pictures } from './pictures.ts';
import { firstValue } from './subject.ts';

const slide = group('Resim', {
  title: line('Başlık'),
  sentence: prose('Cümle'),
  link: group('Düğme', { label: line('Yazısı'), path: sitePath('Götürdüğü sayfa') }),
  imageUrl: picture('Resim'),
  alt: altText(),
});

const homeSchema = document('Ana sayfa', '/', {
  slides: z
    .array(slide)
    .min(1, 'En az bir resim olmalı.')
    .max(7, 'En çok yedi resim olabilir.')
    .meta({ title: 'Kayan resimler', one: 'Resim' }),
  about: group('Biz kimiz?', {
    title: line('Başlık'),
    paragraphs: paragraphs('Anlatım'),
    linkLabel: line('Düğmenin yazısı'),
  }),
  donationCall: group('Bağış çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    buttonLabel: line('Düğmenin yazısı'),
  }),
  volunteerCall: group('Gönüllü çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    buttonLabel: line('Düğmenin yazısı'),
    moreLabel: line('İkinci bağlantının metni'),
  }),
});

type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];

const { figures } = association;

// Ana sayfa: yedi kayan resim, "hakkımızda" bölümü ve gönüllü çağrısı.
export const home = firstValue(homeSchema, {
  slides: [
    {
      imageUrl: '/artwork/ridge-dawn-1600.webp',
      alt: pictures['ridge-dawn'],
      title: 'Gönüllüyüz, hazırız',
      sentence: '2007’den bu yana afetlerde ve kayıp aramalarında resmî kurumların yanında çalışıyoruz.',
      link: { label: 'Derneğimizi tanı', path: '/about' },
    },
    {
      imageUrl: '/artwork/collapsed-building-1600.webp',
      alt: pictures['collapsed-building'],
      title: 'Kentsel arama kurtarma',
      sentence: 'Çöken binalarda dinleme, arama ve kurtarma çalışmalarına eğitimli ekiplerle katılırız.',
      link: { label: 'Operasyonlarımızı gör', path: '/operations' },
    },
    {
      imageUrl: '/artwork/night-search-1600.webp',
      alt: pictures['night-search'],
      title: 'Kayıp şahıs araması',
      sentence: 'Kolluk kuvvetlerinin çağrısıyla, gece gündüz demeden arazide iz süreriz.',
      link: { label: 'Arama haberlerini oku', path: '/news' },
    },
    {
      imageUrl: '/artwork/dog-team-1600.webp',
      alt: pictures['dog-team'],
      title: 'Arama köpeği ekipleri',
      sentence: 'Bir köpek ve yönlendiricisi, göreve çıkmadan önce uzun bir eğitimi birlikte tamamlar.',
      link: { label: 'Nasıl gönüllü olunur?', path: '/volunteer' },
    },
    {
      imageUrl: '/artwork/flood-boat-1600.webp',
      alt: pictures['flood-boat'],
      title: 'Selde ve taşkında',
      sentence: 'Su baskınlarında mahsur kalanlara bot ve can kurtarma malzemesiyle ulaşırız.',
      link: { label: 'Galeriyi gör', path: '/gallery' },
    },
    {
      imageUrl: '/artwork/first-aid-1600.webp',
      alt: pictures['first-aid'],
      title: 'Sahada ilk yardım',
      sentence: 'Kalabalık etkinliklerde ve görev sahasında ilk müdahaleyi belgeli gönüllülerimiz yapar.',
      link: { label: 'Bağış yap', path: '/donate' },
    },
    {
      imageUrl: '/artwork/classroom-1600.webp',
      alt: pictures.classroom,
      title: 'Önce eğitim',
      sentence: 'TAE ile başlayan, AKT 1 ve AKT 2 ile süren eğitimlerimiz gönüllüyü göreve hazırlar.',
      link: { label: 'Eğitim tarihlerini gör', path: '/education' },
    },
  ],

  about: {
    title: 'Biz kimiz?',
    paragraphs: [
      `2007’de İstanbul’da bir araya gelen gönüllülerin kurduğu derneğimiz bugün ${figures.instructors} eğitmeni, ${figures.registeredMembers} kayıtlı üyesi ve eğitimi süren ${figures.volunteersInTraining} gönüllüsüyle çalışıyor. Türkiye’de ${figures.towns} ilde ve Kuzey Kıbrıs’ta temsilcilerimiz var.`,
      'Göreve çağrıldığımızda gideriz. Görevler arasındaki zamanı eğitim, tatbikat ve malzeme bakımı doldurur.',
    ],
    linkLabel: 'Derneğimizi tanı',
  },

  donationCall: {
    title: 'Bağışınız göreve dönüşür',
    text: 'Gönüllüler ücret almaz. Bağışlar baret, ip, sedye ve telsiz alımına, eğitimlere, göreve çıkan ekiplerin yakıtına ve yoluna gider; her kuruşu dernek defterlerine işlenir.',
    buttonLabel: 'Bağış yap',
  },

  volunteerCall: {
    title: 'Gönüllü olmak ister misiniz?',
    text: 'Arama kurtarma deneyiminizin olması gerekmez; düzenli zaman ayırmanız ve öğrenmeye açık olmanız yeterli. Formu doldurun, bir sonraki TAE dersi için size ulaşalım.',
    buttonLabel: 'Gönüllü formunu doldur',
    moreLabel: 'Nasıl gönüllü olunur?',
  },
});

export const homeSubject = { file: 'home.ts', schema: homeSchema, value: home };
