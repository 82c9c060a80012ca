/** One step in a document's form. */
export type Act =
  | { open: string }
  | { fill: string; with: string; in?: string }
  | { choose: string; value: string }
  | { tick: string }
  | { add: string }
  | { remove: string }
  | { move: string; to: number };

/** What somebody of the association asks the secretary to change. */
export interface ChangeOrder {
  order: string;
  /** The document in the panel's list, by its title. */
  document: string;
  acts: Act[];
  /** Where visitors read it, and the words that are on that page only afterwards. */
  page: string;
  says: RegExp;
}

export const changeOrders: ChangeOrder[] = [
  {
    order: 'Yeni başkanımız Zeynep Aksoy; sitede adını değiştirir misin?',
    document: 'Yönetim Kurulu',
    acts: [{ open: 'Hakan Aydoğdu' }, { fill: 'Adı soyadı', with: 'Zeynep Aksoy' }],
    page: '/management',
    says: /Zeynep Aksoy/,
  },
  {
    order: 'Sayman Onur oldu, Nurcan üye; yerlerini değiştir.',
    document: 'Yönetim Kurulu',
    acts: [{ move: 'Onur Yavuz', to: 4 }],
    page: '/management',
    says: /Onur Yavuz.*Nurcan Demirel/s,
  },
  {
    order: 'Denetim Kurulundan Tolga ayrıldı, yerine Ceren Uslu geldi.',
    document: 'Denetim Kurulu',
    acts: [{ open: 'Tolga Bilgin' }, { fill: 'Adı soyadı', with: 'Ceren Uslu' }],
    page: '/audit',
    says: /Ceren Uslu/,
  },
  {
    order: 'Genel Kurul 14. maddeyi değiştirdi: bir ay değil, iki ay önceden.',
    document: 'Dernek Tüzüğü',
    acts: [
      { open: 'Üyelikten ayrılma' },
      {
        fill: 'Metin',
        with: 'Her üye, iki ay önceden yazılı olarak bildirmek koşuluyla ayrılabilir.\nİkinci paragraf.',
      },
    ],
    page: '/statute',
    says: /iki ay önceden yazılı/,
  },
  {
    order: 'Tüzüğe geçici bir madde eklendi.',
    document: 'Dernek Tüzüğü',
    acts: [
      { add: 'Madde' },
      { fill: 'Başlık', in: 'Yeni madde', with: 'Geçici madde' },
      { fill: 'Metin', in: 'Geçici madde', with: 'İlk olağan genel kurula kadar uygulanır.' },
    ],
    page: '/statute',
    says: /Geçici madde/,
  },
  {
    order: 'Tüzüğün kabul tarihi 7 Kasım 2026 oldu.',
    document: 'Dernek Tüzüğü',
    acts: [{ fill: 'Genel Kurulun kabul ettiği gün', with: '2026-11-07' }],
    page: '/statute',
    says: /7 Kasım 2026/,
  },
  {
    order: 'IBAN’ın yanındaki cümleye “ad soyad yazın” değil “ad, soyad ve telefon yazın” diyelim.',
    document: 'Bağış ve banka hesapları',
    acts: [{ fill: 'Açıklama alanına ne yazılsın?', with: 'Açıklamaya ad, soyad ve telefon yazın.' }],
    page: '/donate',
    says: /ad, soyad ve telefon yazın/,
  },
  {
    order: 'Bağış sayfasındaki uyarılara “QR kod göndermeyiz” ekleyelim.',
    document: 'Bağış ve banka hesapları',
    acts: [
      { fill: 'Güvenlik uyarıları', with: 'Derneğimiz QR kod göndermez.\nHesabı yalnız bu sayfadan alın.' },
    ],
    page: '/donate',
    says: /QR kod göndermez/,
  },
  {
    order: 'Bağışın nereye gittiği bölümüne “Sigorta” başlığı açalım.',
    document: 'Bağış ve banka hesapları',
    acts: [
      { add: 'Kullanım' },
      { fill: 'Başlık', in: 'Yeni kullanım', with: 'Sigorta' },
      { fill: 'Metin', in: 'Sigorta', with: 'Göreve çıkan gönüllülerin kaza sigortası.' },
    ],
    page: '/donate',
    says: /kaza sigortası/,
  },
  {
    order: 'Menüde eğitimler en başta olsun.',
    document: 'Menü',
    acts: [{ move: 'FAALİYETLER', to: 1 }],
    page: '/',
    says: /FAALİYETLER.*KURUMSAL/s,
  },
  {
    order: 'Menüdeki “Sosyal Sorumluluk” artık “Toplum için” olsun.',
    document: 'Menü',
    acts: [
      { open: 'FAALİYETLER' },
      { open: 'Sosyal Sorumluluk' },
      { fill: 'Görünen adı', with: 'Toplum için' },
    ],
    page: '/about',
    says: /Toplum için/,
  },
  {
    order: 'Sayfa altından “Tüzük” bağlantısını kaldır.',
    document: 'Menü',
    acts: [{ open: 'Tüzük' }, { fill: 'Görünen adı', with: 'Dernek tüzüğümüz' }],
    page: '/mission',
    says: /Dernek tüzüğümüz/,
  },
  {
    order: 'Operasyonlar sayfasında 17 yıl yazıyor, 19 oldu.',
    document: 'Dernek ve iletişim',
    acts: [{ fill: 'Aktif yıl', with: '19' }],
    page: '/operations',
    says: /\b19\b/,
  },
  {
    order: 'Ana sayfadaki kayıtlı üye sayımız 131.',
    document: 'Dernek ve iletişim',
    acts: [{ fill: 'Kayıtlı üye', with: '131' }],
    page: '/',
    says: /\b131\b/,
  },
  {
    order: 'Dernek telefonu hafta sonu da açılıyor; saatleri düzelt.',
    document: 'Dernek ve iletişim',
    acts: [{ fill: 'Telefonun açıldığı saatler', with: 'Her gün 09.00–19.00' }],
    page: '/contact',
    says: /Her gün 09\.00–19\.00/,
  },
  {
    order: 'Yeni numaramız 0 (212) 000 00 11.',
    document: 'Dernek ve iletişim',
    acts: [{ fill: 'Sitede yazılışı', with: '02120000011' }],
    page: '/contact',
    says: /0 \(212\) 000 00 11/,
  },
  {
    order: 'Taşındık: adresin ilk satırı Deneme Caddesi No: 12.',
    document: 'Dernek ve iletişim',
    acts: [{ fill: 'Adres', with: 'Deneme Caddesi No: 12\n34000 İstanbul' }],
    page: '/contact',
    says: /Deneme Caddesi No: 12/,
  },
  {
    order: 'Bursa temsilcimiz artık Mert Aslan.',
    document: 'Temsilcilikler',
    acts: [{ open: 'Bursa' }, { fill: 'Adı soyadı', in: 'Bursa', with: 'Mert Aslan' }],
    page: '/representatives',
    says: /Mert Aslan/,
  },
  {
    order: 'Edirne temsilciliğimiz kapandı, listeden çıkar.',
    document: 'Temsilcilikler',
    acts: [{ remove: 'Edirne' }],
    page: '/representatives',
    says: /Çanakkale(?!.*Edirne)/s,
  },
  {
    order: '20 Şubat 2027’ye bir TAE dersi koyalım.',
    document: 'Eğitimler ve tarihleri',
    acts: [
      { add: 'Tarih' },
      { fill: 'Başladığı gün', with: '2027-02-20' },
      { fill: 'Bittiği gün', with: '2027-02-20' },
      { fill: 'Saatler', with: '14.00–17.00' },
      { fill: 'Yer', with: 'Dernek merkezi, İstanbul' },
      { fill: 'Ücret', with: 'Ücretsiz' },
    ],
    page: '/activities/tae',
    says: /20 Şubat 2027/,
  },
  {
    order: '9 Ocak dersinin yeri değişti.',
    document: 'Eğitimler ve tarihleri',
    acts: [{ open: '9 Ocak 2027' }, { fill: 'Yer', with: 'Halk eğitim merkezi, Kadıköy' }],
    page: '/activities/tae',
    says: /Halk eğitim merkezi, Kadıköy/,
  },
  {
    order: 'Eğitimler sayfasının girişini kısaltalım.',
    document: 'Eğitimler sayfası',
    acts: [{ fill: 'Giriş cümlesi', with: 'Üç basamak, iki yıl, bir ekip.' }],
    page: '/education',
    says: /Üç basamak, iki yıl, bir ekip\./,
  },
  {
    order: 'Ufuk Tanıtım artık destekçimiz değil.',
    document: 'Destekçilerimiz',
    acts: [{ remove: 'Ufuk Tanıtım' }],
    page: '/supporters',
    says: /İlk Nefes(?!.*Ufuk Tanıtım)/s,
  },
  {
    order: 'Basında çıkanlara yeni bir haber ekle.',
    document: 'Basında çıkanlar',
    acts: [
      { add: 'Basın Haberi' },
      { fill: 'Başlık', with: 'Gece tatbikatı ekranda' },
      { fill: 'Kanal', with: 'Deneme TV' },
      { fill: 'Yıl', with: '2026' },
      { fill: 'Açıklama', with: 'Ekibimizin gece tatbikatı.' },
    ],
    page: '/press',
    says: /Gece tatbikatı ekranda/,
  },
  {
    order: 'KVKK başvuruları veri@example.org adresine gelsin.',
    document: 'KVKK Aydınlatma Metni',
    acts: [{ fill: 'E-posta', with: 'veri@example.org' }],
    page: '/privacy',
    says: /veri@example\.org/,
  },
  {
    order: 'Ana sayfadaki gönüllü çağrısının başlığı “Aramıza katılın” olsun.',
    document: 'Ana sayfa',
    acts: [{ fill: 'Başlık', in: 'Gönüllü çağrısı', with: 'Aramıza katılın' }],
    page: '/',
    says: /Aramıza katılın/,
  },
  {
    order: 'Kayan resimlerden ikincisinin cümlesini değiştir.',
    document: 'Ana sayfa',
    acts: [
      { open: 'Kentsel arama kurtarma' },
      { fill: 'Cümle', with: 'Enkazda sessizlik, sabır ve eğitim.' },
    ],
    page: '/',
    says: /Enkazda sessizlik, sabır ve eğitim\./,
  },
  {
    order: 'Hakkımızda’daki tarihçeye 2027’yi ekle.',
    document: 'Hakkımızda',
    acts: [
      { add: 'Yıl' },
      { fill: 'Yıl', with: '2027' },
      { fill: 'Başlık', in: 'Yeni yıl', with: 'Yirminci yıl' },
      { fill: 'Ne oldu?', with: 'Derneğimiz yirmi yaşına girdi.' },
    ],
    page: '/about',
    says: /Derneğimiz yirmi yaşına girdi\./,
  },
  {
    order: 'Gönüllü sayfasındaki ilk sorunun cevabını güncelle.',
    document: 'Gönüllü olmak',
    acts: [{ fill: 'Giriş', with: 'Gönüllü olmak için deneyim gerekmez; zaman gerekir.' }],
    page: '/volunteer',
    says: /deneyim gerekmez; zaman gerekir/,
  },
  {
    order: 'İngilizce sayfada başlık “Call us in” olsun.',
    document: 'İngilizce sayfa',
    acts: [{ fill: 'Başlık', in: 'Göreve çağrı', with: 'Call us in' }],
    page: '/en',
    says: /Call us in/,
  },
];
