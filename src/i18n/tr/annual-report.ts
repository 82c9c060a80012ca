const grouped = (figure: number) => figure.toLocaleString('tr');

/** The annual report, which is made of what other pages say. */
export const annualReportText = {
  title: (year: number) => `${year} Faaliyet Raporu`,
  lead: (association: string) =>
    `${association}. Bu rapor sitedeki kayıtlardan çıkarılır; her sayı, alındığı sayfaya götürür.`,
  description: (year: number, association: string) =>
    `${association}: ${year} yılının operasyonları, eğitimleri, geliri, gideri ve kurulları.`,
  open: 'Yıl bitmedi: rapor bugüne kadar yazılanları gösterir.',
  all: 'Faaliyet raporları',
  print: 'Yazdırmak ya da PDF olarak saklamak için tarayıcının Yazdır komutunu kullanın.',

  figures: 'Sayılarla yıl',
  figuresOf: 'Operasyonlar ve insanlar',
  operations: 'Operasyon',
  reports: 'Kayıt',
  volunteers: 'Görev alan gönüllü',
  hours: 'Gönüllü saati',
  rescued: 'Kurtarılan kişi',
  assisted: 'Yardım edilen kişi',
  dead: 'Hayatını kaybetmiş bulunan kişi',
  definition:
    'Operasyon, başladığı yılda sayılır; iptal edilenler de içindedir. Bir kayıt birden çok operasyonu anlatabilir. Gönüllüler görev başına sayılır; sayısı yazılmamış kayıtlar kişi sayılarına katılmaz.',
  reads: (year: number, { reads, botReads, since }: { reads: number; botReads: number; since: string }) =>
    `Sitenin sayfaları ${year} yılında, ${since} gününden başlayarak, ${grouped(reads)} kez okundu; kendini tanıtan programların ${grouped(botReads)} okuması bunun dışındadır. Okuyanlar değil, okumalar sayılır.`,

  operationsTitle: 'Operasyonlar',
  byType: 'Türlerine göre',
  byProvince: 'İllere göre',
  noType: 'Türü belirtilmemiş',
  noProvince: 'İli belirtilmemiş',
  list: 'Yılın kayıtları',
  date: 'Tarih',
  name: 'Operasyon',
  place: 'Yer',
  number: 'Sayı',
  more: (reports: number) => `ve ${grouped(reports)} kayıt daha`,
  noOperations: 'Bu yıl için yayımlanmış operasyon kaydı yok.',

  courses: 'Eğitimler',
  course: 'Eğitim',
  days: 'Günler',
  seats: 'Kontenjan',
  unlimited: 'Sınırsız',

  finances: 'Gelir ve gider',
  boards: 'Kurullar',
  boardsHint: 'Bugünkü üyeler',
  medal: 'Madalya',
  received: (date: string) => `${date} günü verildi.`,
};
