/** The page that the proxy shows while the server is away. */
export const outageText = {
  title: 'Siteye şu anda ulaşılamıyor',
  hint: 'Geçici bir teknik sorun var. Lütfen birkaç dakika sonra yeniden deneyin.',
  tryAgain: 'Yeniden dene',
  emergency: 'Acil durumda beklemeyin, hemen arayın:',
  /** @param moment such as 28 Kasım 04.17 */
  shownFromSnapshot: (moment: string) =>
    `Sitemizin sunucusuna şu an ulaşılamıyor; bu sayfa son hâliyle gösteriliyor (${moment}).`,
  phone: 'Telefon',
  accounts: 'Bağış hesapları',
  /** Stands before the address: numbers on this page would be those of the day on which it was copied. */
  accountsAt: 'Hesap numaralarının güncel hâli, site açıldığında şu sayfadadır:',
  english: 'This website cannot be reached right now. In an emergency in Türkiye, call 112.',
};
