import { writingToolsText } from './writing-buttons.ts';

/** Writing in the panel, and looking at what was written before visitors do. */
export const writingText = {
  ...writingToolsText,
  toolsFailed: 'Biçim düğmeleri yüklenemedi; yazmayı sürdürebilirsiniz.',
  cleaned: 'Yapıştırılan metin sadeleştirildi.',
  undoByKeys: (keys: string) => `Geri almak için ${keys}.`,
  undoByButton: (label: string) => `Geri almak için “${label}” düğmesine basın.`,
  splitCells: 'Tablodaki birleştirilmiş hücreler ayrıldı; boş kalanlara bakın.',
  lostPictures: (count: number) => `${count} görsel yapıştırılamadı; “Metne görsel ekle” düğmesiyle ekleyin.`,
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

  preview: 'Önizle',
  previewOf: (title: string) => `Önizle: ${title} (yeni sekmede açılır)`,
  previewHint: 'Haberin sayfasını ziyaretçilerin göreceği biçimde yeni sekmede açar.',
  previewLacksChanges: 'Önizleme son kaydedilen hâli gösterir; kaydetmediğiniz değişiklikler onda yok.',
  previewBar: 'Önizleme',
  previewOfDraft: 'Bu bir taslaktır; ziyaretçiler göremez.',
  previewOfPublished: 'Bu haber yayındadır; ziyaretçiler onu kendi adresinde görür.',
  previewForStaff: 'Bu önizlemeyi yalnızca oturum açmış ekip üyeleri açabilir.',
  editHere: 'Düzenle',
  seeOnSite: 'Sitede gör',
  previewTitle: (title: string) => `Önizleme: ${title}`,
};
