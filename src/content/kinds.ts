/** Fixed lists: the starter content and the panel's forms offer the same ones. */

export const newsCategories = [
  'AFAD Akreditasyon',
  'Kentsel Arama Kurtarma',
  'Eğitim',
  'Operasyon',
  'Duyuru',
] as const;

export const operationTypes = [
  'Deprem',
  'Yangın',
  'Sel',
  'Kentsel Arama Kurtarma',
  'Kayıp Şahıs Arama',
  'Saha İlk Yardım Müdahale',
  'Saha Acil Durum Güvenliği',
  'Hayvan Kurtarma',
] as const;

export const photoCategories = ['operations', 'training', 'events', 'equipment'] as const;

export type NewsCategory = (typeof newsCategories)[number];
export type OperationType = (typeof operationTypes)[number];
export type PhotoCategory = (typeof photoCategories)[number];
