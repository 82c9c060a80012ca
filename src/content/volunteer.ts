import type { z } from 'zod';
import {
  document,
  entry,
  group,
  idFrom,
  line,
  paragraphs,
  prose,
  searchDescription,
  someLines,
  someOf,
} from './fields.ts';
import { firstValue } from './subject.ts';

const bullets = (label: string) =>
  group(label, { title: line('Başlık'), entries: someLines('Maddeler', 'Her madde bir satıra.') });

const question = group('Soru', {
  question: line('Soru'),
  answer: paragraphs('Cevap'),
  /** The address of the question on the page. */
  id: idFrom('question'),
});

const volunteerSchema = document('Gönüllü olmak', '/volunteer', {
  title: line('Başlık'),
  description: searchDescription(),
  introduction: prose('Giriş'),
  formLabel: line('Form düğmesinin yazısı'),
  facts: someOf(
    { label: 'İlk sorulanlar', one: 'Bilgi' },
    entry('Bilgi', ['label', 'value'], { label: line('Ne?'), value: line('Ne kadar?') }),
  ),
  work: bullets('Gönüllüler ne yapar?'),
  needs: bullets('Ne gerekir?'),
  road: group('Yol', {
    title: line('Başlık'),
    text: prose('Metin'),
    /** The step before the first course. */
    form: group('İlk adım: form', { title: line('Başlık'), text: prose('Metin') }),
  }),
  nextCourse: line('Sıradaki eğitimin başlığı'),
  questions: group('Sorular', {
    title: line('Başlık'),
    entries: someOf({ label: 'Sorular', one: 'Soru' }, question)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'Aynı adresi taşıyan iki soru var.',
      })
      .meta({ title: 'Sorular', one: 'Soru' }),
  }),
  nearby: group('Yakınınızda', {
    title: line('Başlık'),
    text: prose('Metin'),
    linkLabel: line('Bağlantının metni'),
  }),
  call: group('Kapanış çağrısı', { title: line('Başlık'), text: prose('Metin') }),
});

export type Volunteer = z.infer<typeof volunteerSchema>;
export type VolunteerQuestion = z.infer<typeof question>;

