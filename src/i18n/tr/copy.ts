/** The button that copies a text. */
export const copyText = {
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalanamadı. Metni seçip elle kopyalayın.',
};
