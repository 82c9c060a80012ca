/** Words for what can be done with an article at once, from its row or after a save. */
export const newsActsText = {
  see: 'Sitede gör',
  copyLink: 'Bağlantıyı kopyala',
  copyLinkOf: (title: string) => `Bağlantıyı kopyala: ${title}`,
  share: 'Paylaş',
  offerHint: 'Haberin satırında da bulunur.',
  copied: 'Kopyalandı',
  copiedHint: 'Haberin bağlantısı panoya kopyalandı.',
  notCopied: 'Bağlantı kopyalanamadı. Haberi sitede açıp adresini kopyalayın.',
};
