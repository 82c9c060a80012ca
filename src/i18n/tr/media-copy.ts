/** Pictures of other sites, of which the library shows copies. */
export const mediaCopyText = {
  waiting: 'Kopyası bekleniyor',
  failed: 'Kopyalanamadı',
  list: 'Kopyası beklenenler',
  listHint:
    'Başka sitelerdeki bu görseller henüz alınamadı; iki gün boyunca kendiliğinden yeniden denenir. Kopyası gelene kadar sitede yerinde yedek görsel durur.',
  retry: 'Yeniden dene',
  retryOf: (name: string) => `Yeniden dene: ${name}`,
  retrying: 'Deneniyor…',
  arrived: 'Görselin kopyası geldi.',
  added: 'Görsel şu anda alınamadı. Kopyalama kendiliğinden yeniden denenecek.',
  forget: 'Vazgeç',
  forgetOf: (name: string) => `Vazgeç: ${name}`,
  forgotten: 'Görselin kopyası artık beklenmiyor; sitede yerinde görsel durmaz.',
  notForgotten: 'Görselden vazgeçilemedi',
  gone: 'Bu görselin kopyası artık beklenmiyor.',
  copyOf: 'Kopyalandığı adres',
};
