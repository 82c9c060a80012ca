const grouped = (figure: number) => figure.toLocaleString('tr');

/** The record of operations on the public pages: its choice, its figures, and the page of an operation. */
export const recordText = {
  chosenTotal: 'Seçilen Operasyon',
  reports: (reports: number) =>
    `Listede ${grouped(reports)} kayıt var; kimi kayıt birden çok operasyonu anlatır.`,
  narrow: 'Arşivde ara',
  year: 'Yıl',
  province: 'İl',
  words: 'Kelime',
  wordsHint: 'Örneğin: AFAD, çığ, köpek',
  anyYear: 'Tüm yıllar',
  anyProvince: 'Tüm iller',
  find: 'Listele',
  count: 'Sayılarla gör',
  nothingFound: 'Bu seçime uyan operasyon yok.',
  ended: 'Bitiş',
  statusLabel: 'Durum',
  figures: 'Sayılar',
  counted: 'Sayım',
  workDone: 'Yapılanlar',
  agencies: 'Birlikte çalışılan kurumlar',
  together: (agencies: string) => `Birlikte: ${agencies}`,
  hours: (hours: number) => `${grouped(hours)} gönüllü saati`,
  assisted: (people: number) => `${grouped(people)} kişiye yardım edildi`,
  dead: (people: number) => `${grouped(people)} kişi hayatını kaybetmiş bulundu`,
  standsFor: (operations: number) => `Bu kayıt ${grouped(operations)} operasyonu anlatır`,
  stories: 'Haberler',
  photos: 'Fotoğraflar',
  shown: (chosen: string, { operations, reports }: { operations: number; reports: number }) =>
    `${chosen}: ${grouped(operations)} operasyon${operations === reports ? '' : ` (${grouped(reports)} kayıt)`}`,
  showAll: 'Tümünü göster',
};
