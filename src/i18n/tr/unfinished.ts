/** Texts of this device that no open form holds: their sentences. */
export const unfinishedText = {
  title: (number: number) => `Yarım kalan ${number} yazınız var`,
  untitled: 'Başlıksız',
  resume: 'Sürdür',
  resumeOf: (title: string) => `Sürdür: ${title}`,
  drop: 'Sil',
  dropOf: (title: string) => `Yazıyı sil: ${title}`,
  showAll: 'Tümünü göster',
  dropTitle: 'Yarım kalan yazı silinsin mi?',
  dropHint: (title: string) => `“${title}” bu cihazdan silinir ve bir daha geri getirilemez.`,
  dropConfirm: 'Yazıyı Sil',
};
