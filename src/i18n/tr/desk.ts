const inGroups = (figure: number) => figure.toLocaleString('tr');

/** The panel's desk, which shows what waits and what others did: its sentences. */
export const deskText = {
  hint: 'Sizi bekleyenler ve siz yokken olanlar. Bir satıra basınca o işin formu açılır.',
  waiting: 'Bekleyenler',
  parts: {
    remarks: 'Size bırakılan notlar',
    unfinished: 'Yarım kalan yazılarınız',
    proposals: 'İkinci yöneticinin onayını bekleyenler',
    drafts: 'Yayınlanmamış taslaklar',
    sections: 'Sitede yayınlanmamış değişiklikler',
    dates: 'Günü geçmiş tarihler',
    pictures: 'Açıklaması olmayan görseller',
    changes: 'Siz yokken',
  },
  changed: (person: string, ago: string) => `${person}, ${ago.toLocaleLowerCase('tr')}`,
  /** What somebody did, by the verb of the log. */
  done: {
    create: 'ekledi',
    'create-published': 'yayınladı',
    publish: 'yayınladı',
    'publish-planned': 'yayınladı',
    'notice-on': 'yayınladı',
    unpublish: 'yayından kaldırdı',
    'notice-off': 'yayından kaldırdı',
    schedule: 'yayın zamanını belirledi',
    delete: 'sildi',
    restore: 'çöp kutusundan geri aldı',
    undo: 'önceki hâline döndürdü',
    discard: 'taslağını attı',
    propose: 'değişiklik önerdi',
    confirm: 'değişikliği onayladı',
    withdraw: 'önerisini geri çekti',
    reject: 'öneriyi reddetti',
  },
  wrote: 'size yazdı',
  changedOtherwise: 'değiştirdi',
  many: {
    news: (number: number) => `${number} haber`,
    operation: (number: number) => `${number} operasyon`,
    photo: (number: number) => `${number} fotoğraf`,
    document: (number: number) => `${number} bölüm`,
  },
  more: (list: string) => `Daha fazlası: ${list}`,
  read: {
    title: 'Sitede okunanlar',
    sum: ({ reads, botReads }: { reads: number; botReads: number }) =>
      `Son yedi günde sayfalar ${inGroups(reads)} kez okundu. Arama motorları gibi programların ${inGroups(botReads)} okuması bunun dışında.`,
    how: 'Yalnız sayfa ve gün sayılır, kimin okuduğu hiçbir yere yazılmaz. Gerçek sayı biraz daha yüksek olabilir.',
    /** Pages that the menu does not name. */
    otherPages: {
      '/': 'Ana sayfa',
      '/advice': 'İlk saatler için bilgiler',
      '/volunteer': 'Gönüllülük',
      '/search': 'Arama',
      '/en': 'İngilizce sayfa',
      '/crisis/en': 'Afet sayfası, İngilizce',
      '/crisis/ar': 'Afet sayfası, Arapça',
      '/crisis/ku': 'Afet sayfası, Kürtçe',
    },
    times: (reads: number) => `${inGroups(reads)} okuma`,
  },
  loading: 'Masanız hazırlanıyor…',
  failed: 'Masanız yüklenemedi',
  failedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  empty: 'Masanız boş',
  emptyHint: 'Bekleyen bir iş yok; siz yokken de bir şey değişmemiş. Elinize sağlık.',
};
