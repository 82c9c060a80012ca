const kinds = {
  news: 'Haber',
  operation: 'Operasyon',
  photo: 'Fotoğraf galerisi',
  document: 'Sitenin bölümü',
};
const places = { cover: 'kapak görseli', extra: 'ek görsel', text: 'metnin içinde', photo: '' };

/** Words for what is known of a picture, where it is used, and taking it off the site. */
export const mediaDetailsText = {
  altText: 'Görselde ne görünüyor?',
  altTextOf: (name: string) => `Görselde ne görünüyor? (${name})`,
  altTextHint: 'Görseli göremeyen ziyaretçilere bir cümleyle anlatın. Yazdığınız kendiliğinden kaydedilir.',
  altTextFormHint: 'Görseli göremeyen ziyaretçilere bir cümleyle anlatın.',
  altTextExample: 'Örn. Enkaz başında üç gönüllü ve bir arama köpeği',
  altTextMissing: 'Açıklama eksik',
  altTextNeeded:
    'Haberi yayınlamak için görselde ne göründüğünü yazın. Taslak olarak bu hâliyle kaydedebilirsiniz.',
  credit: 'Fotoğrafı çeken',
  creditHint: 'Ad, kurum ya da kaynak.',
  consentNote: 'Görüntüdeki kişilerin onayı',
  consentNoteHint:
    'Kişiler tanınıyorsa onayı kimin, ne zaman, nasıl verdiğini yazın (KVKK). Ziyaretçiler görmez.',
  nameHint: 'Yalnızca panelde görünür; adresi değişmez.',
  changedMeanwhile: 'Bu görsel siz düzenlerken başka biri tarafından değiştirildi.',
  saved: 'Görsel bilgileri kaydedildi',

  focus: 'Odak noktası',
  focusHint: 'Görsel kırpılırken görünür kalacak yere basın ya da ok tuşlarıyla taşıyın.',
  focusPick: (x: number, y: number) => `Odak noktasını seçin; şu an soldan %${x}, üstten %${y}`,
  focusX: 'Soldan (%)',
  focusY: 'Üstten (%)',
  focusReset: 'Ortala',
  cut: 'Kırp ve çevir',
  cutOf: (name: string) => `Kırp ve çevir: ${name}`,

  saving: 'Kaydediliyor…',
  altTextSaved: 'Kaydedildi',
  altTextNotSaved: 'Kaydedilemedi. Bağlantınızı denetleyip yeniden deneyin.',

  isDuplicate: 'Bu görsel kitaplıkta zaten var',
  locationRemoved: 'Konum bilgisi silindi',
  arrived: 'Yeni yüklenenler',
  arrivedHint: 'Her görselde ne göründüğünü yazın; yazdığınız kendiliğinden kaydedilir.',
  dismissAll: 'Tümünü Kapat',

  uses: 'Kullanıldığı yerler',
  usesLoading: 'Kullanıldığı yerler aranıyor…',
  usesFetchFailed: 'Kullanıldığı yerler alınamadı',
  usesFetchFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  unused: 'Bu görsel hiçbir yerde kullanılmıyor.',
  useCount: (number: number) => (number === 0 ? 'Kullanılmıyor' : `${number} yerde kullanılıyor`),
  useOf: (kind: keyof typeof kinds, place: keyof typeof places) => {
    const where = places[place];
    return where ? `${kinds[kind]} · ${where}` : kinds[kind];
  },
  inBin: 'çöp kutusunda',

  hidden: 'Yayında değil',
  hiding: {
    act: 'Yayından Kaldır',
    question: (name: string) => `“${name}” yayından kaldırılsın mı?`,
    hint: 'Görsel bütün sayfalardan hemen kalkar ve adresi açılmaz; dosyası ve bilgileri kitaplıkta kalır. Dilediğinizde yeniden yayınlayabilirsiniz.',
    busy: 'Kaldırılıyor…',
    done: 'Görsel yayından kaldırıldı',
  },
  showing: {
    act: 'Yeniden Yayınla',
    question: (name: string) => `“${name}” yeniden yayınlansın mı?`,
    hint: 'Görsel kullanıldığı bütün sayfalarda yeniden görünür.',
    busy: 'Yayınlanıyor…',
    done: 'Görsel yeniden yayında',
  },

  inUseTitle: (number: number) =>
    number === 1 ? 'Bu görsel kullanılıyor' : 'Seçilen görsellerden kullanılanlar var',
  inUseHint:
    'Henüz hiçbiri silinmedi. Yine de silerseniz görsel bu yerlerde görünmez olur; 30 gün içinde çöp kutusundan geri alabilirsiniz.',
  deleteAnyway: 'Yine de Sil',
  inUse: (number: number) =>
    number === 1
      ? 'Bu görsel kullanılıyor; silinmedi. Önce kullanıldığı yerlerden çıkarın ya da yine de silmeyi seçin.'
      : `Görseller ${number} yerde kullanılıyor; hiçbiri silinmedi. Önce kullanıldıkları yerlerden çıkarın ya da yine de silmeyi seçin.`,
  binHint: (days: number) => `Silinen görseller ${days} gün burada bekler, sonra kalıcı olarak silinir.`,
  binFetchFailed: 'Çöp kutusu alınamadı',
  restored: (number: number) => (number === 1 ? 'Görsel geri alındı' : `${number} görsel geri alındı`),
  notInBin: 'Bu görsel artık çöp kutusunda değil. Geri alınmış ya da süresi dolmuş olabilir.',
  mayNotChangeShown:
    'Yayındaki ya da yayını zamanlanmış bir içeriğin görselini yalnız yöneticiler değiştirebilir, yayından kaldırabilir, silebilir ya da çöp kutusundan geri alabilir. Bir yöneticiden isteyin.',
  notFound: 'Bu görsel artık kitaplıkta değil. Listeyi yenileyin.',

  nameInvalid: 'Dosya adı boş olamaz; en çok 200 karakter yazın.',
  altTextTooLong: (most: number) => `Açıklama en çok ${most} karakter olabilir.`,
  creditTooLong: (most: number) => `“Fotoğrafı çeken” alanı en çok ${most} karakter olabilir.`,
  consentTooLong: (most: number) => `Onay notu en çok ${most} karakter olabilir.`,
  focusInvalid: 'Odak noktası 0 ile 100 arasında tam sayı olmalıdır.',
  hiddenInvalid: 'Görselin yayında olup olmadığı true ya da false ile belirtilmelidir.',
  nothingToChange: 'Değiştirilecek bir bilgi gönderilmedi.',
};
