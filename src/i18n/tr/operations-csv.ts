/** Headings by which a column is known, as people write them; upper and lower case and signs do not matter. */
export const csvHeadings = {
  id: ['No', 'Kayıt no', 'Site no'],
  /** As the site's own file has it. */
  updatedAt: ['Son değişiklik'],
  title: ['Başlık', 'Operasyon', 'Operasyon adı', 'Operasyonun adı', 'Olay', 'Görev', 'Görev adı'],
  date: ['Tarih', 'Operasyon tarihi', 'Başlangıç', 'Başlangıç tarihi', 'Başladığı gün', 'Gün'],
  endDate: ['Bittiği gün', 'Bitiş', 'Bitiş tarihi', 'Bitiş günü'],
  type: ['Tür', 'Türü', 'Operasyon türü', 'Olay türü'],
  status: ['Durum', 'Durumu'],
  location: ['Konum', 'Yer', 'Yeri', 'Olay yeri', 'Bölge'],
  district: ['İl ve ilçe', 'İl ilçe', 'İl / ilçe'],
  province: ['İl', 'İli', 'Şehir', 'Vilayet'],
  description: ['Açıklama', 'Açıklaması', 'Özet', 'Olay özeti', 'Not', 'Notlar'],
  workDone: ['Yapılanlar', 'Yapılan çalışma', 'Yapılan çalışmalar', 'Sonuç'],
  agencies: ['Birlikte çalışılan kurumlar', 'Kurumlar', 'Kurum', 'Paydaşlar'],
  rescuedCount: ['Kurtarılan kişi sayısı', 'Kurtarılan', 'Kurtarılan kişi', 'Kurtarılan sayısı'],
  volunteerCount: ['Gönüllü sayısı', 'Gönüllü', 'Görevli sayısı', 'Katılan gönüllü', 'Ekip sayısı'],
  volunteerHours: ['Gönüllü saati', 'Saat', 'Toplam saat'],
  assistedCount: ['Yardım edilen kişi sayısı', 'Yardım edilen', 'Yardım edilen kişi'],
  deadCount: [
    'Hayatını kaybetmiş bulunan kişi sayısı',
    'Hayatını kaybeden',
    'Hayatını kaybeden kişi sayısı',
    'Vefat',
    'Ölü',
  ],
  counts: ['Kaç operasyon sayılır?', 'Operasyon sayısı', 'Sayılan operasyon', 'Adet'],
} as const;

/** Other names of what stands in a list of choices. */
export const csvOtherNames: Record<string, string> = {
  Afyon: 'Afyonkarahisar',
  Antep: 'Gaziantep',
  İçel: 'Mersin',
  Maraş: 'Kahramanmaraş',
  Urfa: 'Şanlıurfa',
  'Kayıp Arama': 'Kayıp Şahıs Arama',
  'Kayıp Şahıs': 'Kayıp Şahıs Arama',
  Sürüyor: 'Aktif',
  'Devam ediyor': 'Aktif',
  Bitti: 'Tamamlandı',
  İptal: 'İptal Edildi',
};

const grouped = (figure: number) => figure.toLocaleString('tr');

/** Operations that are taken from a CSV file: sentences of the panel, the call and the command. */
export const operationsCsvText = {
  title: 'CSV’den Operasyon Al',
  description: 'Önce ne olacağını görürsünüz; “Al” demeden hiçbir şey değişmez.',
  file: 'CSV dosyası',
  fileHint:
    'Excel ya da LibreOffice’te “Farklı kaydet › CSV”. İlk satırda başlıklar durur: Tarih, Başlık, Konum, Açıklama, Tür, İl, Kurtarılan, Gönüllü… Sıraları önemli değildir; boş hücre kayıttakini değiştirmez.',
  publish: 'Yeni operasyonları yayınla',
  publishHint: 'İşaretlenmezse yeniler taslak olarak kalır.',
  reading: 'Dosya okunuyor…',
  take: 'Al',
  taking: 'Alınıyor…',
  willBe: 'Dosyada bulunanlar',
  taken: 'Alındı',
  nothingToTake: 'Bu dosyada alınacak yeni bir şey yok.',
  unknownHeadings: (headings: readonly string[]) => `Tanınmayan ve atlanan sütunlar: ${headings.join(', ')}`,
  row: 'Satır',
  outcome: 'Sonuç',
  operation: 'Operasyon',
  outcomes: { new: 'Yeni', changed: 'Değişen', unchanged: 'Aynı', refused: 'Alınmayan' },
  counted: (counts: { new: number; changed: number; unchanged: number; refused: number }) =>
    `${grouped(counts.new)} yeni, ${grouped(counts.changed)} değişen, ${grouped(counts.unchanged)} aynı, ${grouped(counts.refused)} alınmayan`,
  notListed: (rows: number) => `${grouped(rows)} satır daha var.`,
  change: (label: string, { before, after }: { before: string; after: string }) =>
    `${label}: ${before || 'boş'} → ${after || 'boş'}`,
  failed: 'Dosya alınamadı. Bağlantınızı denetleyip yeniden deneyin; alınmış olanlar ikinci kez eklenmez.',

  tooLarge: (megabytes: number) => `Dosya ${megabytes} MB’tan büyük. Bölüp parça parça alın.`,
  changedSince: (person: string | null) =>
    `Bu kayıt dosya indirildikten sonra değişti${person ? ` (${person})` : ''}. Dosyayı yeniden indirin, değişikliği onda yapın.`,
  tooManyRows: (most: number) => `Dosyada ${grouped(most)} satırdan fazlası var. Bölüp parça parça alın.`,
  isWorkbook:
    'Bu bir Excel ya da LibreOffice dosyası. Programında “Farklı kaydet › CSV” ile kaydedip onu seçin.',
  broken: 'Dosya okunamadı: bir hücrede açılan tırnak işareti kapanmıyor.',
  empty: 'Dosyada başlıklardan sonra satır yok.',
  noHeadings:
    'İlk satırda gereken başlıklar bulunamadı: “Tarih” ve “Başlık”, ya da sitedeki numara için “No”.',
  busy: 'Şu anda başka bir dosya alınıyor. Bitince yeniden deneyin.',
  sameAs: (line: number) => `${line}. satırdaki operasyonla aynı`,
  noSuchNumber: (id: string) =>
    `Sitede ${id} numaralı operasyon yok. “No” sitedeki numaradır; yenilerde boş bırakın.`,
  otherOperation: (id: number, title: string) =>
    `${id} numaralı operasyon başka: “${title}”. “No” sitedeki numaradır; sıra numarası ise o sütunu silin.`,
  severalAlike: 'Bu tarih ve başlıkta birden çok operasyon var; “Konum” ya da “No” ile ayırın.',
};
