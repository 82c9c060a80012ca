/** The gallery on the public pages and in the panel: sentences of SPEC sections 2, 4, 5 and 8. */
export const photosText = {
  title: 'Fotoğraf Galerisi',
  description: 'Operasyonlardan, eğitimlerden ve etkinliklerden fotoğraflar.',
  all: 'Tümü',
  categories: {
    operations: 'Operasyonlar',
    training: 'Eğitimler',
    events: 'Etkinlikler',
    equipment: 'Ekipman',
  },
  filterLabel: 'Fotoğraf kategorileri',
  number: (photos: number) => `${photos} fotoğraf`,
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
  titleTooLong: 'Başlık en çok 300 karakter olabilir',
  descriptionTooLong: 'Açıklama en çok 2.000 karakter olabilir',
  categoryTooLong: 'Kategori en çok 60 karakter olabilir',
  categoryInvalid: 'Kategori bir metin olmalıdır',
  descriptionInvalid: 'Açıklama bir metin olmalıdır',
  operationUnknown: 'Seçilen operasyon bulunamadı',
  notFound: 'Fotoğraf bulunamadı',
};
