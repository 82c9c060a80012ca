import { z } from 'zod';
import { association } from './association.ts';
import {
  date,
  document,
  emailAddress,
  group,
  idFrom,
  line,
  lines,
  paragraphs,
  prose,
  searchDescription,
} from './fields.ts';
import { firstValue } from './subject.ts';

const section = group('Bölüm', {
  title: line('Başlık'),
  paragraphs: paragraphs('Anlatım'),
  list: lines('Maddeler', 'Paragraflardan sonra, her madde bir satıra; boş kalabilir.'),
  id: idFrom('title'),
});

const privacySchema = document('KVKK Aydınlatma Metni', '/privacy', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  updatedOn: date('Güncellendiği gün'),
  sections: z
    .array(section)
    .min(7, 'Aydınlatma metninin yedi bölümü de olmalı.')
    .meta({ title: 'Bölümler', one: 'Bölüm' }),
  contact: group('Başvuru', {
    title: line('Başlık'),
    paragraphs: paragraphs('Anlatım'),
    email: emailAddress(
      'E-posta',
      'İletişim sayfasında da yazar; Dernek ve iletişim bölümünde de değiştirin.',
    ),
  }),
});

export type Privacy = z.infer<typeof privacySchema>;
export type PrivacySection = z.infer<typeof section>;

