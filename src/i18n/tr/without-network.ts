/** Said by the service worker, where nothing of the server is at hand. */
export const withoutNetworkText = {
  copyOf: (time: string) => `Ağ yok ya da site yanıt vermiyor. Bu, ${time} tarihli kopyadır.`,
  title: 'Ağ yok',
  notKept: 'Bu sayfa cihazınızda yok. Ağ yokken açılabilenler:',
  oldAccounts: (host: string) =>
    `Cihazınızdaki IBAN’lar bir günden eski, bu yüzden gösterilmiyor. Ağ gelince güncelleri: ${host}/donate`,
};
