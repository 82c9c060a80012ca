import { z } from 'zod';
import {
  date,
  document,
  entry,
  exactly,
  firstDay,
  group,
  hours,
  idFrom,
  line,
  lines,
  list,
  optional,
  paragraphs,
  prose,
  searchDescription,
  sitePath,
  someLines,
  someOf,
} from './fields.ts';
import { type CourseCode, courseCodes } from './kinds.ts';
import { firstValue } from './subject.ts';

/** '10.00–13.00' */
const hoursOfOneDay = /^([01]\d|2[0-3])\.[0-5]\d–([01]\d|2[0-3])\.[0-5]\d$/;

const positive = () => z.int('Tam sayı olmalı: 25 gibi.').positive('Sıfırdan büyük olmalı.');

const session = entry('Tarih', ['startsOn', 'place'], {
  startsOn: firstDay('Başladığı gün', 'endsOn'),
  endsOn: date('Bittiği gün'),
  hours: hours('Saatler', 'Bir günlük eğitimde 10.00–13.00 gibi; birkaç gün sürende serbest.'),
  place: line('Yer', 'Dernek merkezi, İstanbul gibi.'),
  address: optional('Açık adres', line('Açık adres', 'Cadde, sokak ve kapı numarası.')).default(null),
  /** Null when there is room for everybody. */
  seats: optional('Kontenjan', positive().meta({ title: 'Kontenjan' })),
  price: line('Ücret'),
  /** Of its entry in visitors' calendars, which stays the same when the date moves. */
  id: idFrom('startsOn').default('').meta({ title: 'Takvim kaydının adresi' }),
})
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'Başladığı günden önce bitemez.',
  })
  .refine(({ startsOn, endsOn, hours }) => startsOn !== endsOn || isOrderly(hours), {
    path: ['hours'],
    error: 'Bir günlük eğitimin saati 10.00–13.00 gibi yazılır.',
  });

function isOrderly(hours: string): boolean {
  const [from = '', to = ''] = hours.split('–');
  return hoursOfOneDay.test(hours) && from < to;
}

/** @param page its own: the dates and the steps lead there */
const coursePage = (label: string, page: string) =>
  group(label, {
    sessions: list({ label: 'Eğitim tarihleri', one: 'Tarih' }, session),
    name: line('Kısa adı'),
    fullName: line('Tam adı'),
    path: sitePath('Sayfası').refine((path) => path === page, `Bu eğitimin sayfası ${page} adresindedir.`),
    summary: prose('Özet'),
    totalHours: positive().meta({ title: 'Toplam saat' }),
    /** Hours of drill within the total; null when the course has none. */
    drillHours: optional('Bunun içinde tatbikat', positive().meta({ title: 'Tatbikat saati' })),
    facts: someOf(
      { label: 'Kısa bilgiler', one: 'Bilgi' },
      entry('Bilgi', ['label', 'value'], { label: line('Ne?'), value: line('Ne kadar?') }),
    ),
    requirements: lines('Koşullar', 'Her koşul bir satıra.'),
    paragraphs: paragraphs('Anlatım'),
    topics: someLines('Konular', 'Her konu bir satıra.'),
  }).refine(({ totalHours, drillHours }) => drillHours === null || drillHours <= totalHours, {
    path: ['drillHours'],
    error: 'Toplam saatten çok olamaz.',
  });

const educationTab = (label: string) =>
  group(label, {
    label: line('Sekmedeki adı'),
    title: line('Başlık'),
    summary: prose('Özet'),
    duration: line('Süre'),
    ages: line('Yaş'),
    language: line('Dil'),
    certificate: optional('Belge', line('Belge')),
    topics: lines('Konular', 'Her konu bir satıra.'),
    prerequisites: lines('Ön koşullar', 'Her koşul bir satıra.'),
  });

const coursePagesSchema = document('Eğitimler ve tarihleri', '/education', {
  tae: coursePage('TAE', '/activities/tae'),
  akt1: coursePage('AKT 1', '/activities/akt1'),
  akt2: coursePage('AKT 2', '/activities/akt2'),
});

const educationSchema = document('Eğitimler sayfası', '/education', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  cards: exactly(
    courseCodes.length,
    { label: 'Kartlar', one: 'Kart', rule: 'Her eğitimin bir kartı olmalı.' },
    group('Kart', { title: line('Başlık'), text: prose('Metin'), path: sitePath('Sayfası') }),
  ).refine(
    (cards) => new Set(cards.map(({ path }) => path)).size === cards.length,
    'Her eğitimin bir kartı olmalı.',
  ),
  /** What lies between the second course and the third. */
  practice: group('AKT 1 ile AKT 2 arası', { title: line('Başlık'), text: prose('Metin') }),
  tabsTitle: line('Ekip programının başlığı'),
  tabsNote: prose('Ekip programının notu'),
  /** The courses for volunteers beside the programme for teams. */
  comparison: group('İki programın karşılaştırması', {
    title: line('Başlık'),
    volunteers: line('Gönüllü sütununun başlığı'),
    teams: line('Ekip sütununun başlığı'),
    rows: someOf(
      { label: 'Satırlar', one: 'Satır' },
      group('Satır', {
        label: line('Ne?'),
        volunteers: line('Gönüllüler için'),
        teams: line('Ekipler için'),
      }),
    ),
  }),
});

