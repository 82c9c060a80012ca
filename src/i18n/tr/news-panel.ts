import { publicationText } from './publication.ts';

/** News in the panel; apart from `news.ts`, so that visitors do not load it. */
export const newsPanelText = {
  ...publicationText,
  create: 'Yeni Haber',
  createTitle: 'Yeni Haber Ekle',
  editTitle: 'Haberi Düzenle',
  count: (number: number) => `${number} haber`,
  noneYet: 'Henüz haber yok',
  noneYetHint: 'İlk haberinizi “Yeni Haber” düğmesiyle ekleyin.',
  search: 'Haberlerde ara',
  searchHint: 'Başlık, özet, kategori ya da yazan',
  filter: 'Haberleri süz',
  allNews: 'Tüm haberler',
  scheduledOnly: 'Zamanlananlar',
  category: 'Konuya göre süz',
  allCategories: 'Tüm kategoriler',
  mineOnly: 'Benim yazdıklarım',
  panelFetchHint: 'Haber listesi alınamadı. Bağlantınızı denetleyip yeniden deneyin.',
  scheduledFor: (moment: string) => `Zamanlandı: ${moment}`,
  contentCodesHint:
    'Paragrafları boş satırla ayırın. Biçim kodları: **kalın**, *eğik*, ## Ara başlık, - madde, [bağlantı](https://…)',
  operationOfVersion: (title: string, id: number) => `${title} (no: ${id})`,
  noOperation: 'Bir operasyona ait değil',
  created: 'Yeni haber oluşturuldu',
  updated: 'Haber güncellendi',
  deleted: 'Haber silindi',
  confirmDeletion: 'Bu haberi silmek istediğinizden emin misiniz?',
  restored: 'Haber geri alındı',
  binHint: (days: number) => `Silinen haberler ${days} gün burada bekler, sonra kalıcı olarak silinir.`,
};
