/** Words of the bin in which deleted things wait; the same in all tabs that have one. */
export const binPanelText = {
  deletionHint: (title: string, days: number) =>
    `“${title}” ${days} gün çöp kutusunda bekler; bu süre içinde geri alabilirsiniz.`,
  bin: 'Çöp Kutusu',
  loading: 'Çöp kutusu yükleniyor…',
  fetchFailed: 'Çöp kutusu alınamadı',
  fetchHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  empty: 'Çöp kutusu boş',
  held: (number: number) => `Çöp kutusunda ${number} kayıt`,
  deleted: (when: string) => `${when} silindi`,
  deletedBy: (username: string) => `Silen: ${username}`,
  daysLeft: (days: number) =>
    days === 1 ? '24 saat içinde kalıcı olarak silinir' : `${days} gün sonra kalıcı olarak silinir`,
  search: 'Çöp kutusunda ara',
  searchHint: 'Başlık ya da silen kişi',
  lastDeleted: 'Önce son silinen',

  restore: 'Geri Al',
  restoreOf: (title: string) => `Geri Al: ${title}`,
  restoring: 'Geri alınıyor…',
  undoHint: 'Geri almak için F8 tuşuna, ardından Enter tuşuna basın.',
  asDraft: (restored: string) => `${restored}; taslak olarak duruyor, ziyaretçiler görmüyor`,
  notRestored: 'Geri alma işlemi başarısız',
};

interface OfOne {
  confirmDeletion: string;
  deleted: string;
  restored: string;
  /** '3 haber' */
  count: (number: number) => string;
}

/** Words of a single thing, and of several that are deleted together. */
export const countedBinText = ({ confirmDeletion, deleted, restored, count }: OfOne) => ({
  confirmDeletion: (number: number) => (number === 1 ? confirmDeletion : `${count(number)} silinsin mi?`),
  deleted: (number: number) => (number === 1 ? deleted : `${count(number)} silindi`),
  restored: (number: number) => (number === 1 ? restored : `${count(number)} geri alındı`),
  notDeleted: (number: number) => `${count(number)} silinemedi`,
});
