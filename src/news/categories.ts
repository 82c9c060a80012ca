/** SPEC section 5: the categories an article may have. Apart from the schema, so that visitors need no zod. */
export const newsCategories = [
  'AFAD Akreditasyon',
  'Kentsel Arama Kurtarma',
  'Eğitim',
  'Operasyon',
  'Duyuru',
] as const;
export type NewsCategory = (typeof newsCategories)[number];
