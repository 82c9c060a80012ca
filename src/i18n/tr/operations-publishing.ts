/** Publishing an operation from its row, and taking it back: words that come with these acts. */
export const operationsPublishingText = {
  published: 'Operasyon yayınlandı',
  publishFailed: 'Operasyon yayınlanamadı',
  confirmUnpublish: 'Operasyon yayından kaldırılsın mı?',
  unpublishHint: (title: string) =>
    `“${title}” taslak olur; ziyaretçiler göremez, bağlı haberde kutusu da çıkmaz.`,
  unpublishing: 'Kaldırılıyor…',
  unpublished: 'Operasyon yayından kaldırıldı',
  unpublishFailed: 'Operasyon yayından kaldırılamadı',
  publishedAgain: 'Operasyon yeniden yayınlandı',
  draftAgain: 'Operasyon yine taslak; ziyaretçiler görmez',
};
