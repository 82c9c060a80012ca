/** The choice of an address by the title of its page. */
export const addressesText = {
  failed: 'Sayfalar alınamadı',
  choose: 'Listeden seçin:',
  chosen: (title: string) => `→ ${title}`,
};
