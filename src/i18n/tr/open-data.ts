/** What a file of the record calls a field, and what it says of it. */
interface FieldWords {
  heading: string;
  meaning: string;
}

/** Files of the record of operations, for programs and spreadsheets. */
export const openDataText = {
  title: 'Açık veri',
  lead: 'Bu listedeki operasyonlar dosya olarak da var.',
  formats: { csv: 'CSV (Excel)', json: 'JSON', atom: 'Atom (takip)', ics: 'iCalendar (takvim)' },
  licence: {
    name: 'CC BY 4.0',
    link: 'Lisans: CC BY 4.0',
    address: 'https://creativecommons.org/licenses/by/4.0/deed.tr',
    permission: (association: string) =>
      `Kaynak olarak “${association}” gösterilerek serbestçe kullanılabilir, değiştirilip yayılabilir.`,
    words: (association: string) => `CC BY 4.0. Kaynak: ${association}`,
  },
  yes: 'Evet',
  no: 'Hayır',
  correction: (label: string, sides: { before: string; after: string | undefined; day: string }) => {
    const { before, after, day } = sides;
    const what = after === undefined ? 'kaldırıldı' : `${after} olarak düzeltildi`;
    return `Düzeltme (${day}): ${label} ${before} iken ${what}.`;
  },
  /** In the order of the files. */
  fields: {
    id: { heading: 'No', meaning: 'Kaydın numarası; hiç değişmez.' },
    title: { heading: 'Başlık', meaning: 'Operasyonun başlığı.' },
    date: { heading: 'Tarih', meaning: 'Başladığı gün, YYYY-AA-GG.' },
    endDate: {
      heading: 'Bitiş',
      meaning: 'Bittiği gün, YYYY-AA-GG; başladığı gün bittiyse ya da daha bitmediyse null.',
    },
    type: { heading: 'Tür', meaning: 'Sitedeki sekiz türden biri; hiçbiri değilse null.' },
    status: {
      heading: 'Durum',
      meaning: 'active: sürüyor. completed: tamamlandı. cancelled: iptal edildi.',
    },
    location: { heading: 'Konum', meaning: 'Yeri; tam yer gizliyken yalnız ili ve ilçesi.' },
    isPlaceHeld: { heading: 'Tam yer gizli', meaning: 'Tam yer şimdilik gizliyse true.' },
    province: { heading: 'İl', meaning: 'İli ya da “Yurt dışı”; belirtilmediyse null.' },
    counts: {
      heading: 'Sayılan operasyon',
      meaning: 'Kaydın kaç operasyonu anlattığı. Sitedeki toplam, bunların toplamıdır.',
    },
    volunteerCount: {
      heading: 'Gönüllü sayısı',
      meaning: 'Görev alan gönüllüler. Kurtarılan kişi sayısıyla ikisi de 0 ise sayılar kayda geçmemiştir.',
    },
    volunteerHours: {
      heading: 'Gönüllü saati',
      meaning: 'Gönüllülerin saatlerinin toplamı; bilinmiyorsa null.',
    },
    rescuedCount: {
      heading: 'Kurtarılan kişi sayısı',
      meaning: 'Sağ bulunan kişiler. Gönüllü sayısıyla ikisi de 0 ise sayılar kayda geçmemiştir.',
    },
    assistedCount: {
      heading: 'Yardım edilen kişi sayısı',
      meaning: 'İlk yardım, tahliye ya da ikmal gören kişiler; bilinmiyorsa null.',
    },
    deadCount: {
      heading: 'Hayatını kaybetmiş bulunan kişi sayısı',
      meaning: 'Ekibin hayatını kaybetmiş bulduğu kişiler; bilinmiyorsa null.',
    },
    agencies: {
      heading: 'Birlikte çalışılan kurumlar',
      meaning: 'Virgülle ayrılmış adları; yazılmadıysa null.',
    },
    description: { heading: 'Açıklama', meaning: 'Kısa anlatımı.' },
    workDone: { heading: 'Yapılanlar', meaning: 'Ne yapıldığı ve nasıl bittiği; yazılmadıysa null.' },
    corrections: {
      heading: 'Düzeltilenler',
      meaning:
        'Yayındayken değişen tarih ve sayılar: alanı (field), önceki (before) ve sonraki (after) değeri, zamanı (at). İlk kez yazılan sayı düzeltme değildir.',
    },
    updatedAt: { heading: 'Son değişiklik', meaning: 'Kaydın son değiştiği an, UTC.' },
    address: { heading: 'Adres', meaning: 'Operasyonun sayfası; sayfası yoksa listedeki yeri açılır.' },
  } satisfies Record<string, FieldWords>,
};
