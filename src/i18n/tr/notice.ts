/** The panel's dialog of the notice that stands above every page. */
export const noticeText = {
  notice: 'Duyuru',
  hint: 'Sitenin her sayfasında, en üstte görünür.',

  isOff: 'Sitede şu anda duyuru yok.',
  isShown: 'Sitede şu anda görünüyor:',
  isToCome: (moment: string) => `Saati gelince görünecek (${moment}):`,
  isOver: (moment: string) => `Süresi doldu, artık görünmüyor (${moment}):`,
  endsAt: (moment: string) => `Saati gelince kendiliğinden kalkacak (${moment}).`,

  timeIsOver: 'Bu saat geçti.',
  neverSeen: 'Bu saat geçti; duyuru hiç görünmez. Daha ileri bir saat seçin.',
  endsBeforeOut: 'Yayınlanmadan önce bitiyor; duyuru hiç görünmez.',

  ready: 'Hazır cümleler',
  readyHint: 'Birine basın, isterseniz değiştirin, sonra yayınlayın.',
  replaced: 'Yazdığınız cümlenin yerine geçti',
  close: 'Duyuruyu Kaldır',
  closing: 'Kaldırılıyor…',

  published: 'Duyuru yayınlandı.',
  saved: 'Duyuru kaydedildi.',
  closed: 'Duyuru kaldırıldı',
  closedHint: 'Sitede artık görünmüyor.',
  closedBesideTyped: 'Yazmakta olduğunuz cümle duruyor; Duyuru’yu yeniden açınca karşınıza çıkar.',
  closeFailed: 'Duyuru kaldırılamadı',
  closeFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
};

/** Notices that can go out as they are. */
export const readyNotices = [
  {
    kind: 'emergency',
    sentence: 'Ekiplerimiz deprem bölgesine hareket etti. Gelişmeleri Haberler sayfamızdan duyuracağız.',
    link: { label: 'Haberler', address: '/news' },
  },
  {
    kind: 'emergency',
    sentence: 'Yardıma ihtiyacınız varsa ya da enkazdan ses duyuyorsanız hemen 112’yi arayın.',
    link: null,
  },
  {
    kind: 'warning',
    sentence: 'Telefonlarımız çok yoğun. Acil durumda 112’yi arayın; öteki konularda bize e-posta yazın.',
    link: { label: 'İletişim', address: '/contact' },
  },
  {
    kind: 'warning',
    sentence: 'Bağış hesaplarımız yalnız bu sitededir. Başka yerde gördüğünüz hesaplara para göndermeyin.',
    link: { label: 'Bağış hesaplarımız', address: '/donate' },
  },
  {
    kind: 'warning',
    sentence: 'Lütfen afet bölgesine kendi başınıza gitmeyin. Gönüllü başvurularını bu siteden alıyoruz.',
    link: { label: 'Nasıl gönüllü olunur?', address: '/volunteer' },
  },
  {
    kind: 'information',
    sentence:
      'Giysi ve gıda yardımı toplamıyoruz. Bağışlarınızı AFAD’ın ve valiliğin duyurduğu toplama noktalarına ulaştırın.',
    link: null,
  },
  {
    kind: 'information',
    sentence:
      'Hava koşulları nedeniyle bu hafta sonundaki eğitimler ertelendi. Yeni tarihler Eğitimler sayfasında.',
    link: { label: 'Eğitimler', address: '/education' },
  },
  {
    kind: 'information',
    sentence: 'Bu gece sitemizde bakım var. Bazı sayfalar kısa bir süre açılmayabilir.',
    link: null,
  },
] as const;
