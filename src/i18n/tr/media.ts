/** Pictures and uploads: sentences of SPEC sections 2 and 8, and the refusals of ours. */
export const mediaText = {
  fetchFailed: 'Failed to fetch media files',
  notAForm: 'Görsel, form verisi (multipart/form-data) olarak gönderilmelidir.',
  noFile: 'Yüklenecek görsel seçilmedi.',
  tooManyFiles: (most: number) => `Tek seferde en çok ${most} görsel yüklenebilir.`,
  tooLarge: (name: string, megabytes: number) =>
    `“${name}” ${megabytes} MB sınırını aşıyor. Daha küçük bir görsel seçin.`,
  tooManyPixels: (name: string, megapixels: number) =>
    `“${name}” ${megapixels} megapikselden büyük. Daha küçük bir görsel seçin.`,
  notAPicture: (name: string) =>
    `“${name}” desteklenen bir görsel değil. JPG, PNG, GIF ya da WEBP biçiminde bir görsel yükleyin.`,
  heic: (name: string) =>
    `“${name}” HEIC biçiminde. iPhone’da Ayarlar › Kamera › Biçimler bölümünden “En Uyumlu”yu seçin ya da görseli JPG olarak paylaşıp yeniden yükleyin.`,
  damaged: (name: string) =>
    `“${name}” okunamadı: dosya eksik ya da bozuk. Görseli yeniden kaydedip yükleyin.`,
  unnamed: 'görsel',
  uploadFailed: 'Yükleme Hatası',
  pictureNotUploaded: 'Görsel yüklenemedi',
  uploadSucceeded: 'Yükleme Başarılı',
  uploadedAndSet: 'Görsel yüklendi ve otomatik olarak ayarlandı',

  chooseFile: 'Görsel dosyası seçin',
  upload: 'Görsel Yükle',
  uploading: 'Yükleniyor…',
  pictureOnItsWay: 'Görsel yükleniyor…',
  urlPlaceholder: 'https://… ya da /…',
  urlsPlaceholder: 'https://…, https://…',
  previewOf: (label: string) => `Önizleme: ${label}`,
  pick: 'Kitaplıktan Seç',
  library: 'Görsel Kitaplığı',
  libraryHint: 'Eklemek istediğiniz görsellere dokunun; yeniden dokununca çıkar.',
  chosen: (number: number) => (number === 0 ? 'Görsel seçilmedi' : `${number} görsel seçili`),
  fetchFailedHint: 'Görseller alınamadı. Bağlantınızı denetleyip yeniden deneyin.',
  noneYet: 'Henüz görsel yok',
  noneYetHint: '“Görsel Yükle” düğmesiyle ilk görseli ekleyin.',
};
