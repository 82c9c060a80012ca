/** What is deleted waits in a bin: the way back, the same in all tabs that have one. */
export const binPanelText = {
  deletionHint: (title: string, days: number) =>
    `“${title}” ${days} gün çöp kutusunda bekler; bu süre içinde geri alabilirsiniz.`,
  restore: 'Geri Al',
  undoHint: 'Geri almak için F8 tuşuna, ardından Enter tuşuna basın.',
  notRestored: 'Geri alma işlemi başarısız',
  newsRestored: 'Haber geri alındı',
  operationRestored: 'Operasyon geri alındı',
  photoRestored: 'Fotoğraf geri alındı',
};
