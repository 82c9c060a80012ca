/** Pictures of other sites, of which the library shows copies. */
export const mediaCopyText = {
  waiting: 'Kopyası bekleniyor',
  failed: 'Kopyalanamadı',
  waitingHint:
    'Görsel henüz alınamadı; kendiliğinden yeniden denenecek. Kopyası gelene kadar sitede yerinde yedek görsel durur.',
  failedHint: 'Görsel alınamadı ve artık kendiliğinden denenmiyor. Sitede yerinde yedek görsel durur.',
  retry: 'Yeniden dene',
  retryOf: (name: string) => `Yeniden dene: ${name}`,
  retrying: 'Deneniyor…',
  arrived: 'Görselin kopyası geldi.',
  stillWaiting: 'Görsel bu kez de alınamadı; kendiliğinden yeniden denenecek.',
  added: 'Görsel şu anda alınamadı, yine de listeye eklendi. Kopyalama kendiliğinden yeniden denenecek.',
  copyOf: 'Kopyalandığı adres',
  waitingOnly: 'Kopyası beklenenler',
};
