/** Reasons why an article is not saved, or not found: sentences of the server, some of which the form says first. */
export const newsRefusalText = {
  contentRequired: 'İçerik gereklidir',
  categoryRequired: 'Kategori seçimi gereklidir',
  contentTooLong: (most: number) => `İçerik en çok ${most.toLocaleString('tr')} karakter olabilir`,
  imageUrlInvalid: 'Görsel adresi https:// ya da / ile başlamalıdır',
  tooManyImages: (most: number) => `Bir habere en çok ${most} ek görsel eklenebilir`,
  operationUnknown: 'Seçilen operasyon bulunamadı',
  notFound: 'Haber bulunamadı',
  notInBin: 'Bu haber çöp kutusunda değil ya da süresi doldu.',
  versionNotFound: 'Haberin böyle bir sürümü yok.',
  versionBreaksRule: (rule: string) =>
    `Bu sürüm olduğu gibi geri getirilemiyor: ${rule}. Metnini kopyalayıp haberi düzenleyerek ekleyebilirsiniz.`,
  isInBin:
    'Bu haber siz düzenlerken silinmiş. Yazdıklarınız duruyor. Bu pencereyi kapatın, haberi çöp kutusundan geri alıp “Yarım kalan”ı sürdürün ya da yeni kayıt olarak açın.',
  savedAndDeleted: 'Bu haber az önce kaydedilmiş, sonra silinmişti. Çöp kutusundan geri alabilirsiniz.',
  savedBefore: 'Bu haber az önce başka bir metinle kaydedilmişti.',
  changedMeanwhile: 'Bu haber siz düzenlerken başka biri tarafından değiştirildi.',
};
