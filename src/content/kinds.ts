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

/** The 81 provinces in the order of a Turkish dictionary. */
export const provinces = [
  ...['Adana', 'Adıyaman', 'Afyonkarahisar', 'Ağrı', 'Aksaray', 'Amasya', 'Ankara', 'Antalya', 'Ardahan'],
  ...['Artvin', 'Aydın', 'Balıkesir', 'Bartın', 'Batman', 'Bayburt', 'Bilecik', 'Bingöl', 'Bitlis', 'Bolu'],
  ...[
    'Burdur',
    'Bursa',
    'Çanakkale',
    'Çankırı',
    'Çorum',
    'Denizli',
    'Diyarbakır',
    'Düzce',
    'Edirne',
    'Elazığ',
  ],
  ...['Erzincan', 'Erzurum', 'Eskişehir', 'Gaziantep', 'Giresun', 'Gümüşhane', 'Hakkâri', 'Hatay', 'Iğdır'],
  ...['Isparta', 'İstanbul', 'İzmir', 'Kahramanmaraş', 'Karabük', 'Karaman', 'Kars', 'Kastamonu', 'Kayseri'],
  ...['Kırıkkale', 'Kırklareli', 'Kırşehir', 'Kilis', 'Kocaeli', 'Konya', 'Kütahya', 'Malatya', 'Manisa'],
  ...[
    'Mardin',
    'Mersin',
    'Muğla',
    'Muş',
    'Nevşehir',
    'Niğde',
    'Ordu',
    'Osmaniye',
    'Rize',
    'Sakarya',
    'Samsun',
  ],
  ...['Siirt', 'Sinop', 'Sivas', 'Şanlıurfa', 'Şırnak', 'Tekirdağ', 'Tokat', 'Trabzon', 'Tunceli', 'Uşak'],
  ...['Van', 'Yalova', 'Yozgat', 'Zonguldak'],
] as const;

/** Stands for a place that is in none of the provinces. */
export const abroad = 'Yurt dışı';

export const operationProvinces = [...provinces, abroad] as const;

export type NewsCategory = (typeof newsCategories)[number];
export type OperationType = (typeof operationTypes)[number];
export type Province = (typeof operationProvinces)[number];
export type PhotoCategory = (typeof photoCategories)[number];
export type CourseCode = (typeof courseCodes)[number];
