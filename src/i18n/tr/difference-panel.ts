/** A text with what differs from another one marked. */
export const differencePanelText = {
  empty: '(boş)',
  sameLines: (count: number) => `… ${count} satır aynı …`,
  sameBlocks: (count: number) => `… ${count} paragraf aynı`,
  /** Above a whole paragraph, and below a picture. */
  removed: 'Kaldırıldı',
  added: 'Eklendi',
  picture: 'Görsel',
  pictureGone: 'Görsel açılamadı',
  pictureElsewhere: 'Başka bir sitenin görseli',
  reordered: 'Sırası değişti',
  /** Read out around what is marked; on the screen the marks say it. */
  removedStarts: '[çıkarılan: ',
  addedStarts: '[eklenen: ',
  ends: ']',
};
