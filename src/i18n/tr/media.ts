/** Pictures and uploads: their sentences, but for the refusals. */
export const mediaText = {
  fetchFailed: 'Failed to fetch media files',
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
