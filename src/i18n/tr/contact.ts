/** The contact page. Address, numbers and map are in src/content/association.ts. */
export const contactText = {
  title: 'İletişim',
  lead: 'Sorularınız, eğitim ve gönüllülük başvurularınız için bize yazabilir veya bizi arayabilirsiniz.',
  description: (name: string) => `${name}: adres, telefon, e-posta, telsiz çağrı bilgisi ve harita.`,
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  callSign: 'Telsiz çağrısı',
  emergencyTitle: 'Acil durum',
  map: 'Harita',
  locator: (name: string) => `Konum krokisi: ${name}`,
  openMap: 'Haritada aç',
  opensInNewTab: 'yeni sekmede açılır',
  showMap: 'Haritayı burada göster',
  mapFrame: (name: string) => `Etkileşimli harita: ${name}`,
  mapNote: (provider: string) =>
    `Etkileşimli harita yalnız siz isteyince ${provider} sunucularından yüklenir; o durumda IP adresiniz bu hizmete ulaşır.`,
  north: 'K',
  coordinates: (latitude: string, longitude: string) => `${latitude} ${longitude}`,
  coordinatesLabel: 'Koordinat',
};
