const mostAtOnce = (most: number) => `Tek seferde en çok ${most} fotoğraf eklenebilir`;

/** Adding many photos to the gallery at once, putting them in order, and changing several together. */
export const photosBulkText = {
  add: 'Toplu Ekle',
  addTitle: 'Fotoğrafları Toplu Ekle',
  pictures: 'Fotoğraflar',
  choose: 'Fotoğraf Seç',
  chooseLabel: 'Fotoğraf dosyaları seçin',
  dropHint: 'Fotoğrafları buraya da sürükleyip bırakabilirsiniz.',
  uploaded: (done: number, all: number) => `${all} fotoğraftan ${done} tanesi yüklendi`,
  addedAtEnd: (percent: number) => `Eklenecek · %${percent}`,
  notUploaded: (number: number) => `${number} fotoğraf yüklenemedi`,
  retryAll: 'Hepsini Yeniden Dene',
  chosen: (number: number) => `${number} fotoğraf eklenecek`,
  removeOf: (name: string) => `Çıkar: ${name}`,
  showAll: (number: number) => `Tümünü göster (${number})`,
  titleLabel: 'Ortak başlık',
  titleHint:
    'Boş kalırsa operasyonun, o da yoksa kategorinin adı kullanılır; “genel” için “Fotoğraf” yazar. Her fotoğrafa bir sıra numarası eklenir; başlıkları sonra tek tek değiştirebilirsiniz.',
  untitled: 'Fotoğraf',
  credit: 'Fotoğrafları çeken',
  creditHint: 'Çekeni yazılmamış kitaplık görsellerine yazılır.',
  none: 'En az bir fotoğraf seçin',
  tooMany: (most: number) => `${mostAtOnce(most)}. Birkaçını çıkarıp kaydedin, kalanları sonra ekleyin.`,
  leftOut: (number: number, most: number) =>
    `${mostAtOnce(most)}; seçtiklerinizden ${number} tanesi alınmadı. Bunları kaydettikten sonra kalanları ekleyin.`,
  added: (number: number) => `${number} fotoğraf eklendi`,
  notAdded: 'Fotoğraflar eklenemedi. Yeniden “Kaydet”e basabilirsiniz; hiçbiri iki kez eklenmez.',

  inOrder: 'Galerideki sıra',
  order: 'Sırala',
  orderTitle: 'Fotoğrafları Sırala',
  orderHint:
    'Bir fotoğrafa dokunun, sonra aşağıdaki düğmelerle taşıyın. Sürükleyebilirsiniz de; telefonda sol üst köşesinden tutun.',
  moved: (title: string, place: number) => `“${title}” ${place}. sırada`,
  noneChosen: 'Önce bir fotoğraf seçin',
  first: 'En başa',
  forward: 'Öne al',
  back: 'Geriye al',
  last: 'En sona',
  ordered: 'Sıra kaydedildi',
  movedMeanwhile: 'Sıra kaydedildi. Bu sırada taşıdıklarınız için bir kez daha “Kaydet”e basın.',

  selectAll: 'Tümünü seç',
  selected: (number: number) => `${number} fotoğraf seçildi`,
  change: 'Seçilenleri Değiştir',
  changeTitle: (number: number) => `${number} Fotoğrafı Değiştir`,
  changeHint: 'Yalnızca işaretledikleriniz değişir; başlıklar ve açıklamalar kalır.',
  changeCategory: 'Kategorisini değiştir',
  changeOperation: 'Operasyonunu değiştir',
  changed: (number: number) => `${number} fotoğraf güncellendi`,
  notChanged: (number: number) => `${number} fotoğraf güncellenemedi. Yeniden “Kaydet”e basabilirsiniz.`,
  delete: 'Seçilenleri Sil',
  confirmDeletion: (number: number) =>
    number === 1
      ? 'Bu fotoğrafı silmek istediğinizden emin misiniz?'
      : `${number} fotoğrafı silmek istediğinizden emin misiniz?`,
  deletionHint: 'Çöp kutusunda 30 gün bekler; bu sürede geri alabilirsiniz.',
  deleted: (number: number) => (number === 1 ? 'Fotoğraf silindi' : `${number} fotoğraf silindi`),
  notDeleted: (number: number) => `${number} fotoğraf silinemedi`,
  restored: (number: number) => (number === 1 ? 'Fotoğraf geri alındı' : `${number} fotoğraf geri alındı`),
};
