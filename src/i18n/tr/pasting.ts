/** Words for what became of a pasted text. */
export const pastingText = {
  cleaned: 'Yapıştırılan metin sadeleştirildi.',
  marksRead: 'Metindeki biçim kodları (##, -, ** gibi) başlık, liste ya da vurgu olarak okundu.',
  undoByKeys: (keys: string) => `Geri almak için ${keys}.`,
  undoByButton: (label: string) => `Geri almak için “${label}” düğmesine basın.`,
  splitCells: 'Tablodaki birleştirilmiş hücreler ayrıldı; boş kalanlara bakın.',
  lostPictures: (count: number) => `${count} görsel yapıştırılamadı; “Metne görsel ekle” düğmesiyle ekleyin.`,
};
