/** What became of a pasted text. */
export const pastingText = {
  cleaned: 'Yapıştırılan metin sadeleştirildi.',
  undoByKeys: (keys: string) => `Geri almak için ${keys}.`,
  undoByButton: (label: string) => `Geri almak için “${label}” düğmesine basın.`,
  splitCells: 'Tablodaki birleştirilmiş hücreler ayrıldı; boş kalanlara bakın.',
  lostPictures: (count: number) => `${count} görsel yapıştırılamadı; “Metne görsel ekle” düğmesiyle ekleyin.`,
};
