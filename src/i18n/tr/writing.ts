/** Writing in the panel, but for the editor's own buttons. */
export const writingText = {
  showCodes: 'Biçim kodlarını göster',
  editorFailed: 'Düzenleyici yüklenemedi; biçim kodlarıyla yazmayı sürdürebilirsiniz.',
  tooLongForEditor:
    'Bu metin çok uzun olduğu için biçim kodlarıyla açıldı. Sayfadaki görünümüne önizlemeden bakın.',
  tooOddForEditor:
    'Bu metinde düzenleyicinin gösteremediği bağlantı kodları var; bozulmasın diye biçim kodlarıyla açıldı.',
  view: 'Görünüm',
  viewText: 'Yazı',
  viewPreview: 'Önizleme',
  previewPane: 'Metnin önizlemesi',
  nothingToPreview: 'Yazdıkça metnin sayfada nasıl görüneceği burada belirir.',
  previewComing: 'Önizleme hazırlanıyor…',
  previewFailed: 'Önizleme yüklenemedi; yazmayı sürdürebilirsiniz.',
};

/** Words for what became of a pasted text. */
export const pastingText = {
  cleaned: 'Yapıştırılan metin sadeleştirildi.',
  marksRead: 'Metindeki biçim kodları (##, -, ** gibi) başlık, liste ya da vurgu olarak okundu.',
  undoByKeys: (keys: string) => `Geri almak için ${keys}.`,
  undoByButton: (label: string) => `Geri almak için “${label}” düğmesine basın.`,
  splitCells: 'Tablodaki birleştirilmiş hücreler ayrıldı; boş kalanlara bakın.',
  lostPictures: (count: number) => `${count} görsel yapıştırılamadı; “Metne görsel ekle” düğmesiyle ekleyin.`,
};
