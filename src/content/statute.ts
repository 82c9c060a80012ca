import type { z } from 'zod';
import { date, document, group, line, paragraphs, position, prose, someOf } from './fields.ts';
import { firstValue } from './subject.ts';

const article = group('Madde', {
  number: position(),
  title: line('Başlık'),
  paragraphs: paragraphs('Metin'),
});

const statuteSchema = document('Dernek Tüzüğü', '/statute', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  adoptedOn: date('Genel Kurulun kabul ettiği gün'),
  articles: someOf({ label: 'Maddeler', one: 'Madde' }, article)
    .refine(
      (articles) => articles.every(({ number }, index) => number === index + 1),
      'Maddelerin numarası 1, 2, 3 diye sırayla gitmeli.',
    )
    .meta({ title: 'Maddeler', one: 'Madde' }),
});

export type StatuteArticle = z.infer<typeof article>;

// Dernek tüzüğü: 46 madde. Tüzük yalnız Genel Kurul kararıyla değişir; buraya onaylanan metni yazın.
export const statute = firstValue(statuteSchema, {
  title: 'Dernek Tüzüğü',
  introduction:
    'Tüzük, derneğin nasıl kurulduğunu, kimlerin nasıl üye olduğunu, kararların nasıl alındığını ve paranın nasıl harcandığını belirler. Maddeleri başlığına basarak açabilirsiniz.',
  // Metni kabul eden Genel Kurulun günü; metin değişince bunu da değiştirin.
  adoptedOn: '2024-04-20',
  articles: [
    {
      number: 1,
      title: 'Derneğin adı ve merkezi',
      paragraphs: [
        'Derneğin adı “Kutup Yıldızı Arama Kurtarma Derneği”dir. Kısa adı “KUYAK” olup yazışmalarda, araç ve giysilerde ve tanıtım malzemesinde kullanılabilir.',
        'Derneğin merkezi İstanbul’dadır. Merkezin aynı il içinde başka bir adrese taşınmasına Yönetim Kurulu, başka bir ile taşınmasına Genel Kurul karar verir. Adres değişikliği mevzuatta belirtilen süre içinde mülki idare amirliğine bildirilir.',
      ],
    },
    {
      number: 2,
      title: 'Tanımlar',
      paragraphs: [
        'Bu tüzükte geçen “Dernek”, Kutup Yıldızı Arama Kurtarma Derneğini; “gönüllü”, üyelik başvurusu kabul edilmiş ve adaylık süresini yürüten kişiyi; “asıl üye”, 10. maddedeki süreyi ve koşulları tamamlayarak asıl üyeliğe geçen kişiyi; “görev”, yetkili kurumların çağrısı veya onayıyla yürütülen arama, kurtarma, ilk yardım ve saha güvenliği çalışmalarını; “AFAD”, Afet ve Acil Durum Yönetimi Başkanlığını ifade eder.',
        '“TAE”, “AKT 1” ve “AKT 2”, Derneğin eğitim yönergesinde içeriği belirlenen eğitim basamaklarıdır.',
        '“Birim”, 36. maddeye göre kurulan çalışma kollarını; “ekip lideri”, bir görevde Dernek ekibini yönetmek üzere yazılı olarak görevlendirilen kişiyi; “yönerge”, Yönetim Kurulunun bu tüzüğe dayanarak çıkardığı düzenlemeleri ifade eder.',
      ],
    },
    {
      number: 3,
      title: 'Derneğin amacı',
      paragraphs: [
        'Derneğin amacı; deprem, sel, yangın, çığ, heyelan gibi afetlerde, kazalarda ve kayıp olaylarında can kurtarmaya gönüllü olarak katkıda bulunmak, bunun için eğitimli ve donanımlı ekipler yetiştirmek ve toplumun afetlere hazırlığını artırmaktır.',
        'Dernek kazanç paylaşma amacı gütmez. Çalışmalarından elde ettiği gelirin tamamını amacı için kullanır.',
      ],
    },
    {
      number: 4,
      title: 'Çalışma konuları ve biçimleri',
      paragraphs: [
        'Dernek amacını gerçekleştirmek için arama ve kurtarma ekipleri kurar, donatır ve görevlendirir; AFAD’ın, kolluk birimlerinin ve diğer yetkili kurumların çağrısıyla bunların yönetiminde görev alır.',
        'Gönüllülere ve topluma yönelik eğitim, seminer, tatbikat ve kamp düzenler; okullarda, iş yerlerinde ve mahallelerde afet bilinci çalışmaları yapar; kitap, afiş, video ve benzeri yayın hazırlar.',
        'Amacı için gerekli taşınır ve taşınmaz malları edinir, kiralar, kullanır; depo, eğitim alanı ve haberleşme düzeni kurar; arama köpeği yetiştirir ve barındırır.',
        'Gerekli izinleri almak koşuluyla yardım toplar, bağış kabul eder; gelir sağlamak amacıyla iktisadi işletme kurabilir. Aynı alanda çalışan yurt içindeki ve yurt dışındaki kuruluşlarla mevzuata uygun olarak iş birliği yapar, ortak proje yürütür, federasyonlara katılabilir.',
        'Etkinlik, yarış ve benzeri toplu çalışmalarda, düzenleyenlerin isteği ve yetkili makamların bilgisiyle saha ilk yardımı ve saha acil durum güvenliği hizmeti verir; bu hizmetlerden sağlanan gelir yalnız amaç için kullanılır.',
        'Afetlerden zarar gören hayvanların kurtarılmasına, bakımına ve sahiplerine ulaştırılmasına yardım eder; doğanın korunmasına, ağaçlandırmaya ve kan bağışına yönelik sosyal sorumluluk çalışmaları yapar.',
      ],
    },
    {
      number: 5,
      title: 'Çalışma ilkeleri ve tarafsızlık',
      paragraphs: [
        'Dernek insancıl amaçlarla çalışır; dil, din, mezhep, ırk, renk, cinsiyet, düşünce, uyruk veya başka bir nedenle ayrım gözetmez. Siyasi partilerden, inanç topluluklarından ve ticari kuruluşlardan bağımsızdır.',
        'Dernek adı, amblemi, giysisi ve olanakları siyasi çalışmalarda, üyelerin kişisel işlerinde veya bir ürünün reklamında kullanılamaz. Kazazedelerin ve yakınlarının özel yaşamı korunur; rızaları olmadan adları, görüntüleri ve bulundukları yer yayımlanmaz.',
      ],
    },
    {
      number: 6,
      title: 'Kurucu üyeler',
      paragraphs: [
        'Derneğin kurucuları, kuruluş bildiriminde adı ve imzası bulunan kişilerdir. Kuruculuk, üyelik haklarından başka bir ayrıcalık vermez.',
      ],
    },
    {
      number: 7,
      title: 'Üyelik türleri',
      paragraphs: [
        'Dernekte gönüllü, asıl üye ve onursal üye bulunur.',
        'Gönüllüler eğitimlere, çalışmalara ve nitelikleri elverdiği ölçüde görevlere katılır; Genel Kurulu söz hakkıyla izleyebilir, oy kullanamaz ve organlara seçilemez.',
        'Asıl üyeler bu tüzükteki hak ve yükümlülüklerin tamamına sahiptir. Onursal üyelerin durumu 11. maddede düzenlenmiştir.',
        'Üyelik kişiye bağlıdır; başkasına devredilemez, mirasçılara geçmez.',
      ],
    },
    {
      number: 8,
      title: 'Üye olma koşulları',
      paragraphs: [
        'On sekiz yaşını doldurmuş, fiil ehliyetine sahip, Derneğin amacını ve ilkelerini benimseyen ve derneklere üye olması kanunla yasaklanmamış her gerçek kişi üyelik için başvurabilir. Türkiye’de yerleşme hakkına sahip yabancılar da üye olabilir.',
        'On sekiz yaşından küçükler, yasal temsilcilerinin yazılı izniyle yalnız toplumsal bilinçlendirme çalışmalarına ve kendileri için düzenlenen eğitimlere katılabilir; gönüllü veya üye sayılmazlar.',
      ],
    },
    {
      number: 9,
      title: 'Üyelik başvurusu',
      paragraphs: [
        'Üyelik başvurusu, Yönetim Kurulu Başkanlığına yazılı olarak veya Derneğin belirlediği elektronik yolla yapılır. Başvuruya TAE katılım belgesi ve Yönetim Kurulunun istediği diğer belgeler eklenir.',
        'Yönetim Kurulu başvuruyu en geç otuz gün içinde kabul veya ret biçiminde karara bağlar ve sonucu başvurana yazıyla bildirir. Kabul edilen kişi gönüllü olarak kayda geçirilir.',
      ],
    },
    {
      number: 10,
      title: 'Gönüllülük süresi ve asıl üyeliğe geçiş',
      paragraphs: [
        'Gönüllü, en az bir yıl süreyle Derneğin çalışmalarına düzenli olarak katıldıktan sonra asıl üyeliğe geçmek için başvurabilir. Bu süre içinde AKT 1 eğitiminin tamamlanmış olması gerekir.',
        'Yönetim Kurulu, gönüllünün çalıştığı birimin görüşünü alarak 9. maddedeki süre içinde karar verir. Asıl üyeliğe kabul edilenler üye kayıt defterine işlenir.',
      ],
    },
    {
      number: 11,
      title: 'Onursal üyelik',
      paragraphs: [
        'Derneğin amacına önemli katkıda bulunan kişilere Yönetim Kurulunun önerisi ve Genel Kurulun kararıyla onursal üyelik verilebilir. Onursal üyeler isterlerse aidat ödeyebilir; Genel Kurula katılıp söz alabilir, oy kullanamaz.',
      ],
    },
    {
      number: 12,
      title: 'Üyelerin hakları',
      paragraphs: [
        'Üyeler eşit haklara sahiptir. Her asıl üyenin Genel Kurulda bir oy hakkı vardır; üye oyunu kendisi kullanır.',
        'Asıl üyeler Dernek organlarına seçme ve seçilme, gündeme madde önerme, Derneğin çalışmaları ve mali durumu hakkında bilgi isteme, kararlara karşı kanunda gösterilen yollara başvurma hakkına sahiptir.',
        'Göreve çıkan üye ve gönüllülerin eğitim, koruyucu donanım ve sigorta bakımından korunması Derneğin sorumluluğundadır.',
      ],
    },
    {
      number: 13,
      title: 'Üyelerin yükümlülükleri',
      paragraphs: [
        'Üyeler Derneğin amacına ve ilkelerine uygun davranmak, tüzük ve yönergelere, yetkili organların kararlarına uymak, giriş ödentisi ile yıllık aidatı zamanında ödemek, kendilerine verilen malzemeyi korumak ve eğitimlerini güncel tutmakla yükümlüdür.',
        'Üyeler görev sırasında öğrendikleri kişisel bilgileri açıklayamaz, görev alanından izinsiz görüntü yayımlayamaz ve Dernek adına yetkisiz açıklama yapamaz.',
      ],
    },
    {
      number: 14,
      title: 'Üyelikten ayrılma',
      paragraphs: [
        'Her üye, bir ay önceden yazılı olarak bildirmek koşuluyla Dernekten ayrılabilir. Ayrılma, bildirimin Derneğe ulaşmasından bir ay sonra kendiliğinden hüküm doğurur; Yönetim Kurulunun kabulü aranmaz.',
        'Bu bir aylık sürede görev nöbetleri devredilir, zimmetteki malzeme geri verilir. Ayrılma, birikmiş aidat borcunu ve verilmiş zararlardan doğan sorumluluğu ortadan kaldırmaz.',
      ],
    },
    {
      number: 15,
      title: 'Üyeliğin kendiliğinden sona ermesi',
      paragraphs: [
        'Kanunda veya bu tüzükte aranan üyelik koşullarını sonradan yitirenlerin üyeliği kendiliğinden sona erer. Üyenin ölümü hâlinde de üyelik sona erer.',
        'Durum Yönetim Kurulu kararıyla saptanır, üye kayıt defterine işlenir ve mevzuatta belirtilen süre içinde dernekler birimine bildirilir.',
      ],
    },
    {
      number: 16,
      title: 'Üyelikten çıkarılma',
      paragraphs: [
        'Tüzüğe ve yönergelere aykırı davranmayı sürdürmek, verilen görevden haklı neden olmaksızın sürekli kaçınmak, yazılı uyarıya karşın aidatını altı ay içinde ödememek, görev güvenliğini bilerek tehlikeye atmak, Derneğin adını çıkar sağlamak için kullanmak ve kasten işlenen yüz kızartıcı bir suçtan hüküm giymek üyelikten çıkarma nedenidir.',
        'Çıkarma kararı, Disiplin Kurulunun görüşü ve üyenin yazılı savunması alındıktan sonra Yönetim Kurulunca gerekçeli olarak verilir ve üyeye yazıyla bildirilir. Savunma için en az on beş gün süre tanınır.',
        'Üye, kararın kendisine bildirilmesinden başlayarak otuz gün içinde Genel Kurula itiraz edebilir. İtiraz ilk Genel Kurul toplantısında karara bağlanır. Çıkarılan ve ayrılan üyeler Dernek mal varlığında hak ileri süremez.',
      ],
    },
    {
      number: 17,
      title: 'Derneğin organları',
      paragraphs: [
        'Derneğin organları Genel Kurul, Yönetim Kurulu, Denetim Kurulu ve Disiplin Kuruludur.',
        'Bir kişi aynı dönemde Yönetim, Denetim ve Disiplin kurullarından yalnız birinde görev alabilir. Kurul üyelerine bu görevleri nedeniyle ücret, huzur hakkı veya benzeri bir karşılık ödenmez; belgelenen yol ve konaklama giderleri karşılanabilir.',
      ],
    },
    {
      number: 18,
      title: 'Genel Kurulun oluşumu ve toplanma zamanı',
      paragraphs: [
        'Genel Kurul Derneğin en yetkili karar organıdır ve üye kayıt defterinde kayıtlı asıl üyelerden oluşur. Toplantı gününe kadar aidat borcunu ödemeyen üye oy kullanamaz.',
        'Genel Kurul her yıl nisan ayında olağan olarak toplanır. Organ seçimleri üç yılda bir, olağan toplantıda yapılır.',
      ],
    },
    {
      number: 19,
      title: 'Olağanüstü toplantı',
      paragraphs: [
        'Genel Kurul; Yönetim Kurulunun veya Denetim Kurulunun gerekli gördüğü hâllerde ya da asıl üyelerin beşte birinin yazılı isteği üzerine otuz gün içinde olağanüstü toplanır. Yazılı istekte toplantının konusu gösterilir.',
        'Yönetim Kurulu isteğin kendisine ulaşmasından sonra Genel Kurulu bu süre içinde toplantıya çağırmazsa üyelerden birinin başvurusu üzerine sulh hâkimi üç üyeyi toplantı çağrısı yapmakla görevlendirir. Olağanüstü toplantıda yalnız çağrıda yazılı konular görüşülür.',
      ],
    },
    {
      number: 20,
      title: 'Toplantıya çağrı',
      paragraphs: [
        'Yönetim Kurulu, Genel Kurula katılma hakkı bulunan üyelerin listesini düzenler. Üyeler, toplantıdan en az on beş gün önce; günü, saati, yeri ve gündemi gösteren bir yazıyla, bildirdikleri elektronik posta adresine veya iletişim numarasına gönderilen iletiyle ya da mevzuatta öngörülen başka bir yolla toplantıya çağrılır.',
        'Aynı çağrıda, çoğunluk sağlanamaması nedeniyle toplantının yapılamaması hâlinde ikinci toplantının hangi gün, saat ve yerde yapılacağı da belirtilir.',
      ],
    },
    {
      number: 21,
      title: 'Toplantı yeter sayısı',
      paragraphs: [
        'Genel Kurul, katılma hakkı bulunan asıl üyelerin yarısından bir fazlasının hazır bulunmasıyla toplanır.',
        'İlk toplantıda çoğunluk sağlanamazsa ikinci toplantı ilk toplantıdan otuz gün sonra yapılır. İkinci toplantıda çoğunluk aranmaz; ancak katılan üye sayısı, Yönetim ve Denetim kurulları üye tam sayıları toplamının iki katı olan yirmiden az olamaz.',
      ],
    },
    {
      number: 22,
      title: 'Toplantının yapılışı',
      paragraphs: [
        'Üyeler kimlikleri denetlendikten sonra listedeki adlarının karşısını imzalayarak toplantı yerine girer.',
        'Yeter sayının sağlandığı bir tutanakla saptandıktan sonra toplantıyı Yönetim Kurulu Başkanı veya görevlendireceği bir Yönetim Kurulu üyesi açar. Ardından bir başkan, bir başkan vekili ve iki yazmandan oluşan divan heyeti seçilir.',
        'Toplantıyı divan başkanı yönetir. Yazmanlar tutanağı düzenler, başkanla birlikte imzalar.',
        'Toplantıda yalnız gündemdeki konular görüşülür. Hazır bulunan üyelerin onda birinin görüşülmesini yazılı olarak istediği konular gündeme alınır.',
      ],
    },
    {
      number: 23,
      title: 'Oy kullanma ve karar alma',
      paragraphs: [
        'Genel Kurul kararları, tüzükte başka bir çoğunluk aranmadıkça toplantıya katılan üyelerin salt çoğunluğuyla alınır. Oylama, aksi kararlaştırılmadıkça açık yapılır; organ seçimlerinde ve kişilere ilişkin konularda gizli oy kullanılır.',
        'Gizli oylamada divan heyetince mühürlenen oy pusulaları sandığa atılır ve açık olarak sayılır. Hiçbir üye, Dernekle kendisi, eşi, üstsoyu ve altsoyu arasındaki bir işlem veya uyuşmazlık konusunda oy kullanamaz.',
      ],
    },
    {
      number: 24,
      title: 'Toplantısız veya çağrısız alınan kararlar',
      paragraphs: [
        'Bütün üyelerin bir araya gelmeksizin yazılı katılımıyla alınan kararlar ile bu tüzükteki çağrı yöntemine uyulmaksızın bütün üyelerin bir araya gelerek aldığı kararlar geçerlidir.',
        'Bu biçimde karar alınması olağan toplantı yerine geçmez.',
      ],
    },
    {
      number: 25,
      title: 'Genel Kurulun görev ve yetkileri',
      paragraphs: [
        'Genel Kurul; organları seçer, tüzüğü değiştirir, Yönetim ve Denetim kurullarının raporlarını görüşür, Yönetim Kurulunu ibra eder, bütçeyi görüşerek kabul eder ve giriş ödentisi ile aidatı belirler.',
        'Derneğe gerekli taşınmaz malların satın alınması veya satılması, uluslararası çalışmada bulunulması, yurt dışındaki kuruluşlara üye olunması, federasyona katılma veya ayrılma, iktisadi işletme ve vakıf kurma konularında karar verir veya bu konularda Yönetim Kuruluna yetki verir.',
        'Onursal üyelik önerilerini ve üyelikten çıkarmaya ilişkin itirazları karara bağlar, Derneğin feshine karar verir ve mevzuatta Genel Kurula bırakılan diğer görevleri yerine getirir. Diğer organları denetler, haklı nedenlerle her zaman görevden alabilir.',
      ],
    },
    {
      number: 26,
      title: 'Yönetim Kurulunun oluşumu',
      paragraphs: [
        'Yönetim Kurulu, Genel Kurulca gizli oyla üç yıl için seçilen yedi asıl ve yedi yedek üyeden oluşur. Süresi dolan üyeler yeniden seçilebilir.',
        'Asıl üyelikte boşalma olursa yedek üyeler aldıkları oy sırasına göre göreve çağrılır. Üye sayısı, boşalmalar nedeniyle yedeklerin de çağrılmasından sonra üye tam sayısının yarısının altına düşerse kalan üyeler veya Denetim Kurulu bir ay içinde Genel Kurulu toplantıya çağırır.',
        'Yönetim Kuruluna seçilebilmek için en az iki yıllık asıl üye olmak gerekir.',
      ],
    },
    {
      number: 27,
      title: 'Yönetim Kurulunda görev bölümü',
      paragraphs: [
        'Yönetim Kurulu, seçimi izleyen yedi gün içinde toplanarak aralarından bir başkan, bir başkan yardımcısı, bir genel sekreter ve bir sayman seçer. Kalan üyeler kurul üyesi olarak görev yapar.',
        'Görev bölümü kurul kararıyla değiştirilebilir.',
      ],
    },
    {
      number: 28,
      title: 'Yönetim Kurulu toplantıları',
      paragraphs: [
        'Yönetim Kurulu ayda en az bir kez, başkanın çağrısıyla ve üye tam sayısının yarısından bir fazlasının katılımıyla toplanır. Kararlar, toplantıya katılanların salt çoğunluğuyla alınır; oylar eşitse başkanın oyu iki sayılır.',
        'Toplantılar elektronik ortamda da yapılabilir. Kararlar karar defterine yazılır ve katılanlarca imzalanır; karşı oy kullanan üye gerekçesini yazdırabilir.',
        'Haklı bir nedeni olmaksızın art arda üç toplantıya katılmayan üye kuruldan ayrılmış sayılır.',
        'Afet hâlinde kurul, süre ve yer koşulu aranmaksızın telefonla veya çevrim içi olarak toplanabilir.',
      ],
    },
    {
      number: 29,
      title: 'Yönetim Kurulunun görev ve yetkileri',
      paragraphs: [
        'Yönetim Kurulu Derneği temsil eder; bu yetkisini üyelerinden birine veya başka bir kişiye bırakabilir. Genel Kurul kararlarını uygular, bütçeyi hazırlar, gelir ve gider hesaplarını tutturur, çalışma raporunu ve gelecek dönemin programını Genel Kurula sunar.',
        'Üyelik başvurularını karara bağlar, temsilcilik ve irtibat noktalarını açar veya kapatır, birimleri kurar, birim sorumlularını ve ekip liderlerini görevlendirir, yönergeleri çıkarır, personel çalıştırılmasına karar verir.',
        'Genel Kurulun verdiği yetkiyle taşınmaz mal alır, satar, kiralar; taşınırlara ilişkin işlemleri, bağışların kabulünü ve 43. maddeye göre borçlanmayı yürütür.',
        'Yönetim Kurulu, faaliyet raporunun özetini, gelir ve gider toplamlarını ve bağış hesaplarındaki değişiklikleri üyelere duyurur; güncel tüzüğü Derneğin internet sitesinde yayımlar.',
      ],
    },
    {
      number: 30,
      title: 'Başkan, Başkan Yardımcısı, Genel Sekreter ve Sayman',
      paragraphs: [
        'Başkan; Yönetim Kuruluna başkanlık eder, kurul kararlarının uygulanmasını izler, Derneği resmî kurumlar, basın ve diğer kuruluşlar önünde temsil eder. Bulunmadığında görevlerini Başkan Yardımcısı yürütür.',
        'Genel Sekreter; yazışmaları, üye kayıtlarını, defterlerin düzenini ve bildirimlerin süresinde yapılmasını sağlar, toplantı gündemini hazırlar.',
        'Sayman; gelirlerin toplanmasını, giderlerin bütçeye uygun yapılmasını, mali kayıtların tutulmasını ve belgelerin saklanmasını sağlar, her üç ayda bir Yönetim Kuruluna mali durumu bildirir. Bankadaki hesaplar üzerinde işlem, Yönetim Kurulunun yetkili kıldığı iki kişinin ortak imzasıyla yapılır.',
        'Görev sırasında basına açıklama yapmaya yalnız Başkan veya onun görevlendirdiği kişi yetkilidir.',
      ],
    },
    {
      number: 31,
      title: 'Denetim Kurulunun oluşumu',
      paragraphs: [
        'Denetim Kurulu, Genel Kurulca gizli oyla üç yıl için seçilen üç asıl ve üç yedek üyeden oluşur. Üyeler aralarından bir başkan seçer.',
        'Asıl üyelikte boşalma olursa yedekler aldıkları oy sırasına göre göreve çağrılır. Yönetim Kurulu üyelerinin eşleri ile ikinci dereceye kadar hısımları Denetim Kuruluna seçilemez.',
      ],
    },
    {
      number: 32,
      title: 'Denetim Kurulunun görevleri ve iç denetim',
      paragraphs: [
        'Denetim Kurulu; Derneğin tüzükteki amaç ve çalışma konuları doğrultusunda çalışıp çalışmadığını, defter, hesap ve kayıtların mevzuata ve tüzüğe uygun tutulup tutulmadığını bir yılı geçmeyen aralıklarla denetler. Sonucu bir raporla Yönetim Kuruluna ve toplandığında Genel Kurula sunar.',
        'Kurul üyelerinin istediği her türlü bilgi, belge ve kaydın gösterilmesi, yönetim yerlerine ve eklentilerine girme isteğinin yerine getirilmesi zorunludur.',
        'Genel Kurul veya Yönetim Kurulu da denetim yapabilir, bağımsız denetim kuruluşlarına denetim yaptırabilir. Bu denetimler Denetim Kurulunun yükümlülüğünü ortadan kaldırmaz.',
      ],
    },
    {
      number: 33,
      title: 'Disiplin Kurulu',
      paragraphs: [
        'Disiplin Kurulu, Genel Kurulca gizli oyla Yönetim Kurulunun görev süresi için seçilen üç asıl ve üç yedek üyeden oluşur. Üyeler aralarından bir başkan seçer.',
        'Kurul, Yönetim Kurulunun gönderdiği veya bir üyenin yazılı olarak bildirdiği konularda inceleme yapar, ilgilinin savunmasını alır ve kararını ya da görüşünü en geç otuz gün içinde Yönetim Kuruluna verir.',
      ],
    },
    {
      number: 34,
      title: 'Disiplin cezaları',
      paragraphs: [
        'Disiplin cezaları; uyarma, kınama, görevden süreli uzaklaştırma ve üyelikten çıkarma önerisidir. Ceza, davranışın ağırlığına ve yinelenmesine göre belirlenir.',
        'Uyarma ve kınama cezası ile bir yılı geçmeyen görevden uzaklaştırma cezasını Disiplin Kurulu verir. Üyelikten çıkarmada 16. madde uygulanır.',
        'Can güvenliğini tehlikeye düşüren bir davranışta ekip lideri kişiyi görevden hemen alabilir; durum ilk fırsatta yazıyla Yönetim Kuruluna bildirilir. Savunma alınmadan ceza verilemez. Cezaya karşı on beş gün içinde Yönetim Kuruluna itiraz edilebilir.',
      ],
    },
    {
      number: 35,
      title: 'Temsilcilikler ve irtibat noktaları',
      paragraphs: [
        'Dernek gerekli gördüğü yerlerde, çalışmalarını yürütmek üzere Yönetim Kurulu kararıyla temsilcilik açabilir. Temsilciliğin adresi ve temsilci olarak görevlendirilenlerin bilgileri o yerin mülki idare amirliğine yazıyla bildirilir. Temsilcilikler Genel Kurulda ayrıca temsil edilmez.',
        'Temsilcilik açılmayan yerlerde gönüllülerle ve yerel kurumlarla ilişkiyi yürütmek için irtibat noktası belirlenebilir. İrtibat noktası Dernek adına borç altına giremez, bağış toplayamaz.',
        'Yurt dışında ve Kuzey Kıbrıs Türk Cumhuriyeti’nde yürütülecek çalışmalarda Türkiye’nin ve ilgili ülkenin mevzuatına uyulur. Dernek şube açmaz.',
      ],
    },
    {
      number: 36,
      title: 'Birimler ve yönergeler',
      paragraphs: [
        'Dernek işleri; operasyon, eğitim, sağlık, lojistik, haberleşme, arama köpekleri ve tanıtım gibi birimler eliyle yürütülür.',
        'Eğitim basamaklarının süresi, içeriği ve katılma koşulları, malzemenin kullanımı, nöbet ve çağrı düzeni Yönetim Kurulunun çıkaracağı yönergelerle belirlenir. Yönergeler tüzüğe aykırı olamaz ve üyelere duyurulur.',
      ],
    },
    {
      number: 37,
      title: 'Görev düzeni ve güvenlik',
      paragraphs: [
        'Dernek ekipleri yetkili kurumların çağrısı, onayı veya görevlendirmesi olmadan görev alanına gidemez. Görevde, olayı yöneten kurumun kararlarına ve ekip liderinin talimatına uyulur.',
        'Göreve yalnız gerekli eğitimi tamamlamış, sağlık durumu elverişli ve koruyucu donanımı tam olan kişiler çıkar. On sekiz yaşından küçükler göreve gönderilemez.',
        'Her üye, güvenli görmediği bir işi yapmama ve durdurulmasını isteme hakkına sahiptir; bu nedenle kendisine yaptırım uygulanamaz. Görevden sonra rapor yazılır, katılanlara gerektiğinde ruhsal destek sağlanır.',
      ],
    },
    {
      number: 38,
      title: 'Gelir kaynakları',
      paragraphs: [
        'Derneğin gelirleri; giriş ödentisi ve üye aidatı, gerçek ve tüzel kişilerin kendi isteğiyle yaptığı bağış ve yardımlar, eğitim, seminer, yayın ve benzeri çalışmalardan sağlanan gelirler, Dernek mal varlığından elde edilen gelirler, mevzuata uygun olarak toplanan yardımlar, iktisadi işletme kazançları ve diğer gelirlerdir.',
        'Yurt dışındaki kişi ve kuruluşlardan yardım alınması ve yurt dışına yardım yapılması hâlinde mevzuatta öngörülen bildirim yapılır, para işlemleri bankalar aracılığıyla yürütülür.',
        'Derneğin bağımsızlığını veya amacını zedeleyen, koşulları açıkça yazılmayan ya da bir ürünün tanıtımına bağlanan bağışlar kabul edilmez.',
      ],
    },
    {
      number: 39,
      title: 'Giriş ödentisi ve yıllık aidat',
      paragraphs: [
        'Giriş ödentisi ile yıllık aidatın tutarını Genel Kurul belirler. Aidat her takvim yılının ilk altı ayı içinde ödenir; Yönetim Kurulu taksitle ödeme olanağı tanıyabilir.',
        'Gönüllülerden, onursal üyelerden ve ödeme gücü bulunmadığı Yönetim Kurulunca kabul edilen üyelerden aidat alınmaz. Aidatın ödenmemiş olması, üyenin görev sırasındaki korunma haklarını etkilemez.',
      ],
    },
    {
      number: 40,
      title: 'Gelir ve giderde yöntem',
      paragraphs: [
        'Dernek gelirleri alındı belgesi karşılığında veya bankalar aracılığıyla toplanır. Bankayla yapılan tahsilatta dekont veya hesap özeti alındı belgesi yerine geçer. Gelirleri toplayacak kişiler Yönetim Kurulu kararıyla belirlenir ve adlarına yetki belgesi düzenlenir.',
        'Giderler fatura, serbest meslek makbuzu, gider pusulası ve benzeri belgelerle yapılır. Mevzuatta belirlenen tutarı aşan tahsilat ve ödemeler bankalar veya Posta ve Telgraf Teşkilatı aracılığıyla yapılır.',
        'Gelir ve gider belgeleri, özel kanunlardaki daha uzun süreler saklı kalmak üzere beş yıl saklanır.',
      ],
    },
    {
      number: 41,
      title: 'Defterler ve kayıtlar',
      paragraphs: [
        'Dernek; karar defteri, üye kayıt defteri, evrak kayıt defteri ile işletme hesabı defterini tutar. Yıllık brüt gelirin mevzuattaki sınırı aşması veya Genel Kurulun karar vermesi hâlinde bilanço esasına geçilerek yevmiye defteri ve büyük defter tutulur.',
        'Kişisel veriler, kişisel verilerin korunmasına ilişkin mevzuata uygun olarak işlenir.',
      ],
    },
    {
      number: 42,
      title: 'Beyanname ve bildirimler',
      paragraphs: [
        'Derneğin bir önceki yıla ilişkin çalışmaları ile gelir ve gider sonuçlarını gösteren beyanname, her takvim yılının ilk dört ayı içinde mülki idare amirliğine verilir.',
        'Genel Kurul sonuçları, organlara seçilenler, üyeliğe kabul edilenler ve üyeliği sona erenler, yerleşim yeri ve tüzük değişiklikleri mevzuatta belirtilen süre ve biçimde bildirilir. Edinilen taşınmazlar tapuya tescilinden başlayarak bir ay içinde bildirilir.',
        'Bildirimlerin süresinde yapılmasından Yönetim Kurulu sorumludur.',
      ],
    },
    {
      number: 43,
      title: 'Borçlanma',
      paragraphs: [
        'Dernek, amacını gerçekleştirmek için gerekirse Yönetim Kurulu kararıyla borç alabilir.',
        'Borç, Derneğin gelir kaynaklarıyla karşılanamayacak ve Derneği ödeme güçlüğüne düşürecek tutarda olamaz. Son bütçede öngörülen gelirin beşte birini aşan borçlanma için Genel Kurulun onayı alınır.',
      ],
    },
    {
      number: 44,
      title: 'Tüzük değişikliği',
      paragraphs: [
        'Tüzük, Genel Kurul kararıyla değiştirilebilir. Değişiklik önerisinin metni toplantı çağrısına eklenir.',
        'Tüzük değişikliği için toplantıya katılan ve oy kullanma hakkı bulunan üyelerin üçte ikisinin olumlu oyu gerekir.',
        'Kabul edilen değişiklik mevzuatta belirtilen süre içinde mülki idare amirliğine bildirilir ve tüzüğün güncel metni Derneğin internet sitesinde yayımlanır.',
      ],
    },
    {
      number: 45,
      title: 'Fesih ve mal varlığının tasfiyesi',
      paragraphs: [
        'Genel Kurul her zaman Derneğin feshine karar verebilir. Feshin görüşülebilmesi için Genel Kurula katılma hakkı bulunan üyelerin üçte ikisinin toplantıda hazır bulunması gerekir. İlk toplantıda bu çoğunluk sağlanamazsa ikinci toplantıda 21. maddenin ikinci fıkrası uygulanır.',
        'Fesih kararı, toplantıya katılan ve oy kullanma hakkı bulunan üyelerin üçte ikisinin oyuyla alınır.',
        'Fesih kararından sonra para, mal ve hakların tasfiyesi, son Yönetim Kurulu üyelerinden oluşan tasfiye kurulunca yapılır. Borçlar ödendikten sonra kalan mal varlığı, Genel Kurulun belirlediği ve amacı Derneğin amacına en yakın olan bir derneğe veya kamu kuruluşuna devredilir; üyelere paylaştırılamaz. Bu süre içinde Derneğin adının önüne “Tasfiye Hâlinde” sözleri eklenir.',
      ],
    },
    {
      number: 46,
      title: 'Hüküm eksikliği ve yürürlük',
      paragraphs: [
        'Bu tüzükte hüküm bulunmayan konularda 5253 sayılı Dernekler Kanunu, 4721 sayılı Türk Medeni Kanunu, Dernekler Yönetmeliği ve dernekler hakkındaki diğer mevzuat uygulanır. Tüzüğün kanunların emredici hükümlerine aykırı düşen bir maddesinin yerine kanun hükmü geçer.',
        'Kırk altı maddeden oluşan bu tüzük, Genel Kurulca kabul edildiği tarihte yürürlüğe girer.',
      ],
    },
  ],
});

export const statuteSubject = { file: 'statute.ts', schema: statuteSchema, value: statute };
