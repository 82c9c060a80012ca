/** Searching and ordering, the same in all of the panel's lists. */
export const listPanelText = {
  order: 'Sıralama',
  newest: 'Önce en yeni',
  oldest: 'Önce en eski',
  byTitle: 'Başlığa göre (A–Z)',
  found: (number: number) => `${number} sonuç`,
  noMatch: 'Aramanızla eşleşen kayıt yok',
  noMatchHint: 'Başka bir sözcük deneyin ya da süzgeci kaldırın.',
  clear: 'Aramayı Temizle',
  showMore: 'Daha fazla göster',
  loadingMore: 'Getiriliyor…',
  moreFailed: 'Devamı alınamadı. Bağlantınızı denetleyip yeniden deneyin.',
  selecting: 'Seçiliyor…',
  notAllSelected: 'Tümü seçilemedi. Bağlantınızı denetleyip yeniden deneyin.',
  shownOf: (shown: number, total: number) => `${total} kayıttan ${shown} tanesi gösteriliyor`,
};
