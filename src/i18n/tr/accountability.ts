/** The pages on which the association gives account of itself. What they tell is in src/content. */
export const accountabilityText = {
  all: 'Hesap verme',
  link: 'Gelir ve gider, denetim raporları, bağışçı hakları ve izinler: hesap verme sayfamız',

  example: 'Örnek:',
  caption: (year: number) => `${year} yılının gelir ve gideri`,
  income: 'Gelir',
  cost: 'Gider',
  incomeTotal: 'Toplam gelir',
  costTotal: 'Toplam gider',
  opening: 'Önceki yıldan devir',
  closing: 'Sonraki yıla devir',
  accepted: (date: string) => `Genel Kurul ${date} günü kabul etti; yıl kapandı.`,
  open: 'Yıl kapanmadı: tutarlar bugüne kadarkilerdir, Genel Kurul daha kabul etmedi.',
  corrected: (date: string, label: string, was: string, is: string) =>
    `Düzeltme: ${date} tarihinde “${label}” ${was} yerine ${is} oldu.`,
  figuresOf: (year: number, income: string, cost: string) => `${year}: gelir ${income}, gider ${cost}`,

  decidedOn: (date: string) => `Yönetim Kurulunun ${date} tarihli kararıyla yürürlüktedir.`,
  decided: (date: string) => `${date} tarihli karar`,

  reportedBy: (by: string, date: string) => `${by}, ${date}`,
  newestReport: (year: number, date: string) => `${year} raporu, ${date}`,

  over: 'Süresi dolanlar',
  givenBy: 'Veren',
  number: 'Numara',
  validity: 'Geçerlilik',
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  since: (from: string) => `${from} gününden beri, süresiz`,
  ended: (permit: string, to: string) => `${permit}: ${to} günü sona erdi`,
  validCount: (count: number) => `${count} geçerli izin ve akreditasyon`,
  collecting: 'Yardım toplama izni (2860 sayılı Kanun)',

  contact: 'İletişim sayfasına git',
  checkedOn: (date: string) => `Son gözden geçirme: ${date}`,
};
