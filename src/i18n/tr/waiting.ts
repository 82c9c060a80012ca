/** Words of the server while it has no database since its start. */
export const waitingText = {
  english: 'This page cannot be shown right now. In an emergency in Türkiye, call 112.',
  shown: 'Şu anda açılan sayfalar',
  panel: 'Panel şu anda açılamıyor',
  databaseAway: 'Veri tabanına ulaşılamıyor.',
  siteGoesOn: 'Site, ziyaretçilere son hâlini göstermeye devam ediyor.',
  siteIsAway: 'Ziyaretçilere gösterilecek kayıtlı bir sayfa da yok; yalnızca 112 hatırlatılıyor.',
  typedStays: 'Panele yazıp henüz kaydetmediğiniz metinler bu cihazda duruyor.',
  comesBack: 'Veri tabanı gelince panel kendiliğinden açılır; bu sayfa birkaç saniyede bir yeniden dener.',
};
