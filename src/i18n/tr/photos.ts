/** The gallery on the public pages and in the panel: sentences, as visitors and editors read them. */
export const photosText = {
  all: 'Tümü',
  categories: {
    operations: 'Operasyonlar',
    training: 'Eğitimler',
    events: 'Etkinlikler',
    equipment: 'Ekipman',
  },
  filterLabel: 'Fotoğraf kategorileri',
  number: (pictures: number) => `${pictures} görsel`,
  allDrawn: 'Görseller temsilî çizimdir.',
  someDrawn: 'Görsellerin bir kısmı temsilî çizimdir.',
  empty: 'Henüz fotoğraf bulunmuyor.',
  loading: 'Fotoğraflar yükleniyor…',
  fetchFailed: 'Failed to fetch photos',
  fetchFailedHint: 'Fotoğraflar şu anda yüklenemedi. Bağlantınızı denetleyip sayfayı yenileyin.',

  viewer: 'Fotoğraf görüntüleyici',
  close: 'Kapat',
  previous: 'Önceki fotoğraf',
  next: 'Sonraki fotoğraf',

  titleRequired: 'Başlık gereklidir',
  imageUrlRequired: 'Görsel adresi gereklidir',
  imageUrlInvalid: 'Görsel adresi https:// ya da / ile başlamalıdır',
  titleTooLong: (most: number) => `Başlık en çok ${most.toLocaleString('tr')} karakter olabilir`,
  descriptionTooLong: (most: number) => `Açıklama en çok ${most.toLocaleString('tr')} karakter olabilir`,
  categoryTooLong: (most: number) => `Kategori en çok ${most.toLocaleString('tr')} karakter olabilir`,
  categoryInvalid: 'Kategori bir metin olmalıdır',
  descriptionInvalid: 'Açıklama bir metin olmalıdır',
  operationUnknown: 'Seçilen operasyon bulunamadı',
  notFound: 'Fotoğraf bulunamadı',
  isInBin:
    'Bu fotoğraf siz düzenlerken silinmiş. Yazdıklarınız duruyor: fotoğrafı çöp kutusundan geri alıp yeniden kaydedin.',
  changedMeanwhile: 'Bu fotoğraf siz düzenlerken başka biri tarafından değiştirildi.',
  batchInvalid: 'Eklenecek fotoğraflar seçilmedi ya da geçersiz.',
  batchTooLarge: (most: number) => `Tek seferde en çok ${most} fotoğraf eklenebilir.`,
  batchSavedBefore:
    'Bu fotoğraflar az önce başka bilgilerle eklenmişti. Pencereyi kapatın; fotoğrafları galeriden düzenleyebilirsiniz.',
  batchSavedAndDeleted:
    'Bu fotoğraflar az önce eklenmiş, sonra bir kısmı silinmişti. Çöp kutusundan geri alabilirsiniz.',
  orderInvalid: 'Fotoğrafların sırası anlaşılamadı.',
  tooManyOrdered: (most: number) =>
    `Tek seferde en çok ${most.toLocaleString('tr')} fotoğrafın yeri değiştirilebilir.`,
  orderedGone: 'Sıraladığınız fotoğraflardan biri bu arada silinmiş. Güncel sıraya bakıp yeniden kaydedin.',
  binFetchFailed: 'Çöp kutusu alınamadı',
  notInBin: 'Bu fotoğraf çöp kutusunda değil ya da süresi doldu.',
  savedAndDeleted: 'Bu fotoğraf az önce kaydedilmiş, sonra silinmişti. Çöp kutusundan geri alabilirsiniz.',
  savedBefore: 'Bu fotoğraf az önce başka bilgilerle kaydedilmişti.',
};