const educationTabsSchema = document('Ekip programı (sekmeler)', '/education', {
  tae: educationTab('TAE'),
  akt1: educationTab('AKT 1'),
  akt2: educationTab('AKT 2'),
});

type CoursePages = z.infer<typeof coursePagesSchema>;
export type CoursePage = CoursePages[CourseCode];
export type CourseSession = z.infer<typeof session>;
type EducationTabs = z.infer<typeof educationTabsSchema>;
export type EducationTab = EducationTabs[CourseCode];

// Eğitimler. Derneğin iki ayrı eğitim çizelgesi vardır ve ikisi de burada, yan yana durur:
//   coursePages   : gönüllülük basamakları; /activities/tae, /activities/akt1 ve /activities/akt2 sayfalarında görünür.
//   educationTabs : kurum ve ekip programı (genişletilmiş eğitimler); /education sayfasındaki sekmelerde görünür.
// Bir rakamı değiştirirken hangi çizelgeye ait olduğuna bakın.
// Eğitim tarihleri "sessions" altındadır; yıl-ay-gün olarak yazılır (2026-12-12). Geçen tarihler sitede görünmez.
//   hours : bir günlük eğitimde 10.00–13.00 biçiminde yazılır, takvim kaydı bu saatlerle hazırlanır; uzun eğitimde serbesttir.
//   seats : kontenjan; sınır yoksa null.   price : ücret, sözle.   address : açık adres, yazılması gerekmez.
//   id : takvim kaydının adresi; tarih değişse de aynı kalır.
export const coursePages = firstValue(coursePagesSchema, {
  tae: {
    name: 'TAE',
    fullName: 'Temel Afet Eğitimi',
    path: '/activities/tae',
    summary:
      'Gönüllülüğün ilk adımı: derneği, afetlerde kimin ne yaptığını ve bir gönüllüden ne beklendiğini anlatan üç saatlik ders.',
    totalHours: 3,
    drillHours: null,
    facts: [
      { label: 'Süre', value: '3 saat' },
      { label: 'Biçim', value: 'Kuramsal ders' },
      { label: 'Ön koşul', value: 'Yok' },
    ],
    requirements: [],
    paragraphs: [
      'TAE, derneğimize gelen herkesin ilk durağıdır. Üç saatlik ders kuramsaldır; özel giysi veya malzeme gerekmez. 18 yaşından küçükler velisinin yazılı izniyle katılır.',
      'Dersin sonunda arama kurtarmanın nasıl bir iş olduğunu, size uyup uymadığını ve sonraki basamakların ne kadar zaman isteyeceğini bilirsiniz. Gönüllü olmaya karar vermeseniz bile evinizi ve ailenizi afete hazırlayacak bilgilerle ayrılırsınız.',
      'Derse katılanlara TAE katılım belgesi verilir. Bu belge AKT 1 başvurusunda istenir.',
    ],
    topics: [
      'Derneğin kuruluşu, çalışma biçimi ve ilkeleri',
      'Türkiye’de afet tehlikeleri ve afet yönetiminde görevli kurumlar',
      'Deprem, sel ve yangında ilk dakikalarda yapılacaklar',
      'Afet çantası ve aile afet planı',
      'Gönüllülüğün hakları, sorumlulukları ve eğitim basamakları',
    ],
    sessions: [
      {
        startsOn: '2026-12-12',
        endsOn: '2026-12-12',
        hours: '10.00–13.00',
        place: 'Dernek merkezi, İstanbul',
        seats: 40,
        price: 'Ücretsiz',
        id: '2026-12-12',
      },
      {
        startsOn: '2027-01-09',
        endsOn: '2027-01-09',
        hours: '10.00–13.00',
        place: 'Dernek merkezi, İstanbul',
        seats: 40,
        price: 'Ücretsiz',
        id: '2027-01-09',
      },
      {
        startsOn: '2027-02-06',
        endsOn: '2027-02-06',
        hours: '13.00–16.00',
        place: 'Düzce Temsilciliği',
        seats: 25,
        price: 'Ücretsiz',
        id: '2027-02-06',
      },
    ],
  },

  akt1: {
    name: 'AKT 1',
    fullName: 'Arama Kurtarma Teknikleri 1',
    path: '/activities/akt1',
    summary: 'Sahada güvenle bulunmayı ve ekibe yardım etmeyi öğreten 16 saatlik temel eğitim.',
    totalHours: 16,
    drillHours: null,
    facts: [
      { label: 'Süre', value: '16 saat' },
      { label: 'Yaş', value: '18 yaşından büyük' },
      { label: 'Ön koşul', value: 'TAE belgesi' },
    ],
    requirements: ['18 yaşından büyük olmak', 'TAE belgesine sahip olmak'],
    paragraphs: [
      'AKT 1 bir hafta sonuna sığan 16 saatlik bir eğitimdir. Amacı katılımcıyı kurtarma personeli yapmak değil; sahada kendini koruyabilen, verilen işi anlayıp yapabilen bir gönüllü hâline getirmektir.',
      'Dersler küçük gruplarla, malzemeye dokunarak işlenir. Hava koşullarına uygun giysi, kapalı ve sağlam ayakkabı yeterlidir; baret, gözlük ve eldiveni dernek verir.',
      'Eğitimi bitiren kayıtlı gönüllüler aktif gönüllü sayılır: Depo çalışmalarına, tatbikatlara ve eğitmen gözetimindeki saha çalışmalarına katılabilir.',
    ],
    topics: [
      'Ekip düzeni ve sahada güvenlik',
      'Kişisel koruyucu donanımın kullanımı',
      'Arama yöntemlerine giriş: sesle, sırayla ve bölgeyle arama',
      'Temel ip bilgisi ve düğümler',
      'Telsizle haberleşme',
      'Harita ve pusula',
      'Kazazede taşıma ve sedye kullanımı',
    ],
    sessions: [
      {
        startsOn: '2027-01-16',
        endsOn: '2027-01-17',
        hours: '09.00–18.00, iki gün de',
        place: 'Dernek merkezi ve eğitim alanı, İstanbul',
        seats: 24,
        price: 'Ücretsiz',
        id: '2027-01-16',
      },
      {
        startsOn: '2027-03-13',
        endsOn: '2027-03-14',
        hours: '09.00–18.00, iki gün de',
        place: 'Dernek merkezi ve eğitim alanı, İstanbul',
        seats: 24,
        price: 'Ücretsiz',
        id: '2027-03-13',
      },
    ],
  },

  akt2: {
    name: 'AKT 2',
    fullName: 'Arama Kurtarma Teknikleri 2',
    path: '/activities/akt2',
    summary:
      'Göreve çıkacak kurtarma personelini yetiştiren, 48 saati tatbikat olmak üzere 220 saatlik eğitim.',
    totalHours: 220,
    drillHours: 48,
    facts: [
      { label: 'Süre', value: '220 saat' },
      { label: 'Tatbikat', value: '48 saat tatbikat' },
      { label: 'Ön koşul', value: 'AKT 1 ve en az 6 ay aktif gönüllülük' },
    ],
    requirements: ['AKT 1 eğitimini tamamlamış olmak', 'En az 6 ay aktif gönüllülük yapmış olmak'],
    paragraphs: [
      'AKT 2 derneğin en uzun eğitimidir. 220 saatin 48’i kesintisiz bir tatbikata, kalanı derslere ve saha uygulamalarına ayrılır. Program birkaç aya yayılır; hafta sonları yoğunlaşır.',
      'Eğitime alınmak için AKT 1’i tamamlamış ve en az altı ay aktif gönüllülük yapmış olmak gerekir. Bu süre, gönüllünün ekibi, ekibin de gönüllüyü tanıması içindir.',
      'Devam zorunludur. Uygulama sınavlarını ve 48 saatlik tatbikatı başarıyla bitirenler görev listesine alınır.',
    ],
    topics: [
      'Enkazda arama: dinleme, köpekli arama, bölge işaretleme',
      'Destekleme, delme, kesme ve kaldırma',
      'İple iniş, çıkış ve dik arazide sedye taşıma',
      'Kayıp aramasında planlama ve iz bilgisi',
      'Su ve taşkında kurtarma',
      'İleri ilk yardım ve çok yaralılı olaylarda triyaj (yaralı ayırma)',
      'Komuta düzeni, haberleşme planı ve kayıt tutma',
      'Ruhsal dayanıklılık ve görev sonrası destek',
    ],
    sessions: [
      {
        startsOn: '2027-02-13',
        endsOn: '2027-06-13',
        hours: '09.00–17.00, çoğunlukla hafta sonları',
        place: 'İstanbul ve Düzce',
        seats: 20,
        price: 'Ücretsiz',
        id: '2027-02-13',
      },
    ],
  },
});

