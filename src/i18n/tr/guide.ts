/** The editors' guide (docs/kilavuz.md) where the panel leads to it. */
export const guideText = {
  title: 'Editör kılavuzu',
  hint: 'Panelde haber yazan, operasyon ve fotoğraf ekleyen gönüllüler için.',
  parts: 'Kılavuzun bölümleri',
  toPanel: 'Panele dön',
  help: (part: string) => `Yardım: ${part} (yeni sekmede açılır)`,
};

/** Headings of the guide that the panel's screens lead to. */
export const guideParts = {
  desk: 'Masam ve arama',
  news: 'Haber yazmak',
  versions: 'Eski sürümler',
  operations: 'Operasyonlar',
  photos: 'Fotoğraf galerisi',
  media: 'Görseller',
  bin: 'Silmek ve geri almak',
  admins: 'Yöneticiler için',
  accounts: 'Bağış hesapları iki kişiyle değişir',
  signIn: 'Giriş',
  waysIn: 'Geçiş anahtarıyla giriş',
} as const;

export type GuidePart = keyof typeof guideParts;
