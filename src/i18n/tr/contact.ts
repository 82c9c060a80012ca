/** The contact page. Address, numbers and map are in src/content/association.ts. */
export const contactText = {
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  callSign: 'Telsiz frekansı',
  callEmergency: '112’yi ara',
  hours: (hours: string) => `Yanıt saatleri: ${hours}`,
  desks: 'Konusuna göre e-posta',
  map: 'Harita',
  locator: (name: string) => `Konum krokisi: ${name}`,
  openMap: 'Haritada aç',
  opensInNewTab: 'yeni sekmede açılır',
  showMap: 'Haritayı burada göster',
  mapLoading: 'Harita yükleniyor…',
  mapFailed: 'Harita yüklenemedi.',
  openAddress: 'Adresi haritada aç',
  mapFrame: (name: string) => `Etkileşimli harita: ${name}`,
  mapNote: (provider: string) =>
    `Etkileşimli harita yalnız siz isteyince ${provider} sunucularından yüklenir; o durumda IP adresiniz bu hizmete ulaşır.`,
  /** Beside the pin of the locator. */
  places: {
    blackSea: 'Karadeniz',
    marmara: 'Marmara Denizi',
    istanbul: 'İstanbul',
    tekirdag: 'Tekirdağ',
    kocaeli: 'Kocaeli',
    bursa: 'Bursa',
  },
  north: 'K',
  coordinates: (latitude: string, longitude: string) => `${latitude} ${longitude}`,
  coordinatesLabel: 'Koordinat',
};
