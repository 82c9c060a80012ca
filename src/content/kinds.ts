/** Fixed lists: the starter content, the pages and the panel's forms know the same ones. */

export const newsCategories = [
  'AFAD Akreditasyon',
  'Kentsel Arama Kurtarma',
  'Eğitim',
  'Operasyon',
  'Duyuru',
] as const;

/** Types as they are stored, and as they are shown, in this order. */
export const operationType = {
  earthquake: 'Deprem',
  fire: 'Yangın',
  flood: 'Sel',
  urbanRescue: 'Kentsel Arama Kurtarma',
  missingPerson: 'Kayıp Şahıs Arama',
  firstAid: 'Saha İlk Yardım Müdahale',
  safety: 'Saha Acil Durum Güvenliği',
  animalRescue: 'Hayvan Kurtarma',
} as const;

export const operationTypes = Object.values(operationType);

export const photoCategories = ['operations', 'training', 'events', 'equipment'] as const;

export const courseCodes = ['tae', 'akt1', 'akt2'] as const;

export type NewsCategory = (typeof newsCategories)[number];
export type OperationType = (typeof operationTypes)[number];
export type PhotoCategory = (typeof photoCategories)[number];
export type CourseCode = (typeof courseCodes)[number];
