/** Pictures on their way, in parts and from forms: their sentences. */
export const mediaUploadText = {
  nameInvalid: 'Dosya adı gönderilmedi ya da çok uzun.',
  sizeInvalid: 'Dosyanın boyutu bayt olarak, tam sayıyla gönderilmelidir.',
  gone: 'Bu yükleme artık sürdürülemiyor. Görseli yeniden gönderin.',
  wrongOffset: 'Yükleme başka bir yerden sürüyor; kaldığı yerden gönderin.',

  uploadsUnderWay: 'Süren yüklemeler',
  underWay: (number: number) => `${number} fotoğraf yükleniyor`,
  percent: (percent: number) => `%${percent}`,
  shrunk: (from: string, to: string) =>
    `Cihazınızda küçültüldü (${from} → ${to}); konum bilgisi gönderilmedi`,
  addToText: 'Metne görsel ekle',
  uploaded: (come: number) => (come === 1 ? 'Görsel yüklendi' : `${come} görsel yüklendi`),
  putIntoText: (come: number) => `${mediaUploadText.uploaded(come)} ve metne eklendi`,
  mayNotPublish:
    'Görsel hâlâ yükleniyor. Yayınlamak için bitmesini bekleyin ya da yüklemeyi iptal edin; taslak olarak hemen kaydedebilirsiniz.',
  savedMeanwhile:
    'Kaydedildi. Görsel hâlâ yükleniyor; gelince burada yerine konacak, sonra bir kez daha kaydedin.',
  placedMeanwhile: 'Görsel geldi ve yerine kondu. Orada kalması için yeniden kaydedin.',
  missingNotPublished: (pictures: string) =>
    `${pictures} yüklenemediği için yayınlama durduruldu. Yeniden deneyin ya da başka bir görsel seçin. Görselsiz yayınlamak için aynı düğmeye bir kez daha basın.`,
  savedMissing: (pictures: string) =>
    `Kaydedildi, ama ${pictures} yüklenemedi. Yeniden deneyin; gelince bir kez daha kaydedin. Görselsiz kalacaksa formu kapatabilirsiniz.`,
  butMissing: (pictures: string) => `ama ${pictures} eksik.`,
  pictures: (names: readonly string[]) => (names.length === 1 ? `“${names[0]}”` : `${names.length} görsel`),
  toPicture: 'Görsele git',
  toPictureHint: 'Formda yüklenemeyen görsele gidin',
  addPictures: 'Fotoğrafları Yükle',
  coverFromText: 'Metindeki ilk fotoğrafı kapak yap',
  coverFromImages: 'Ek görsellerin ilkini kapak yap',
  removePicture: (place: number) => `${place}. görseli çıkar`,
  moveBack: (place: number) => `${place}. görseli öne al`,
  moveOn: (place: number) => `${place}. görseli sonraya al`,
  otherAddress: 'Başka bir adres',
  editAddress: 'İnternet adresini elle yaz',
  removeOne: 'Görseli çıkar',
  separateByCommas: 'Adresleri virgülle ayırın.',
  mostPictures: (most: number) => `En çok ${most} görsel eklenebilir.`,
  mostAtOnce: (most: number) => `Tek seferde en çok ${most} görsel eklenebilir.`,
  full: (most: number) => `${most} görsel seçili; daha fazlası eklenemez. Önce birini çıkarın.`,
};
