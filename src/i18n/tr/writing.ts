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