export const education = firstValue(educationSchema, {
  title: 'Eğitimler',
  lead: 'Arama kurtarma öğrenilen bir iştir. Eğitimlerimiz üç basamaktır ve her basamak bir öncekinin üzerine kurulur.',
  description:
    'Gönüllülük basamakları TAE, AKT 1 ve AKT 2: yaklaşan tarihler, süreler, koşullar ve kurumlar için genişletilmiş program.',
  cards: [
    {
      title: 'TAE',
      text: 'Temel Afet Eğitimi. Herkese açık ilk adım.',
      path: '/activities/tae',
    },
    {
      title: 'AKT 1',
      text: 'Arama Kurtarma Teknikleri 1. Sahada güvenle bulunmak için.',
      path: '/activities/akt1',
    },
    {
      title: 'AKT 2',
      text: 'Arama Kurtarma Teknikleri 2. Göreve çıkacaklar için.',
      path: '/activities/akt2',
    },
  ],
  // AKT 1 ile AKT 2 arasındaki gönüllülük süresi.
  practice: {
    title: '6 ay aktif gönüllülük',
    text: 'Depo çalışmaları, tatbikatlar ve eğitmen gözetiminde saha çalışmaları. Siz ekibi, ekip sizi tanır.',
  },
  tabsTitle: 'Kurum ve ekip programı',
  tabsNote:
    'Bu program kurumların kendi ekipleri ve deneyimli gönüllüler içindir; ilk kez gönüllü olacaklar yukarıdaki üç basamağı izler. Aynı adı taşısalar da süreleri ve koşulları başkadır.',
  comparison: {
    title: 'Hangisi bana göre?',
    volunteers: 'Gönüllü eğitimleri',
    teams: 'Kurum ve ekip programı',
    rows: [
      {
        label: 'Kimin için?',
        volunteers: 'Arama kurtarmaya ilk kez başlayan herkes',
        teams: 'Kurumların kendi ekipleri ve deneyimli gönüllüler',
      },
      {
        label: 'Süre (TAE, AKT 1, AKT 2)',
        volunteers: '3, 16 ve 220 saat',
        teams: '40, 80 ve 120 saat',
      },
      {
        label: 'Yaş',
        volunteers: 'TAE herkese açık; AKT 1 için 18 yaşından büyük olmak',
        teams: 'TAE 18–65, AKT 1 20–60, AKT 2 25–55',
      },
      {
        label: 'Koşullar',
        volunteers: 'TAE için yok; AKT 2 için AKT 1 ve en az 6 ay aktif gönüllülük',
        teams: 'AKT 1 ve AKT 2 için sertifika, deneyim ve sağlık raporu',
      },
    ],
  },
});

