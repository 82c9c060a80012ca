/** Looking at what was written before visitors do. */
export const previewText = {
  preview: 'Önizle',
  previewOf: (title: string) => `Önizle: ${title} (yeni sekmede açılır)`,
  previewHint: 'Haberin sayfasını ziyaretçilerin göreceği biçimde yeni sekmede açar.',
  previewLacksChanges:
    'Önizleme son kaydedilen hâli gösterir; kaydetmediğiniz değişiklikler önizlemede görünmez.',
  previewBar: 'Önizleme',
  previewOfDraft: 'Bu bir taslaktır; ziyaretçiler göremez.',
  previewOfPublished: 'Bu haber yayındadır; ziyaretçiler onu kendi adresinde görür.',
  previewForStaff: 'Bu önizlemeyi yalnızca oturum açmış ekip üyeleri açabilir.',
  editHere: 'Düzenle',
  seeOnSite: 'Sitede gör',
  seeOf: (title: string) => `Sitede gör: ${title} (yeni sekmede açılır)`,
  previewTitle: (title: string) => `Önizleme: ${title}`,
};
