/** The page that takes the place of the home page in a disaster, and the panel's dialog that switches it. */
export const crisisText = {
  title: 'Afet sayfası',
  hint: 'Açıkken ana sayfanın yerini alır. Cümleleri önceden onaylanmıştır; hiçbir şey yazmanız gerekmez.',

  isOff: 'Şu anda kapalı: ziyaretçiler her zamanki ana sayfayı görür.',
  isOn: (kind: string, since: string) => `Yayında: ${kind}, ${since} tarihinden beri`,
  happened: 'Ne oldu?',
  choose: 'Önce ne olduğunu seçin.',
  latest: 'Son durum (isteğe bağlı)',
  latestHint: (most: number) => `Tek, kısa bir cümle: en çok ${most} karakter.`,
  turnOn: 'Yayına Al',
  update: 'Güncelle',
  turnOff: 'Yayından Kaldır',
  turningOn: 'Yayına alınıyor…',
  turningOff: 'Kaldırılıyor…',
  rehearse: 'Prova: nasıl görünür?',
  seePage: 'Sayfayı gör',
  otherLanguages:
    'Arapça ve Kürtçe gibi diller, derneğin o dili konuşan gönüllülerini bekler: Site › Afet sayfasının metinleri.',

  turnedOn: 'Afet sayfası yayında',
  turnedOnHint: 'Ana sayfanın yerini aldı; sitenin tamamı oradan tek bağlantı uzakta.',
  turnedOff: 'Afet sayfası kaldırıldı',
  turnedOffHint: 'Ziyaretçiler her zamanki ana sayfayı görüyor.',
  failed: 'Afet sayfası değiştirilemedi',
  failedHint: 'Bağlantınızı denetleyip yeniden deneyin.',

  /** Above a rehearsal. */
  rehearsal: 'PROVA. Bunu yalnız ekip görür; sitede hiçbir şey değişmedi. Taslaklar da içindedir.',
  backToPanel: 'Panele dön',
  noWords: 'Bu dilde metin yok',
  noWordsHint:
    'Derneğin bu dili konuşan bir gönüllüsü Site › Afet sayfasının metinleri bölümünde yazınca olur.',
};