export const educationTabs = firstValue(educationTabsSchema, {
  tae: {
    label: 'TAE',
    title: 'Genişletilmiş TAE',
    summary: 'Afet yönetimini ve arama kurtarmanın temellerini beş günde, uygulamalı olarak işleyen program.',
    duration: '40 saat (5 gün)',
    ages: '18–65',
    language: 'Türkçe',
    certificate: 'Başarılı olan katılımcılara sertifika verilir.',
    topics: [
      'Afet yönetiminin temelleri',
      'Güvenlik ve risk değerlendirmesi',
      'Temel arama teknikleri',
      'Haberleşme ve eşgüdüm',
      'İlk yardım ve malzeme',
    ],
    prerequisites: [],
  },
  akt1: {
    label: 'AKT 1',
    title: 'Genişletilmiş AKT 1',
    summary: 'Saha deneyimi olan gönüllüler için on günlük uygulamalı program.',
    duration: '80 saat (10 gün)',
    ages: '20–60',
    language: 'Türkçe',
    certificate: null,
    topics: [],
    prerequisites: ['TAE sertifikası', 'En az 1 yıl deneyim', 'Sağlık raporu', 'İlk yardım sertifikası'],
  },
  akt2: {
    label: 'AKT 2',
    title: 'Genişletilmiş AKT 2',
    summary: 'Operasyonlarda görev almış gönüllüler için on beş günlük ileri program.',
    duration: '120 saat (15 gün)',
    ages: '25–55',
    language: 'Türkçe veya İngilizce',
    certificate: null,
    topics: [],
    prerequisites: [
      'AKT 1 sertifikası',
      'En az 3 yıl aktif deneyim',
      'En az 5 operasyonda görev almış olmak',
      'Güncel sağlık raporu ve psikoteknik değerlendirme',
      'İleri ilk yardım sertifikası',
    ],
  },
});

export const coursePagesSubject = {
  file: 'courses.ts',
  schema: coursePagesSchema,
  value: coursePages,
};
export const educationSubject = { file: 'courses.ts', schema: educationSchema, value: education };
export const educationTabsSubject = {
  file: 'courses.ts',
  schema: educationTabsSchema,
  value: educationTabs,
};
