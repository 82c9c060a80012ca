import { z } from 'zod';
import { newsCategories } from './kinds.ts';
import { firstValue } from './subject.ts';
import { pictureAddress, words } from './text.ts';

const article = z.strictObject({
  title: words,
  excerpt: words,
  /** Markdown without raw HTML. */
  content: words,
  category: z.enum(newsCategories, 'is not one of the five news categories'),
  imageUrl: pictureAddress.nullable(),
  images: z.array(pictureAddress),
  published: z.boolean(),
  /** Title of the operation in starter-operations.ts that the article tells of. */
  operation: words.optional(),
  createdAt: z.iso.datetime('is not a moment such as 2026-11-15T09:00:00Z'),
});

const starterNewsSchema = z
  .array(article)
  .refine((articles) => articles.every(isNotOlderThanNext), 'is not sorted newest first');

export type StarterArticle = z.infer<typeof article>;

function isNotOlderThanNext(article: StarterArticle, index: number, articles: StarterArticle[]): boolean {
  const next = articles[index + 1];
  return next === undefined || article.createdAt >= next.createdAt;
}

// İlk açılışta veri tabanına yüklenen haberler, en yenisi üstte. Sonrasında haberler yönetim panelinden düzenlenir.
// Metinler Markdown ile yazılır: boş satır yeni paragraf, "## " ara başlık, "- " liste maddesidir.
// "operation", haberin anlattığı operasyonun starter-operations.ts içindeki başlığıdır.
export const starterNews = firstValue(starterNewsSchema, [
  {
    title: '12 Kasım’ı Düzce’de ortak tatbikatla andık',
    excerpt:
      '1999 Düzce depreminin yıl dönümünde, hayatını kaybedenleri andıktan sonra Düzce Temsilciliğimizle gece boyu süren bir enkaz tatbikatı yaptık.',
    content: `12 Kasım 1999 Düzce depreminin yıl dönümünde İstanbul’dan 24, Düzce Temsilciliğimizden 11 gönüllüyle Düzce’de buluştuk. Güne, depremde hayatını kaybedenler için düzenlenen anma töreninde saygı duruşuyla başladık.

Tatbikat, gün batımında gelen bir çağrıyla başladı. Senaryoya göre dört katlı bir konutta kısmi çökme olmuş, binadakilerin sayısı bilinmiyordu. Ekip ilk yarım saati çevre güvenliğine, elektrik ve gaz kesintisinin doğrulanmasına ve komşulardan bilgi toplamaya ayırdı.

## Neleri denedik?

- Dinleme cihazı ve arama köpeğiyle art arda arama
- Dar boşlukta ahşap destek kurulumu
- Kazazede rolündeki gönüllünün sedyeyle, omurgası korunarak taşınması
- Vardiya değişimi ve sözlü bilgi aktarımı

Gece yarısından sonra jeneratörlerden biri durdu; bu, senaryoda yoktu. Aydınlatmanın yarısıyla çalışmak zorunda kalmak tatbikatın en öğretici bölümü oldu. Yedek yakıtın araçta değil, sahada durması gerektiğini not ettik.

Tatbikat raporunu üyelerimizle paylaşacağız. Ev sahipliği için Düzce Temsilciliğimize, alanı bize açan belediye çalışanlarına teşekkür ederiz.`,
    category: 'Kentsel Arama Kurtarma',
    imageUrl: '/artwork/drill-night-1600.webp',
    images: ['/artwork/place-duzce-1600.webp'],
    published: true,
    createdAt: '2026-11-15T09:00:00Z',
  },
  {
    title: 'Kış dönemi TAE başvuruları başladı',
    excerpt:
      'Gönüllülüğe ilk adım olan üç saatlik TAE dersi aralık ayında İstanbul’da yapılacak. Katılım ücretsiz, yerler 40 kişiyle sınırlı.',
    content: `Derneğimizde gönüllülük [TAE](/activities/tae) ile başlar. Üç saatlik bu kuramsal derste derneği, afetlerde kimin ne yaptığını ve sizden ne bekleyeceğimizi anlatırız. Ders bir sınav değildir; sizin bizi, bizim sizi tanımamız içindir.

Kış döneminin dersi **12 Aralık 2026 Cumartesi günü 10.00–13.00 arasında** dernek merkezimizde yapılacak. Katılım ücretsizdir. Salonumuz 40 kişilik olduğu için başvuru sırasını gözetiyoruz.

## Başvuru

1. [Gönüllülük sayfasındaki](/volunteer) formu doldurun.
2. Size gönderilen e-postayı yanıtlayarak katılacağınızı bildirin.
3. Ders günü kimliğinizle gelin.

TAE katılım belgesi alanlar, 18 yaşını doldurmuş olmak koşuluyla 16 saatlik [AKT 1](/activities/akt1) eğitimine başvurabilir. Kış döneminin AKT 1 eğitimi 16–17 Ocak 2027’de.

Derse gelemeyecekseniz lütfen haber verin; yeriniz bekleyen bir başka gönüllüye açılır.`,
    category: 'Eğitim',
    imageUrl: '/artwork/lesson-hours-1600.webp',
    images: [],
    published: true,
    createdAt: '2026-11-02T07:30:00Z',
  },
  {
    title: 'Yıl sonu malzeme sayımı için gönüllü çağrısı',
    excerpt:
      'Depodaki bütün malzemeyi aralık ayında elden geçireceğiz. İki gün için 12 gönüllüye ihtiyacımız var.',
    content: `Her yıl olduğu gibi aralık ayında depodaki bütün malzemeyi sayacağız. İpler, karabinalar, baretler ve sedyeler tek tek kontrol edilecek; süresi dolanlar ayrılacak.

Sayım iki gün sürecek. Kesin tarih depo sorumlusuyla görüşülüp buraya yazılacak.

- İp ve kişisel koruyucu malzeme: 4 kişi
- Telsiz, batarya ve aydınlatma: 3 kişi
- İlk yardım çantaları: 2 kişi
- Araç malzemesi: 3 kişi

Katılmak isteyenlerin birim sorumlularına bildirmesi yeterli.`,
    category: 'Duyuru',
    imageUrl: '/artwork/equipment-store-1600.webp',
    images: [],
    published: false,
    createdAt: '2026-10-30T16:00:00Z',
  },
  {
    title: 'Mengen’de kaybolan mantar toplayıcısı sağ bulundu',
    excerpt:
      'Bolu’nun Mengen ilçesinde mantar toplarken yönünü yitiren 67 yaşındaki yurttaş, gece boyu süren aramanın sonunda sağ olarak bulundu.',
    content: `Bolu’nun Mengen ilçesinde 16 Ekim öğleden sonra mantar toplamak için ormana giren 67 yaşındaki bir yurttaştan haber alınamaması üzerine, jandarmanın çağrısıyla bölgeye 14 gönüllü gönderdik. Ekibimiz 21.40’ta komuta noktasına ulaşarak göreve katıldı.

Yakınlarının anlattıkları aramayı daralttı: Kaybolan kişi her yıl aynı iki dere yatağı arasında mantar topluyordu. Alan altı bölgeye ayrıldı; ekipler gece boyunca dere yatakları ve patikalar boyunca, sabaha karşı da sıra hâlinde arama yaptı.

Vatandaşımız sabah 09.15’te, son görüldüğü yerden yaklaşık üç kilometre uzakta, bir kaya çıkıntısının altında bulundu. Bilinci açıktı, üşümüştü. İlk değerlendirmesi yapıldıktan sonra sağlık ekiplerine teslim edildi.

## Ormana girerken

- Nereye gittiğinizi ve ne zaman döneceğinizi birine söyleyin.
- Telefonunuzu dolu bataryayla, tercihen bir yedek güç kaynağıyla taşıyın.
- Kaybolduğunuzu fark ederseniz durun, görünür bir yerde kalın ve 112’yi arayın.

Aramayı yöneten jandarma birimlerine ve geceyi bizimle ormanda geçiren köylülere teşekkür ederiz. Ailenin isteği üzerine ad ve görüntü paylaşmıyoruz.`,
    category: 'Operasyon',
    imageUrl: '/artwork/place-mengen-1600.webp',
    images: [],
    published: true,
    operation: 'Mengen’de kayıp mantar toplayıcısı araması',
    createdAt: '2026-10-18T12:00:00Z',
  },
  {
    title: 'AFAD akreditasyon denetimini tamamladık',
    excerpt:
      'Kentsel arama kurtarma ekibimiz, AFAD’ın akreditasyon denetiminde 36 saatlik saha uygulamasını tamamladı. Sonuç raporunu bekliyoruz.',
    content: `Kentsel arama kurtarma ekibimiz eylül ayında AFAD’ın akreditasyon denetimine girdi. Denetim iki bölümden oluşuyordu: belgelerin incelendiği bir gün ve 36 saat kesintisiz süren bir saha uygulaması.

Saha bölümünde ekip, çağrının gelmesinden kampın toplanmasına kadar bütün aşamaları gözlemcilerin önünde yürüttü. Gözlemciler yalnız kurtarma tekniğine değil; nöbet çizelgesine, mutfağa, atık yönetimine ve ekip üyelerinin ne kadar dinlendiğine de baktı.

## Denetlenen başlıklar

- Görev çağrısı, toplanma ve yola çıkış süresi
- Kamp kurulumu ve kendine yeterlilik
- Arama, destekleme, delme ve kesme uygulamaları
- Tıbbi destek ve ekip sağlığı
- Kayıt tutma ve diğer ekiplerle eşgüdüm

Denetim sonunda sözlü olarak iki gelişme önerisi aldık: Yedek telsiz bataryalarının şarj kaydı tutulmalı ve tıbbi malzeme listesi tek bir biçimde yazılmalı. İkisi için de çalışmaya başladık.

Resmî sonuç yayımlandığında buradan duyuracağız. Bu iki günde uykusundan vazgeçen bütün gönüllülerimize teşekkür ederiz.`,
    category: 'AFAD Akreditasyon',
    imageUrl: '/artwork/command-tent-1600.webp',
    images: [],
    published: true,
    createdAt: '2026-09-20T08:00:00Z',
  },
  {
    title: 'Köyceğiz’deki orman yangınında destek görevi',
    excerpt:
      'Muğla irtibat noktamızdan dokuz gönüllü, Köyceğiz’de çıkan orman yangınında iki gün boyunca şerit açma, tahliye ve ikmal görevinde çalıştı.',
    content: `Muğla’nın Köyceğiz ilçesinde temmuz ayının son haftasında çıkan orman yangınında, ilgili kurumların çağrısıyla Muğla irtibat noktamızdan dokuz gönüllü görev aldı.

Alevlere müdahale, eğitimi ve donanımı olan orman teşkilatının işidir. Gönüllülerimiz hattın gerisinde şerit açan işçilere yardım etti; tahliye edilen iki mahallede ev ev dolaşarak geride kimsenin kalmadığını doğruladı, yürüyemeyenleri taşıdı, çalışan ekiplere su ve yiyecek ulaştırdı.

İkinci gün rüzgârın yön değiştirmesiyle tahliye alanı genişledi. Gönüllülerimiz, ahırda kalan hayvanların güvenli bir alana alınmasına da yardım etti. Görev, yangının kontrol altına alınmasının ardından 26 Temmuz akşamı sona erdi; ekibimizde yaralanan olmadı.

Yaz sonuna kadar ormanlık alanlarda ateş yakmayın, cam ve izmarit bırakmayın. Duman görürseniz beklemeden 112’yi arayın.`,
    category: 'Operasyon',
    imageUrl: '/artwork/forest-fire-1600.webp',
    images: ['/artwork/place-koycegiz-1600.webp'],
    published: true,
    operation: 'Köyceğiz orman yangını',
    createdAt: '2026-07-26T18:30:00Z',
  },
  {
    title: 'AKT 2 dönemi 48 saatlik tatbikatla bitti',
    excerpt:
      '220 saatlik AKT 2 eğitiminin son bölümü olan 48 saatlik tatbikatı 17 gönüllümüz tamamladı. Yeni kurtarma personelimiz göreve hazır.',
    content: `Kış boyunca hafta sonlarını dersliğimizde, kayalıkta ve eğitim enkazında geçiren 17 gönüllümüz, 220 saatlik AKT 2 eğitimini kesintisiz 48 saat süren bir tatbikatla bitirdi.

Tatbikat cuma akşamı gelen bir telefonla başladı. Katılımcılar nereye gideceklerini ve ne göreceklerini bilmiyordu. İki gün içinde sırasıyla bir enkaz araması, dik bir yamaçtan sedyeyle indirme, gece kayıp araması ve çok yaralılı bir kaza senaryosu çalışıldı.

## Sayılarla eğitim

- 220 saat eğitim, bunun 48 saati tatbikat
- 21 başvuru, 17 mezun
- 9 eğitmen

Eğitmenlerimizin en çok üzerinde durduğu konu hız değil, haberleşmeydi. Bir ekip ne yaptığını anlatamıyorsa öteki ekip ona yardım edemez. Son gece, telsizlerin bilerek susturulduğu iki saatte bunu hep birlikte gördük.

Mezunlarımız nöbet çizelgesine temmuz ayında girecek. Ailelerine de teşekkür borçluyuz: Kurtarma eğitimi, evde birinin işleri üstlenmesiyle mümkün oluyor.`,
    category: 'Eğitim',
    imageUrl: '/artwork/rope-training-1600.webp',
    images: [
      '/artwork/training-hours-1600.webp',
      '/artwork/rope-kit-1600.webp',
      '/artwork/basket-stretcher-1600.webp',
    ],
    published: true,
    createdAt: '2026-06-14T15:00:00Z',
  },
  {
    title: 'Arama köpeği ekiplerimizden ikisi yeterlik sınavını geçti',
    excerpt:
      'İki yıldır birlikte çalışan Pusula ile Zeynep ve Fener ile Murat, enkaz aramasında yeterlik sınavını başarıyla tamamladı.',
    content: `Arama köpeği birimimizden iki ekip mayıs ayında yapılan enkaz araması yeterlik sınavını geçti. Böylece göreve çıkabilecek köpekli ekip sayımız dörde yükseldi.

Sınavda ekiplerden, büyüklüğü ve gizlenen kişi sayısı önceden bilinmeyen bir enkazda belirli sürede arama yapmaları istendi. Köpeğin doğru noktada havlayarak haber vermesi kadar, yönlendiricisinin aramayı nasıl planladığı da puanlandı.

Pusula ve Fener iki yıldır haftada üç gün çalışıyor. Eğitimin temeli oyun: Köpek için saklanan insanı bulmak, en sevdiği oyuncağa kavuşmak demek. Bu yüzden her aramanın sonunda, görev ne kadar zor geçmiş olursa olsun, mutlaka oynanır.

Köpekli arama, bir enkazda en hızlı sonuç veren yöntemlerden biridir; ama tek başına yeterli değildir. Köpeğin işaret ettiği yer dinleme cihazıyla doğrulanır, kazıya ondan sonra başlanır.`,
    category: 'Kentsel Arama Kurtarma',
    imageUrl: '/artwork/dog-signal-1600.webp',
    images: ['/artwork/listening-device-1600.webp'],
    published: true,
    createdAt: '2026-05-09T10:00:00Z',
  },
  {
    title: 'Yaz eğitim kampı programı',
    excerpt: 'Üyelerimize açık yaz eğitim kampının taslak programı ve katılım koşulları.',
    content: `Bu yılın yaz eğitim kampını ağustos ayında Kocaeli’de yapmayı planlıyoruz. Program henüz kesinleşmedi; alan izni geldiğinde tarih eklenecek.

Kampta üç gün boyunca yön bulma, sudan kurtarma ve telsiz haberleşmesi çalışılacak. Katılım üyelere ve AKT 1 eğitimini bitirmiş gönüllülere açık olacak.

Ulaşım ve yemek dernek bütçesinden karşılanacak. Çadırı olmayanlar depodan ödünç alabilecek.`,
    category: 'Duyuru',
    imageUrl: '/artwork/place-kocaeli-1600.webp',
    images: [],
    published: false,
    createdAt: '2026-04-25T11:00:00Z',
  },
  {
    title: 'Olağan Genel Kurul toplantısına çağrı',
    excerpt:
      'Olağan Genel Kurulumuz 17 Nisan 2026’da dernek merkezinde toplanacak. Çoğunluk sağlanamazsa ikinci toplantı 17 Mayıs 2026’da yapılacak.',
    content: `Değerli üyelerimiz,

Derneğimizin Olağan Genel Kurul toplantısı **17 Nisan 2026 Cuma günü saat 19.30’da** dernek merkezinde yapılacaktır. Üye tam sayısının yarısından bir fazlasının hazır bulunmaması hâlinde ikinci toplantı, çoğunluk aranmaksızın **17 Mayıs 2026 Pazar günü saat 11.00’de** aynı yerde ve aynı gündemle toplanacaktır.

## Gündem

1. Açılış, yoklama ve saygı duruşu
2. Divan heyetinin seçilmesi
3. Yönetim Kurulu faaliyet raporunun okunması ve görüşülmesi
4. Mali tabloların ve Denetim Kurulu raporunun okunması ve görüşülmesi
5. Yönetim Kurulunun ibrası
6. Yeni dönem bütçesinin görüşülerek karara bağlanması
7. Dilekler ve kapanış

Oy kullanabilmek için üyelik aidatının toplantı gününe kadar ödenmiş olması gerekir. Kimlik belgenizi yanınızda bulundurmanızı rica ederiz.

Yönetim Kurulu`,
    category: 'Duyuru',
    imageUrl: '/artwork/assembly-day-1600.webp',
    images: [],
    published: true,
    createdAt: '2026-03-28T07:00:00Z',
  },
  {
    title: 'Deprem Haftası’nda dokuz okuldaydık',
    excerpt:
      '1–7 Mart Deprem Haftası boyunca İstanbul, Bursa ve Kocaeli’de dokuz okulda öğrencilerle buluştuk; çök-kapan-tutun hareketini birlikte çalıştık.',
    content: `1–7 Mart Deprem Haftası’nda gönüllülerimiz İstanbul, Bursa ve Kocaeli’de dokuz okulu ziyaret etti. Derslerin çoğu kırk dakikaydı; ilk yirmi dakikada konuştuk, kalan sürede uyguladık.

Küçük sınıflarda afet çantasını bir oyunla hazırladık: Masanın üzerindeki otuz eşyadan yalnız on tanesi çantaya girebiliyordu. En çok tartışılan eşya her okulda aynıydı: oyuncak. Çantaya girmesine karar verdik; korkan bir çocuğu sakinleştiren şey gereksiz değildir.

## Çocukların evde yapabileceği üç şey

- Devrilebilecek bir eşyayı büyüklerle birlikte duvara sabitlemek
- Aileyle bir buluşma yeri belirlemek
- 112’yi ne zaman arayacağını ve adresini söylemeyi öğrenmek

Okulunda benzer bir çalışma isteyen öğretmenlerimiz iletişim sayfamızdaki e-posta adresine yazabilir. Bahar dönemi için yerimiz var.`,
    category: 'Eğitim',
    imageUrl: '/artwork/go-bag-1600.webp',
    images: [],
    published: true,
    createdAt: '2026-03-08T09:30:00Z',
  },
  {
    title: '6 Şubat depremlerinin üçüncü yılında anma',
    excerpt:
      '6 Şubat 2023 depremlerinde kaybettiğimiz yurttaşlarımızı saat 04.17’de dernek merkezimizde ve irtibat noktalarımızda andık.',
    content: `6 Şubat 2023 Kahramanmaraş depremlerinin üzerinden üç yıl geçti. Gönüllülerimiz bu sabah saat 04.17’de dernek merkezimizde ve irtibat noktalarımızda bir araya gelerek hayatını kaybedenler için saygı duruşunda bulundu. Kocaeli’deki arkadaşlarımız kıyıda suya fener bıraktı.

O günlerde Hatay’da ve Adıyaman’da görev yapan arkadaşlarımız, gördüklerini genç gönüllülere anlattı. Anlatılanların çoğu kurtarma tekniği üzerine değildi: beklemek, susmak, bir yakınını arayan insanın yanında durmak üzerineydi.

Bu anmayı bir söz vererek bitiriyoruz. Eğitimlerimizi aksatmayacak, malzememizi hazır tutacak, yaşadığımız evlerin güvenliğini sormaya devam edeceğiz. Hazırlık, kaybettiklerimize karşı borcumuzdur.`,
    category: 'Duyuru',
    imageUrl: '/artwork/memorial-1600.webp',
    images: [],
    published: true,
    createdAt: '2026-02-06T05:00:00Z',
  },
  {
    title: 'Uludağ’da kar ve çığ araması eğitimi',
    excerpt:
      'Bursa irtibat noktamızın ev sahipliğinde 22 gönüllü, Uludağ’da iki gün boyunca çığ altında arama ve karda kazazede taşıma çalıştı.',
    content: `Kış sezonunun ilk dağ eğitimini Bursa irtibat noktamızın ev sahipliğinde Uludağ’da yaptık. 22 gönüllü iki gün boyunca çığ sinyal cihazıyla arama, sonda hattı kurma ve karda kazazede taşıma çalıştı.

İlk gün kar örtüsünü okumaya ayrıldı. Katmanları görmek için çukur açtık, hava durumunu ve rüzgârın kar taşıdığı yamaçları konuştuk. Ekip güvenliği her aramanın önünde gelir: Girilmemesi gereken yamaca girilmez.

İkinci gün kar altına gömülen cihazlar arandı. İlk denemede ortalama on bir dakika süren bulma işi, günün sonunda beş dakikanın altına indi. Çığ altında kalan biri için ilk dakikalar belirleyicidir.

## Kışın dağa çıkacaklara

- Meteoroloji uyarılarını okumadan yola çıkmayın.
- Sinyal cihazı, sonda ve kürek üçlüsünü yanınıza alın, kullanmayı önceden çalışın.
- Yalnız gitmeyin, dönüş saatinizi bildirin.`,
    category: 'Eğitim',
    imageUrl: '/artwork/snow-search-1600.webp',
    images: ['/artwork/place-uludag-1600.webp'],
    published: true,
    createdAt: '2025-12-21T14:00:00Z',
  },
  {
    title: 'Akreditasyon hazırlık dönemi başladı',
    excerpt:
      'AFAD’ın akreditasyon denetimine hazırlanan kentsel arama kurtarma ekibimiz için on aylık çalışma takvimini üyelerimizle paylaştık.',
    content: `Kentsel arama kurtarma ekibimizi AFAD’ın akreditasyon denetimine hazırlayacak on aylık çalışma takvimi kasım ayında başladı. Takvimi hazırlarken önceki tatbikatların raporlarını baştan okuduk ve eksik kaldığımız konuları öne aldık.

Akreditasyon, bir ekibin yalnız iyi niyetine değil; eğitimine, malzemesine ve düzenine bakar. Afet bölgesinde yöneticilerin bir ekibe hangi işi güvenle verebileceğini bilmesi için gereklidir.

## Takvim

- **Kasım–Ocak:** Belgelerin ve malzeme kayıtlarının gözden geçirilmesi
- **Şubat–Nisan:** Destekleme, delme ve kesme uygulamaları
- **Mayıs–Haziran:** Gece çalışması ve kamp düzeni
- **Temmuz–Ağustos:** İki tam ölçekli deneme

Ekipte yer almak isteyen üyelerimizin AKT 2 eğitimini bitirmiş olması ve denemelerin ikisine de katılması gerekiyor. Kayıtlar birim sorumlularımızda.`,
    category: 'AFAD Akreditasyon',
    imageUrl: '/artwork/preparation-months-1600.webp',
    images: [],
    published: true,
    createdAt: '2025-11-09T08:00:00Z',
  },
  {
    title: 'Silivri’de taşkın tatbikatı',
    excerpt:
      'Sel ve taşkınlara hazırlık için Silivri’de yaptığımız tatbikatta bot ekipleri, mahsur kalan yedi kişiyi kıyıya taşıma senaryosunu çalıştı.',
    content: `Sonbahar yağışları başlamadan önce Silivri’de bir taşkın tatbikatı yaptık. Üç bot ekibi ve kıyı güvenliği için görevlendirilen on gönüllü, akıntılı suda mahsur kalan yedi kişinin kıyıya taşınmasını çalıştı.

Suda kurtarmada kural değişmez: önce uzat, sonra at, en son git. Ekipler sırasıyla sırık ve atma torbasıyla kıyıdan kurtarmayı, ardından bota bağlı olarak ilerlemeyi denedi. Suya girilen her uygulamada akıntının aşağısında ikinci bir ekip hazır bekledi.

Tatbikatın ikinci yarısında bir aracın suda kaldığı senaryo canlandırıldı. Araç içindekilerle konuşmak, camı açtırmak ve onları sırayla çıkarmak kâğıt üzerinde göründüğünden zordu.

Yağışlı günlerde su basan yola araçla girmeyin. Diz boyu akıntı bir yetişkini, onun biraz üstü bir otomobili sürükleyebilir.`,
    category: 'Eğitim',
    imageUrl: '/artwork/place-silivri-1600.webp',
    images: ['/artwork/water-rescue-1600.webp'],
    published: true,
    createdAt: '2025-10-05T13:00:00Z',
  },
  {
    title: 'Yeni arama kurtarma aracımız göreve hazır',
    excerpt:
      'Bağışçılarımızın desteğiyle alınan dört çeker aracımızın donanımı tamamlandı. Araç, ilk müdahale malzemesini tek seferde taşıyabiliyor.',
    content: `Bağışçılarımızın desteğiyle geçen yıl aldığımız dört çeker aracın donanımı tamamlandı. Raf düzenini gönüllülerimiz tasarladı, sac işlerini bir üyemizin atölyesinde yaptık.

Araç; sekiz kişilik bir ekibin ilk 24 saatte ihtiyaç duyacağı arama, aydınlatma, haberleşme ve ilk yardım malzemesini tek seferde taşıyor. Önceden aynı malzeme için iki araç gerekiyordu.

## Araçta neler var?

- Dinleme cihazı ve ısıl kamera
- Jeneratör, balonlu aydınlatma ve yakıt
- Telsiz rölesi ve yedek bataryalar
- Sedye, omurga tahtası ve ilk yardım çantaları
- Sekiz kişilik su ve yiyecek

Her ayın ilk pazarı araçtaki malzeme listeyle karşılaştırılıyor. Bir pilin ömrü çağrı geldiğinde değil, o sabah anlaşılmalı.

Katkı veren herkese teşekkür ederiz. Bağışların nasıl kullanıldığı her yıl Genel Kurula sunulan mali tablolarda yer alır.`,
    category: 'Duyuru',
    imageUrl: '/artwork/rescue-vehicle-1600.webp',
    images: [],
    published: true,
    createdAt: '2025-06-22T10:00:00Z',
  },
]);

export const starterNewsSubject = {
  file: 'starter-news.ts',
  schema: starterNewsSchema,
  value: starterNews,
};
