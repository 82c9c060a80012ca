import { mediaUploadText } from './media-upload.ts';

/** The editor that shows an article as its page will; apart from `writing.ts`, because it comes after the form. */
export const richText = {
  toolbar: 'Metin biçimi',
  bold: 'Kalın',
  italic: 'Eğik',
  heading: 'Ara başlık',
  link: 'Bağlantı',
  quote: 'Alıntı',
  bulletList: 'Madde işaretli liste',
  numberedList: 'Numaralı liste',
  picture: mediaUploadText.addToText,
  table: 'Tablo ekle',
  undo: 'Geri al',
  redo: 'Yinele',

  pictureUp: 'Görseli yukarı taşı',
  pictureDown: 'Görseli aşağı taşı',
  pictureWords: 'Görselin açıklamasını yaz',
  pictureAway: 'Görseli metinden kaldır',
  addRow: 'Altına satır ekle',
  removeRow: 'Satırı sil',
  addColumn: 'Yanına sütun ekle',
  removeColumn: 'Sütunu sil',
  removeTable: 'Tabloyu sil',
  indent: 'Maddeyi içeri al',
  outdent: 'Maddeyi dışarı al',

  noWords: 'Görselin açıklaması yazılmamış',
  pictureElsewhere: 'Başka sitedeki görsel; sayfada kopyası görünür',
  pictureMissing: 'Görsel yüklenemedi',
  pictureComing: (name: string) => `“${name}” yükleniyor…`,
  wordsTitle: 'Görselin açıklaması',
  wordsLabel: 'Bu görselde ne görünüyor?',
  wordsHint: 'Görme engelli ziyaretçiler görseli bu cümleyle tanır.',

  linkTitle: 'Bağlantı',
  linkAddress: 'Nereye götürsün?',
  linkAddressHint:
    'Sitenizden bir sayfanın ya da haberin adını yazıp listeden seçin ya da adresi yapıştırın: https://www.afad.gov.tr',
  linkText: 'Görünecek metin',
  linkRefused:
    'Böyle bir adrese gidilemez. https://www.afad.gov.tr, /donate, mailto: ya da tel: gibi, boşluksuz yazın.',
  linkTextMissing: 'Bağlantının görünecek metnini yazın.',
  removeLink: 'Bağlantıyı kaldır',
  done: 'Tamam',
};