// KVKK aydınlatma metni. Sitede veri toplayan bir şey değişirse (form, ölçüm, harita) bu metni de değiştirin
// ve "updatedOn" tarihini güncelleyin.
export const privacy = firstValue(privacySchema, {
  title: 'KVKK Aydınlatma Metni',
  lead: 'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca, kişisel verilerinizi hangi amaçla ve nasıl işlediğimizi açıklar. Siteyi gezmek için bize hiçbir bilgi vermeniz gerekmez.',
  // Arama motorlarında ve paylaşılan bağlantılarda görünür.
  description:
    'Kişisel verileri hangi amaçla, nasıl ve ne kadar süreyle işlediğimiz; haklarınız ve başvuru yolu.',
  updatedOn: '2026-11-28',

  sections: [
    {
      id: 'veri-sorumlusu',
      title: 'Veri sorumlusu',
      paragraphs: [
        `Kişisel verileriniz, veri sorumlusu sıfatıyla ${association.name.tr} (“Dernek”) tarafından işlenir. Derneğin merkezi İstanbul’dadır; açık adresi ve telefonu iletişim sayfasında, başvuru adresi bu metnin sonundadır.`,
      ],
      list: [],
    },
    {
      id: 'islenen-veriler',
      title: 'İşlenen veriler',
      paragraphs: [
        'Bu site ziyaretçilere çerez göndermez, sizi izlemez, reklam ve sosyal ağ eklentisi içermez. Bir sayfanın hangi gün kaç kez okunduğunu sayarız; bu sayının yanına IP adresiniz, tarayıcınız ya da sizi tanıtan başka bir bilgi yazılmaz. Sayfalar açılırken yazı tipleri dâhil hiçbir içerik üçüncü bir sunucudan çağrılmaz. İletişim sayfasındaki etkileşimli harita ve haberlerdeki videolar yalnız siz bastığınızda yüklenir; o durumda IP adresiniz harita ya da video sağlayıcısına (YouTube, Vimeo) ulaşır. Ağ yokken de açılabilsin diye tarayıcınız giriş sayfasının, bağış hesaplarının ve afet bilgilerinin bir kopyasını cihazınızda saklar; bu kopyalar kimseye bir şey bildirmez ve tarayıcının site verileriyle birlikte silinir.',
        'İşlediğimiz veriler şunlardır:',
      ],
      list: [
        'Bize e-posta gönderir veya bizi telefonla ararsanız adınız, iletişim bilginiz ve yazdıklarınız.',
        'Gönüllülük veya üyelik başvurusu yaparsanız başvuru formunda verdiğiniz kimlik, iletişim, öğrenim, meslek ve deneyim bilgileri. Gönüllü formu ayrı bir sitededir ve kendi aydınlatma metni vardır.',
        'Eğitime veya göreve katılırsanız eğitim kayıtlarınız ve yalnız eğitimin gerektirdiği ölçüde sağlık raporunuz.',
        'Bağış yaparsanız banka dekontunda yer alan adınız, tutar ve açıklama.',
        'Etkinlik ve eğitimlerde çekilen fotoğraf ve videolarda görüntünüz.',
        'Sitenin güvenliği için sunucuda tutulan kayıtlarda IP adresiniz, isteğin zamanı ve istenen sayfanın adresi.',
        'Yönetim paneline giren görevlilerin kullanıcı adı, oturum kaydı ve panelde yaptığı işlemler. Bu görevliler için yalnız oturumu sürdüren ve giriş yapılan cihazı tanıyan iki zorunlu çerez kullanılır.',
      ],
    },
    {
      id: 'isleme-amaclari',
      title: 'İşleme amaçları',
      paragraphs: [
        'Kişisel verilerinizi yalnız aşağıdaki amaçlarla ve bu amaçların gerektirdiği süre boyunca işleriz:',
      ],
      list: [
        'Sorularınızı ve başvurularınızı yanıtlamak',
        'Üyelik ve gönüllülük işlemlerini yürütmek, üye kayıtlarını tutmak',
        'Eğitim düzenlemek, katılım ve başarı belgelerini hazırlamak',
        'Görev ekiplerini oluşturmak, görevdeki gönüllülerin güvenliğini ve sigortasını sağlamak',
        'Bağışları kaydetmek, alındı belgesi düzenlemek ve mali yükümlülükleri yerine getirmek',
        'Derneğin çalışmalarını kamuoyuna duyurmak',
        'Sitenin güvenliğini sağlamak, arızaları ve kötüye kullanımı saptamak',
      ],
    },
    {
      id: 'hukuki-sebepler',
      title: 'Hukuki sebepler ve toplama yöntemi',
      paragraphs: [
        'Verilerinizi e-posta, telefon, basılı veya elektronik form ve sunucu kayıtları aracılığıyla, kısmen otomatik yollarla toplarız. Dayandığımız hukuki sebepler şunlardır:',
      ],
      list: [
        'Kanunlarda açıkça öngörülmesi: üye kayıtları, bağış kayıtları, defter ve belgeler (5253 sayılı Dernekler Kanunu, 4721 sayılı Türk Medeni Kanunu ve vergi mevzuatı)',
        'Bir sözleşmenin kurulması veya ifasıyla doğrudan ilgili olması: gönüllülük ve eğitim işlemleri',
        'Hukuki yükümlülüğümüzü yerine getirmek için zorunlu olması: mali kayıtlar ve resmî bildirimler',
        'Temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaatimiz: site güvenliği ve yazışmaların yürütülmesi',
        'Açık rızanız: tanınabilir olduğunuz fotoğraf ve videoların yayımlanması, sağlık raporunuzun eğitim kaydınızda saklanması',
      ],
    },
    {
      id: 'aktarim',
      title: 'Verilerin aktarılması',
      paragraphs: [
        'Kişisel verilerinizi satmayız, reklam amacıyla kimseyle paylaşmayız. Kanunun 8. maddesine uygun olarak ve yalnız gerektiği kadarıyla şu alıcılara aktarabiliriz:',
      ],
      list: [
        'Mevzuatın yetkili kıldığı kamu kurumları: İçişleri Bakanlığı ile dernekler birimleri, vergi daireleri, mahkemeler ve kolluk birimleri',
        'Görev ve akreditasyon işlemleri için AFAD ile görevi yöneten kurum',
        'Gönüllü sigortası için sigorta şirketi, bağış işlemleri için bankalar',
        'Sitenin ve e-postanın barındırıldığı, gizlilikle yükümlü hizmet sağlayıcılar',
      ],
    },
    {
      id: 'guvenlik',
      title: 'Veri güvenliği ve saklama süresi',
      paragraphs: [
        'Verilerinize yalnız görevi gereği ihtiyaç duyan kişiler erişir. Bağlantı şifrelidir, parolalar okunamayacak biçimde saklanır, paneldeki işlemler kayıt altına alınır ve yedekler korunur. Siteye yüklenen fotoğrafların içindeki konum ve cihaz bilgileri yayımlanmadan önce silinir.',
        'Verileri mevzuatın öngördüğü veya işleme amacının gerektirdiği süre kadar saklarız. Süre dolduğunda siler, yok eder veya anonim hâle getiririz. Kişisel verilerin hukuka aykırı biçimde ele geçirildiğini öğrenirsek durumu en kısa sürede size ve Kişisel Verileri Koruma Kuruluna bildiririz.',
      ],
      list: [],
    },
    {
      id: 'haklariniz',
      title: 'Haklarınız',
      paragraphs: ['Kanunun 11. maddesi uyarınca Derneğe başvurarak:'],
      list: [
        'Kişisel verinizin işlenip işlenmediğini öğrenebilir,',
        'İşlenmişse buna ilişkin bilgi isteyebilir,',
        'İşlenme amacını ve verinin amacına uygun kullanılıp kullanılmadığını öğrenebilir,',
        'Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilebilir,',
        'Eksik veya yanlış işlenmişse düzeltilmesini isteyebilir,',
        'Kanundaki koşullar çerçevesinde silinmesini veya yok edilmesini isteyebilir,',
        'Düzeltme, silme ve yok etme işlemlerinin verinin aktarıldığı üçüncü kişilere bildirilmesini isteyebilir,',
        'Yalnız otomatik sistemlerle yapılan bir çözümlemenin aleyhinize doğurduğu sonuca itiraz edebilir,',
        'Hukuka aykırı işleme nedeniyle zarara uğrarsanız zararınızın giderilmesini isteyebilirsiniz.',
      ],
    },
  ],

  contact: {
    title: 'Başvuru ve iletişim',
    paragraphs: [
      'Başvurunuzu dernek merkezine imzalı bir dilekçeyle veya aşağıdaki adrese e-postayla yapabilirsiniz. Başvuruda adınızı, soyadınızı, size ulaşabileceğimiz bir adresi ve isteğinizi yazın. Başvurunuzu en geç 30 gün içinde ücretsiz olarak sonuçlandırırız; işlem ayrıca bir gider doğurursa Kişisel Verileri Koruma Kurulunun belirlediği ücret istenebilir.',
      'Sitede yer alan bir fotoğrafta siz veya çocuğunuz varsa ve kaldırılmasını istiyorsanız sayfanın adresini yazmanız yeterlidir; gerekçe bildirmeniz gerekmez.',
      'Yanıtımızı yetersiz bulursanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
    ],
    email: 'kvkk@example.org',
  },
});

export const privacySubject = { file: 'privacy.ts', schema: privacySchema, value: privacy };
