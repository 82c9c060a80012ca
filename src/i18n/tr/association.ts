/** The pages that say who the association is. Its facts are in src/content. */
export const associationText = {
  figures: 'Sayılarla derneğimiz',
  founded: 'Kuruluş',
  foundedIn: (year: number, city: string) => `${year}, ${city}`,
  instructors: 'Eğitmen',
  registeredMembers: 'Kayıtlı üye',
  volunteersInTraining: 'Eğitimdeki gönüllü',
  representatives: 'Temsilcilerimiz',
  townsAndBeyond: (towns: number, beyond: string) => `${towns} il ve ${beyond}`,
  timeline: 'Yıllar içinde',

  boardDescription: (title: string, count: number) => `${title}: ${count} üye ve görevleri.`,
  boardRules: 'Kurulların nasıl seçildiği ve ne yaptığı tüzükte yazar.',
  readStatute: 'Dernek tüzüğünü oku',

  statuteDescription: (count: number) => `Derneğin ${count} maddelik tüzüğünün tam metni.`,
  contents: 'İçindekiler',
  adoptedOn: (date: string) => `${date} tarihli Genel Kurulda kabul edilen metin`,
  // a number never stands on a line of its own
  article: (number: number) => `Madde\u00a0${number}`,
  articleLink: 'Bu maddenin bağlantısı',
  openAll: 'Bütün maddeleri aç',
  closeAll: 'Bütün maddeleri kapat',

  updatedOn: (date: string) => `Son güncelleme: ${date}`,

  email: 'E-posta',
  emailOf: (name: string, email: string) => `${name}: ${email}`,
};
