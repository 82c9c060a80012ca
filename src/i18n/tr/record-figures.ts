const grouped = (figure: number) => figure.toLocaleString('tr');

/** The record in figures and on the map: sentences, as visitors read them. */
export const recordFiguresText = {
  title: 'Sayılarla Operasyonlar',
  lead: 'Operasyonlarımız yıllara, türlere, aylara ve illere göre.',
  description: 'Operasyonlarımız yıllara, türlere, aylara ve illere göre: sayılar ve bütün illerin haritası.',
  fromList: 'Sayılarla ve haritada gör',
  toList: (operations: number) =>
    operations === 1 ? 'Bu operasyonu listede gör' : `Bu ${grouped(operations)} operasyonu listede gör`,
  whole: 'Bütün operasyonlar',
  counting:
    'Yayımlanmış kayıtlar sayılır; iptal edilen operasyonlar da içindedir. Bir kayıt birden çok operasyonu anlatabilir. Operasyon, başladığı günün yılına ve ayına, kaydında yazan ilde sayılır. Sayısı yazılmamış kayıtlar kişi sayılarına katılmaz; birkaç göreve katılan gönüllü her görevde sayılır.',
  newest: 'Sayılar kayıtlarla birlikte yenilenir. En yeni kaydın günü: ',
  figures: {
    operations: 'operasyon',
    reports: 'kayıt',
    rescued: 'kişi kurtarıldı',
    dead: 'kişi hayatını kaybetmiş bulundu',
    assisted: 'kişiye yardım edildi',
    volunteers: 'gönüllü görev aldı',
    hours: 'gönüllü saati',
  },
  byYear: 'Yıllara ve türlere göre',
  yearCaption: 'Operasyon sayıları; renk koyulaştıkça çoğalır',
  byMonth: 'Aylara göre',
  monthCaption: 'Operasyonların başladığı aylar',
  byProvince: 'İllere göre',
  mapLabel: 'Bütün illerin haritası',
  mapHint: 'Her kutu bir ildir ve kabaca yerinde durur. Renk koyulaştıkça operasyon çoğalır.',
  mapIsWider: 'Doğudaki iller için haritayı yana kaydırın.',
  provinceCaption: 'İller, en çok operasyondan en aza',
  ofProvince: (province: string, operations: number) => `${province}: ${grouped(operations)} operasyon`,
  year: 'Yıl',
  month: 'Ay',
  total: 'Toplam',
  operations: 'Operasyon',
  noType: 'Türü yazılmamış',
  noProvince: 'İli yazılmamış',
  months: [
    ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
    ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
  ],
};