// "Nasıl gönüllü olunur?" sayfası. Süre, yaş ve koşullar courses.ts ile statute.ts dosyalarındakilerle aynı olmalıdır.
// Formun adresi association.ts, eğitim tarihleri courses.ts, temsilcilikler representatives.ts dosyasındadır.
export const volunteer = firstValue(volunteerSchema, {
  title: 'Nasıl gönüllü olunur?',
  // Arama motorlarında ve paylaşılan bağlantılarda görünür.
  description:
    'Gönüllüler ne yapar, ne kadar zaman ayırır, hangi eğitimlerden geçer? Başvuru formu, adımlar ve sık sorulan sorular.',
  introduction:
    'Arama kurtarma deneyiminizin olması gerekmez. Formu doldurun, üç saatlik TAE dersine gelin, kararı ondan sonra verin.',
  formLabel: 'Gönüllü formunu doldur',

  facts: [
    { label: 'Zaman', value: 'Ayda yaklaşık 2 gün' },
    { label: 'Ücret', value: 'Eğitimler ücretsiz, aidat yok' },
    { label: 'Yaş', value: '18 yaş; TAE herkese açık' },
  ],

  work: {
    title: 'Gönüllüler ne yapar?',
    entries: [
      'Eğitimlere ve tatbikatlara katılır, öğrendiklerini tazeler.',
      'Depoda ip, sedye, telsiz ve aydınlatma gibi malzemeleri sayar, temizler, göreve hazırlar.',
      'Okullarda ve mahallelerde afete hazırlık çalışmalarında görev alır.',
      'AKT 1’den sonra eğitmen gözetiminde saha çalışmalarına katılır.',
      'AKT 2’yi bitirenler görev listesine alınır; yetkili kurumlar çağırdığında arama kurtarma görevine çıkar.',
    ],
  },

  needs: {
    title: 'Neye ihtiyacınız var?',
    entries: [
      'Her ay düzenli olarak ayırabileceğiniz zaman',
      'Ekiple çalışmaya ve öğrenmeye istek',
      'TAE için yalnız kimliğiniz',
      'AKT 1 için TAE katılım belgesi, 18 yaşını doldurmuş olmak, havaya uygun giysi, kapalı ve sağlam ayakkabı',
      'Baret, gözlük ve eldiveni dernek verir.',
    ],
  },

  road: {
    title: 'Adım adım gönüllülük',
    text: 'İstediğiniz adımda durabilirsiniz. TAE’den sonra ayrılsanız bile evinizi ve ailenizi afete hazırlayacak bilgiyle ayrılırsınız.',
    form: {
      title: 'Gönüllü formu',
      text: 'Formu doldurun. Sıradaki TAE dersi için size e-postayla yazarız; yanıtlayarak yerinizi ayırtırsınız.',
    },
  },

  nextCourse: 'Sıradaki TAE dersi',

  questions: {
    title: 'Sık sorulan sorular',
    entries: [
      {
        id: 'deneyim',
        question: 'Hiç deneyimim yok, başvurabilir miyim?',
        answer: [
          'Evet. TAE’nin ön koşulu yoktur ve ders kuramsaldır. Sahada gereken her şeyi AKT 1’den başlayarak öğretiyoruz.',
        ],
      },
      {
        id: 'ucret',
        question: 'Gönüllülük bana ne kadara mal olur?',
        answer: [
          'Eğitimler ücretsizdir ve gönüllülerden aidat alınmaz. Koruyucu donanımı dernek verir; göreve çıkanların sigortası da derneğin sorumluluğundadır.',
          'Eğitime gelip gitme masrafı ile kendi giysi ve ayakkabınız size aittir.',
        ],
      },
      {
        id: 'yas',
        question: '18 yaşından küçüğüm, katılabilir miyim?',
        answer: [
          'Velinizin yazılı izniyle TAE’ye gelebilirsiniz. AKT 1’e başvurmak ve gönüllü olarak kaydolmak için 18 yaşını doldurmuş olmanız gerekir.',
        ],
      },
      {
        id: 'sure',
        question: 'Göreve çıkmam ne kadar sürer?',
        answer: [
          'TAE 3 saat, AKT 1 ise 16 saat sürer. AKT 1’den sonra en az 6 ay aktif gönüllülük yapar, ardından 220 saatlik AKT 2’ye başvurursunuz. AKT 2 birkaç aya yayılır. Yani ilk dersten göreve kadar geçen süre çoğunlukla bir yıldan uzundur.',
        ],
      },
      {
        id: 'saglik',
        question: 'Sağlık durumum engel olur mu?',
        answer: [
          'TAE için olmaz. Göreve yalnız sağlık durumu elverişli olanlar çıkar. Sahaya çıkmadan depo, haberleşme, lojistik ve tanıtım birimlerinde de gönüllü olabilirsiniz.',
        ],
      },
      {
        id: 'cagri',
        question: 'Her çağrıya gitmek zorunda mıyım?',
        answer: [
          'Hayır. Görev çağrısına katılmak gönüllülük esasına dayanır. Ancak geleceğinizi bildirdiyseniz, yerinize başkası görevlendirilmeden ekibi bırakamazsınız.',
        ],
      },
      {
        id: 'uyelik',
        question: 'Gönüllü ile asıl üye arasında ne fark var?',
        answer: [
          'TAE’den sonra katılım belgenizle yazılı olarak başvurursunuz; Yönetim Kurulu en geç 30 gün içinde karar verir. Kabul edilen kişi gönüllü olarak kaydolur, derneğin çalışmalarına ve eğitimlerine katılır.',
          'En az bir yıl düzenli çalışan ve AKT 1’i tamamlamış gönüllü asıl üyeliğe başvurabilir. Asıl üye Genel Kurulda oy kullanır ve aidat öder.',
        ],
      },
    ],
  },

  nearby: {
    title: 'Size en yakın yer',
    text: 'İstanbul dışındaysanız önce size en yakın temsilciliğe veya irtibat noktasına yazın; oradaki eğitim ve çalışmaları size anlatsınlar.',
    linkLabel: 'Temsilciliklerimiz',
  },

  call: {
    title: 'Başlamaya hazır mısınız?',
    text: 'Form ayrı bir sitede açılır ve kendi aydınlatma metni vardır.',
  },
});

export const volunteerSubject = { file: 'volunteer.ts', schema: volunteerSchema, value: volunteer };
