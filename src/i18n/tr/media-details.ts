/** What is known of a picture, where it is used, and taking it off the site. */
export const mediaDetailsText = {
  altText: 'Görselin açıklaması',
  altTextOf: (name: string) => `Görselin açıklaması: ${name}`,
  altTextHint: 'Görseli göremeyen birine ne göründüğünü bir cümleyle anlatın.',
  altTextExample: 'Örn. Enkaz başında çalışan üç gönüllü ve arama köpeği',
  altTextMissing: 'Açıklama eksik',
  credit: 'Fotoğrafı çeken',
  creditHint: 'Ad, kurum ya da kaynak.',
  consentNote: 'Görüntüdeki kişilerin onayı',
  consentNoteHint:
    'Kişiler tanınıyorsa onayı kimin, ne zaman, nasıl verdiğini yazın (KVKK). Ziyaretçiler görmez.',
  nameHint: 'Yalnızca panelde görünür; adresi değişmez.',
  saved: 'Görsel bilgileri kaydedildi',

  focus: 'Odak noktası',
  focusHint: 'Görsel kırpılırken görünür kalacak yere basın ya da ok tuşlarıyla taşıyın.',
  focusPick: (x: number, y: number) => `Odak noktasını seçin; şu an soldan %${x}, üstten %${y}`,
  focusX: 'Soldan (%)',
  focusY: 'Üstten (%)',
  focusReset: 'Ortala',

  typing: 'Yazılıyor…',
  saving: 'Kaydediliyor…',
  kept: 'Kaydedildi',
  notKept: 'Kaydedilemedi. Bağlantınızı denetleyip yeniden deneyin.',

  uses: 'Kullanıldığı yerler',
  usesLoading: 'Kullanıldığı yerler aranıyor…',
  usesFetchFailed: 'Kullanıldığı yerler alınamadı',
  usesFetchFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  unused: 'Bu görsel hiçbir yerde kullanılmıyor.',
  useCount: (number: number) => (number === 0 ? 'Kullanılmıyor' : `${number} yerde kullanılıyor`),
  kinds: { news: 'Haber', operation: 'Operasyon', photo: 'Galeri fotoğrafı' },
  places: { cover: 'kapak görseli', extra: 'ek görsel', text: 'metnin içinde', photo: 'fotoğraf' },
  inBin: 'çöp kutusunda',

  hidden: 'Yayında değil',
  hide: 'Yayından Kaldır',
  hideOf: (name: string) => `“${name}” yayından kaldırılsın mı?`,
  hideHint:
    'Görsel bütün sayfalardan hemen kalkar ve adresi açılmaz; dosyası ve bilgileri kitaplıkta kalır. Dilediğinizde yeniden yayınlayabilirsiniz.',
  hiding: 'Kaldırılıyor…',
  hiddenNow: 'Görsel yayından kaldırıldı',
  show: 'Yeniden Yayınla',
  showOf: (name: string) => `“${name}” yeniden yayınlansın mı?`,
  showHint: 'Görsel kullanıldığı bütün sayfalarda yeniden görünür.',
  showing: 'Yayınlanıyor…',
  shownNow: 'Görsel yeniden yayında',

  inUse: (number: number) =>
    number === 1
      ? 'Bu görsel kullanılıyor; silinmedi. Önce kullanıldığı yerlerden çıkarın ya da yine de silmeyi seçin.'
      : `Görseller ${number} yerde kullanılıyor; hiçbiri silinmedi. Önce kullanıldıkları yerlerden çıkarın ya da yine de silmeyi seçin.`,
  notInBin: 'Bu görsel artık çöp kutusunda değil. Geri alınmış ya da süresi dolmuş olabilir.',
  notFound: 'Bu görsel artık kitaplıkta değil. Listeyi yenileyin.',

  nameInvalid: 'Dosya adı boş olamaz; en çok 200 karakter yazın.',
  altTextTooLong: (most: number) => `Açıklama en çok ${most} karakter olabilir.`,
  creditTooLong: (most: number) => `Fotoğrafı çeken en çok ${most} karakter olabilir.`,
  consentTooLong: (most: number) => `Onay notu en çok ${most} karakter olabilir.`,
  focusInvalid: 'Odak noktası 0 ile 100 arasında tam sayı olmalıdır.',
  hiddenInvalid: 'Görselin yayında olup olmadığı true ya da false ile belirtilmelidir.',
  nothingToChange: 'Değiştirilecek bir bilgi gönderilmedi.',
};
