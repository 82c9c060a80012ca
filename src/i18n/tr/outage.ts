/** The page that the proxy shows while the server is away. */
export const outageText = {
  title: 'Siteye şu anda ulaşılamıyor',
  hint: 'Geçici bir teknik sorun var. Lütfen birkaç dakika sonra yeniden deneyin.',
  tryAgain: 'Yeniden dene',
  emergency: 'Acil durumda beklemeyin, hemen arayın:',
  phone: 'Telefon',
  accounts: 'Bağış hesapları',
  /** Stands before the address: numbers on this page would be those of the day on which it was copied. */
  accountsAt: 'Hesap numaralarının güncel hâli, site açıldığında şu sayfadadır:',
  english: 'This website cannot be reached right now. In an emergency in Türkiye, call 112.',
};
