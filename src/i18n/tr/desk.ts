/** The panel's desk, which shows what waits and what others did: its sentences. */
export const deskText = {
  hint: 'Sizi bekleyenler ve siz yokken olanlar. Bir satıra basınca o işin formu açılır.',
  waiting: 'Bekleyenler',
  parts: {
    unfinished: 'Yarım kalan yazılarınız',
    proposals: 'İkinci yöneticinin onayını bekleyenler',
    drafts: 'Yayınlanmamış taslaklar',
    sections: 'Sitenin yayınlanmamış bölümleri',
    dates: 'Günü geçmiş tarihler',
    pictures: 'Açıklaması olmayan görseller',
    changes: 'Siz yokken',
  },
  changed: (person: string, ago: string) => `${person}, ${ago.toLocaleLowerCase('tr')}`,
  more: (list: string) => `Daha fazlası: ${list}`,
  loading: 'Masanız hazırlanıyor…',
  failed: 'Masanız yüklenemedi',
  failedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  empty: 'Masanız boş',
  emptyHint: 'Bekleyen bir iş yok; siz yokken de bir şey değişmemiş. Elinize sağlık.',
};
