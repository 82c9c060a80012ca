/** Publishing an article from its row, and taking it back: words that come with these acts. */
export const newsPublishingText = {
  published: 'Haber yayınlandı',
  scheduled: (moment: string) => `Haber zamanlandı: ${moment}`,
  publishFailed: 'Haber yayınlanamadı',
  confirmUnpublish: 'Haber yayından kaldırılsın mı?',
  unpublishHint: (title: string) =>
    `“${title}” taslak olur; ziyaretçiler göremez, paylaşılan bağlantısı açılmaz.`,
  unpublishing: 'Kaldırılıyor…',
  unpublished: 'Haber yayından kaldırıldı',
  unpublishFailed: 'Haber yayından kaldırılamadı',
  publishedAgain: 'Haber yeniden yayınlandı',
  draftAgain: 'Haber yine taslak; ziyaretçiler görmez',
};
