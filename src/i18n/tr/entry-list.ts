/** A list in a form, whose entries fold. */
export const entryListText = {
  add: (what: string) =>
    `${what.replaceAll(/ (?!(?:ya|da|ve) )\p{Ll}/gu, (start) => start.toLocaleUpperCase('tr'))} Ekle`,
  copyUndated: 'Tarihi Değiştirerek Kopyala',
  copied: 'Kopyalandı, açıldı. Tarihini yazın.',
  remove: 'Sil',
  removeAt: (place: number, one: string) => `Sil: ${place}. ${one.toLocaleLowerCase('tr')}`,
  place: 'Sırası',
  moved: (name: string, place: number) => `${name}: ${place}. sırada`,
  toMend: 'Düzeltilecek',
  unnamed: (what: string) => `Yeni ${what.toLocaleLowerCase('tr')}`,
  entryRemoved: (name: string) => `“${name}” silindi`,
  entryRemovedHint: 'Yayınlayana kadar sitede bir şey değişmez.',
  bringBack: 'Geri Getir',
  bringBackOf: (name: string) => `Geri Getir: “${name}”`,
};
