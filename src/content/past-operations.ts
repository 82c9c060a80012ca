import { z } from 'zod';
import { operationTypes } from './kinds.ts';
import { firstValue } from './subject.ts';
import { words } from './text.ts';

const pastOperation = z.strictObject({
  /** dd.mm.yyyy */
  date: z.string().refine(isTurkishDate, 'is not a date, dd.mm.yyyy'),
  type: z.enum(operationTypes, 'is not one of the eight operation types'),
  location: words,
  title: words,
  description: words,
});

const pastOperationsSchema = z.array(pastOperation);

export type PastOperation = z.infer<typeof pastOperation>;

function isTurkishDate(text: string): boolean {
  const parts = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text);
  return parts !== null && z.iso.date().safeParse(`${parts[3]}-${parts[2]}-${parts[1]}`).success;
}

// Geçmiş operasyonların arşivi, en yenisi üstte. İlk açılışta veri tabanına tamamlanmış operasyon olarak yüklenir;
// sonrasında operasyonlar yönetim panelinden düzenlenir. Tarih gün.ay.yıl olarak yazılır.
export const pastOperations = firstValue(pastOperationsSchema, [
  {
    date: '12.10.2024',
    type: 'Kayıp Şahıs Arama',
    location: 'Bolu, Gerede',
    title: 'Gerede’de kayıp çoban araması',
    description:
      'Yaylada kaybolan bir çoban için jandarmanın yönetiminde yapılan aramaya on iki gönüllüyle katıldık. Kayıp çoban ikinci gün sağ bulundu.',
  },
  {
    date: '02.06.2024',
    type: 'Kentsel Arama Kurtarma',
    location: 'İstanbul, Küçükçekmece',
    title: 'Küçükçekmece’de çöken bina',
    description: 'Çöken binadaki arama çalışmasında dinleme ve aydınlatma desteği verdik.',
  },
  {
    date: '29.10.2023',
    type: 'Saha İlk Yardım Müdahale',
    location: 'İstanbul, Beşiktaş',
    title: 'Cumhuriyet yürüyüşünde ilk yardım',
    description:
      'Cumhuriyetin yüzüncü yılı yürüyüşünde iki ilk yardım noktasında gönüllülerimiz görev yaptı.',
  },
  {
    date: '22.08.2023',
    type: 'Yangın',
    location: 'Çanakkale, Merkez',
    title: 'Çanakkale orman yangını',
    description: 'Tahliye edilen köylerde ev ev kontrol ve ikmal görevinde çalıştık.',
  },
  {
    date: '06.02.2023',
    type: 'Deprem',
    location: 'Hatay, Antakya',
    title: 'Kahramanmaraş depremleri: Hatay görevi',
    description:
      'İlk ekibimiz aynı gün yola çıktı. Antakya’da enkaz aramasında, ardından yardım malzemesinin dağıtımında değişmeli ekiplerle görev yaptık.',
  },
  {
    date: '06.02.2023',
    type: 'Deprem',
    location: 'Adıyaman, Merkez',
    title: 'Kahramanmaraş depremleri: Adıyaman görevi',
    description: 'İkinci ekibimiz Adıyaman’da enkaz aramasına ve sahada ilk yardım çalışmalarına katıldı.',
  },
  {
    date: '23.11.2022',
    type: 'Deprem',
    location: 'Düzce, Gölyaka',
    title: 'Gölyaka depremi',
    description:
      'Düzce Temsilciliğimiz sabahın ilk saatlerinde köylerde hasar taramasına ve bilgi toplamaya katıldı.',
  },
  {
    date: '18.06.2022',
    type: 'Hayvan Kurtarma',
    location: 'Kocaeli, Gebze',
    title: 'Kuyuya düşen köpek',
    description: 'Kullanılmayan bir kuyuya düşen köpeği iple inerek çıkardık ve veterinere teslim ettik.',
  },
  {
    date: '16.04.2022',
    type: 'Kayıp Şahıs Arama',
    location: 'Edirne, Keşan',
    title: 'Keşan’da kayıp araması',
    description:
      'Evinden ayrılan yaşlı bir yurttaş, Edirne’deki gönüllülerimizin de katıldığı aramada aynı gece bulundu.',
  },
  {
    date: '11.08.2021',
    type: 'Sel',
    location: 'Kastamonu, Bozkurt',
    title: 'Batı Karadeniz selleri',
    description: 'Bozkurt’ta dere yatağı boyunca yapılan aramalara ve su basan evlerden tahliyeye katıldık.',
  },
  {
    date: '29.07.2021',
    type: 'Yangın',
    location: 'Muğla, Marmaris',
    title: 'Marmaris orman yangını',
    description: 'Muğla’daki gönüllülerimiz tahliye, ikmal ve gece gözetleme görevlerinde çalıştı.',
  },
  {
    date: '28.07.2021',
    type: 'Yangın',
    location: 'Antalya, Manavgat',
    title: 'Manavgat orman yangını',
    description:
      'Köylerin tahliyesine, hayvanların güvenli alana alınmasına ve ekiplere su taşınmasına destek verdik.',
  },
  {
    date: '30.10.2020',
    type: 'Deprem',
    location: 'İzmir, Bayraklı',
    title: 'İzmir depremi',
    description: 'Bayraklı’daki enkaz aramasına dinleme ekibimiz ve bir arama köpeği ekibimizle katıldık.',
  },
  {
    date: '22.08.2020',
    type: 'Sel',
    location: 'Giresun, Dereli',
    title: 'Dereli sel felaketi',
    description:
      'İlçe merkezinde ve dere yatağında arama yaptık; ulaşımı kesilen mahallelere malzeme taşıdık.',
  },
  {
    date: '24.01.2020',
    type: 'Deprem',
    location: 'Elazığ, Sivrice',
    title: 'Elazığ depremi',
    description: 'Gece yola çıkan ekibimiz sabah Elazığ’a ulaştı, enkaz aramasında görev aldı.',
  },
  {
    date: '20.07.2019',
    type: 'Saha Acil Durum Güvenliği',
    location: 'Düzce, Cumayeri',
    title: 'Rafting yarışında su güvenliği',
    description: 'Melen Çayı’ndaki yarış boyunca üç noktada su güvenliği ekibi bulundurduk.',
  },
  {
    date: '06.02.2019',
    type: 'Kentsel Arama Kurtarma',
    location: 'İstanbul, Kartal',
    title: 'Kartal’da çöken bina',
    description: 'Çöken binadaki çalışmalara destekleme ve dinleme ekipleriyle vardiya düzeninde katıldık.',
  },
  {
    date: '22.09.2018',
    type: 'Kayıp Şahıs Arama',
    location: 'Çanakkale, Ayvacık',
    title: 'Kazdağı eteklerinde kayıp yürüyüşçü',
    description:
      'Patikadan ayrılan yürüyüşçü, telefon sinyalinin alındığı vadide yapılan gece aramasında bulundu.',
  },
  {
    date: '14.07.2018',
    type: 'Saha İlk Yardım Müdahale',
    location: 'Edirne, Merkez',
    title: 'Yağlı güreşlerde ilk yardım',
    description:
      'Er meydanının çevresinde üç gün boyunca ilk yardım noktası işlettik; başvuruların çoğu sıcak çarpmasıydı.',
  },
  {
    date: '25.11.2017',
    type: 'Kentsel Arama Kurtarma',
    location: 'İstanbul, Fatih',
    title: 'Yıkılan istinat duvarı',
    description:
      'Altında kimsenin kalmadığını doğrulamak için dinleme cihazıyla arama yaptık; arama can kaybı olmadan bitti.',
  },
  {
    date: '09.01.2017',
    type: 'Hayvan Kurtarma',
    location: 'İstanbul, Beykoz',
    title: 'Karda mahsur kalan atlar',
    description:
      'Yoğun kar altında yolu kapanan çiftlikteki atlara yem ulaştırdık, yolun açılmasına yardım ettik.',
  },
  {
    date: '18.09.2016',
    type: 'Saha Acil Durum Güvenliği',
    location: 'Kocaeli, Başiskele',
    title: 'Bisiklet yarışında parkur güvenliği',
    description: 'Dağ parkurunda altı kontrol noktasında ve bir motosikletli ekiple güvenlik sağladık.',
  },
  {
    date: '07.05.2016',
    type: 'Kayıp Şahıs Arama',
    location: 'Düzce, Akçakoca',
    title: 'Akçakoca’da kayıp çocuk araması',
    description:
      'Fındık bahçeleri arasında kaybolan çocuk, köylülerle birlikte yapılan aramada üç saat sonra bulundu.',
  },
  {
    date: '24.08.2015',
    type: 'Sel',
    location: 'Artvin, Hopa',
    title: 'Hopa sel ve heyelanı',
    description:
      'Heyelan alanında aramaya, yolu kesilen köylere yaya olarak ilaç ve su taşınmasına katıldık.',
  },
  {
    date: '07.06.2015',
    type: 'Saha İlk Yardım Müdahale',
    location: 'Çanakkale, Gelibolu',
    title: 'Yarımada koşusunda ilk yardım',
    description:
      'Koşu parkurunda dört ilk yardım noktası kurduk, iki koşucunun hastaneye ulaşmasını sağladık.',
  },
  {
    date: '30.08.2014',
    type: 'Saha Acil Durum Güvenliği',
    location: 'Bursa, Mudanya',
    title: 'Açık su yüzme yarışında güvenlik',
    description: 'Yarış boyunca iki bot ve kıyı gözcüleriyle su güvenliğini sağladık.',
  },
  {
    date: '11.03.2014',
    type: 'Kentsel Arama Kurtarma',
    location: 'Bursa, Osmangazi',
    title: 'Çöken metruk bina',
    description:
      'Kullanılmayan bir binanın çökmesinin ardından içeride kimsenin bulunmadığı iki kez aranarak doğrulandı.',
  },
  {
    date: '17.08.2013',
    type: 'Kayıp Şahıs Arama',
    location: 'Muğla, Fethiye',
    title: 'Likya Yolu’nda kaybolan iki yürüyüşçü',
    description: 'Susuz kalan iki yürüyüşçüye ertesi sabah ulaştık, sahile kadar eşlik ettik.',
  },
  {
    date: '20.10.2012',
    type: 'Kayıp Şahıs Arama',
    location: 'Bolu, Göynük',
    title: 'Göynük’te kayıp avcı araması',
    description: 'Siste yönünü yitiren avcı, düdük sesiyle yeri belirlenerek gece yarısı bulundu.',
  },
  {
    date: '04.07.2012',
    type: 'Sel',
    location: 'Samsun, Canik',
    title: 'Canik sel baskını',
    description: 'Bodrum ve giriş katlarının tek tek aranmasına ve tahliyeye destek verdik.',
  },
  {
    date: '09.11.2011',
    type: 'Deprem',
    location: 'Van, Edremit',
    title: 'Van’da ikinci deprem',
    description: 'İkinci depremin ardından yeniden yola çıkan ekibimiz ertesi gün enkaz aramasına katıldı.',
  },
  {
    date: '23.10.2011',
    type: 'Deprem',
    location: 'Van, Erciş',
    title: 'Van depremi',
    description: 'Erciş’te enkaz aramasında ve çadır alanının kurulmasında görev aldık.',
  },
  {
    date: '15.05.2011',
    type: 'Saha İlk Yardım Müdahale',
    location: 'İstanbul, Sarıyer',
    title: 'Orman koşusunda ilk yardım',
    description: 'Belgrad Ormanı’ndaki koşuda iki sabit, bir gezici ilk yardım ekibi bulundurduk.',
  },
  {
    date: '08.03.2010',
    type: 'Deprem',
    location: 'Elazığ, Karakoçan',
    title: 'Karakoçan depremi',
    description: 'Köylerde kerpiç evlerin aranmasına ve ihtiyaçların belirlenmesine katıldık.',
  },
  {
    date: '09.09.2009',
    type: 'Sel',
    location: 'İstanbul, Küçükçekmece',
    title: 'İstanbul sel baskını',
    description:
      'Su altında kalan yollarda araçların tek tek aranmasına ve mahsur kalanların tahliyesine katıldık.',
  },
  {
    date: '14.02.2009',
    type: 'Kayıp Şahıs Arama',
    location: 'Bursa, Osmangazi',
    title: 'Uludağ’da kaybolan kayakçı',
    description: 'Pistten ayrılan kayakçı, tipinin dinmesiyle sabaha karşı sığındığı ağaç altında bulundu.',
  },
  {
    date: '31.07.2008',
    type: 'Yangın',
    location: 'Antalya, Serik',
    title: 'Serik orman yangını',
    description: 'Köylerin boşaltılmasına ve çalışan ekiplere su taşınmasına destek verdik.',
  },
  {
    date: '17.11.2007',
    type: 'Kayıp Şahıs Arama',
    location: 'Kocaeli, Kartepe',
    title: 'Derneğin ilk görevi: Kartepe’de kayıp araması',
    description:
      'Kuruluşumuzdan sonraki ilk çağrıda sekiz gönüllüyle iki gün arama yaptık; kaybolan kişi sağ bulundu.',
  },
]);

export const pastOperationsSubject = {
  file: 'past-operations.ts',
  schema: pastOperationsSchema,
  value: pastOperations,
};
