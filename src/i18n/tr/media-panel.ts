/** '“a.jpg”, “b.jpg”, “c.jpg” ve 4 görsel daha'; '4 görsel' when no name is known. */
function listNames(names: readonly string[], number: number): string {
  const named = names.slice(0, 3).map((name) => `“${name}”`);
  if (named.length === 0) return `${number} görsel`;
  const rest = number - named.length;
  return rest > 0 ? `${named.join(', ')} ve ${rest} görsel daha` : named.join(', ');
}

/** The Medya tab, and what forms offer of the library: their sentences. */
export const mediaPanelText = {
  count: (number: number) => `${number} görsel`,
  loading: 'Görseller yükleniyor…',
  search: 'Görsellerde ara',
  searchHint: 'Ad, açıklama, çeken ya da adres',
  filter: 'Görselleri süz',
  allPictures: 'Tüm görseller',
  unusedOnly: 'Kullanılmayanlar',
  undescribedOnly: 'Açıklaması eksik',
  operation: 'Operasyona göre',
  allOperations: 'Tüm operasyonlar',
  month: 'Yüklendiği aya göre',
  allMonths: 'Tüm aylar',
  hiddenOnly: 'Yayında olmayanlar',
  bySize: 'Boyuta göre',
  byName: 'Ada göre (A–Z)',

  upload: 'Görsel Yükle',
  dropHere: 'Görselleri buraya sürükleyip bırakın ya da cihazınızdan seçin.',
  formats: 'JPG, PNG, GIF, WEBP',
  sizeLimit: (megabytes: number) => `Dosya başına en çok ${megabytes} MB`,
  uploads: 'Yüklemeler',
  waiting: 'Sırada',
  sent: (percent: number) => `%${percent} gönderildi`,
  processing: 'İşleniyor…',
  progressOf: (name: string) => `Yükleniyor: ${name}`,
  cancelUpload: 'Yüklemeyi iptal et',
  cancelUploadOf: (name: string) => `Yüklemeyi iptal et: ${name}`,
  retryOf: (name: string) => `Yeniden dene: ${name}`,
  dismiss: 'Listeden kaldır',
  dismissOf: (name: string) => `Listeden kaldır: ${name}`,
  notAPicture: (name: string) =>
    `“${name}” bir görsel değil. JPG, PNG, GIF ya da WEBP biçiminde bir görsel bırakın.`,
  uploadFailed: 'Görsel yükleme başarısız',
  uploadSucceeded: 'Yükleme Başarılı',
  uploaded: (number: number) =>
    number === 1 ? 'Görsel kitaplığa eklendi.' : `${number} görsel kitaplığa eklendi.`,
  foundAgain: (number: number) =>
    number === 1 ? 'Bu görsel kitaplıkta zaten var.' : `${number} görsel kitaplıkta zaten var.`,

  view: 'Görüntüle',
  viewOf: (name: string) => `Görüntüle: ${name}`,
  name: 'Dosya adı',
  size: 'Boyut',
  dimensions: 'Ölçüler',
  pixels: (width: number, height: number) => `${width} × ${height} piksel`,
  uploadedAt: 'Yüklenme',
  url: 'URL',
  copy: 'URL Kopyala',
  copyOf: (name: string) => `URL kopyala: ${name}`,
  copied: 'Kopyalandı',
  copiedHint: 'Görselin adresi panoya kopyalandı.',
  copyFailed: 'URL kopyalanamadı',

  selectAll: 'Tümünü seç',
  selected: (number: number) => `${number} görsel seçildi`,
  deleteSelected: 'Seçilenleri Sil',
  confirmDeletion: (number: number) =>
    number === 1
      ? 'Bu görseli silmek istediğinizden emin misiniz?'
      : `${number} görseli silmek istediğinizden emin misiniz?`,
  deletionHint: (names: readonly string[], number: number) =>
    `${listNames(names, number)}. 30 gün çöp kutusunda bekler; bu sürede geri alabilirsiniz.`,
  deletionFailed: 'Silme Hatası',
  notDeleted: 'Görseller silinemedi',
  deletionSucceeded: 'Silme Başarılı',
  deleted: (number: number) => (number === 1 ? 'Görsel silindi.' : `${number} görsel silindi.`),
  deletionInvalid: 'Silinecek görseller seçilmedi ya da geçersiz.',
  tooManyDeleted: (most: number) => `Tek seferde en çok ${most} görsel silinebilir.`,
  gone: 'Seçilen görsellerden biri artık kitaplıkta değil. Hiçbiri silinmedi; güncel listeden yeniden seçin.',

  openLibrary: 'Kitaplığı Aç',
  libraryHintOne: 'Kullanmak istediğiniz görsele dokunun.',
  libraryHintText: 'Kitaplıktan bir görsele dokunun ya da cihazınızdan birkaçını birden yükleyin.',
  addUrl: 'Başka bir adres (URL)',
  add: 'Ekle',
};
