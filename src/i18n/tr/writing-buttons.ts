/** The buttons over an article's text, in the editor and above its codes. */
export const writingToolsText = {
  toolbar: 'Metin biçimi',
  bold: 'Kalın',
  italic: 'Eğik',
  heading: 'Ara başlık',
  link: 'Bağlantı',
  quote: 'Alıntı',
  bulletList: 'Madde işaretli liste',
  numberedList: 'Numaralı liste',
  picture: 'Metne görsel ekle',
};
