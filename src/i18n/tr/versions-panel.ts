/** Earlier versions in the panel, of whatever they are. */
export const versionsPanelText = {
  loading: 'Sürümler yükleniyor…',
  fetchHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  versionFailed: 'Sürüm alınamadı',
  version: (number: number) => `Sürüm ${number}`,
  current: 'Şu anki sürüm',
  savedBy: (username: string) => `Kaydeden: ${username}`,
  unknownPerson: 'bilinmiyor',
  view: 'İncele',
  viewOf: (number: number) => `İncele: Sürüm ${number}`,

  differs: (number: number, now: string) => `${number} alan ${now} farklı.`,
  legend: (now: string) =>
    `Altı çizili olanlar bu sürüme dönünce gelir; üstü çizili olanlar yalnızca ${now} var, dönünce gider.`,
  unchanged: (number: number) => `Değişmeyen ${number} alan`,
  /** What a version is compared with, as the sentences above need it. */
  present: { from: 'şu anki hâlinden', in: 'şu anki hâlinde' },
  draft: { from: 'taslaktan', in: 'taslakta' },

  restore: 'Bu sürüme dön',
  restoring: 'Sürüme dönülüyor…',
  undone: 'Dönmeden önceki hâli geri geldi',
};

/** Words that differ between articles and other things. */
export const newsVersionsText = {
  hint: 'Her kaydetmede haberin bir sürümü saklanır. Eski bir sürümü inceleyip ona dönebilirsiniz.',
  isSame: 'Bu sürüm haberin şu anki hâliyle aynı.',
  restoringHint:
    'Yayındaki bir haberde ziyaretçiler de bu metni hemen görür. Şu anki metin de bir sürüm olarak saklanır; haberin yayında olup olmadığı değişmez.',
  categoryGone: (name: string) => `“${name}” kategorisi artık yok; haber şimdiki kategorisinde kalır.`,
  restored: 'Haber eski sürümüne döndü',
};

export const operationVersionsText = {
  hint: 'Her kaydetmede operasyonun bir sürümü saklanır. Eski bir sürümü inceleyip ona dönebilirsiniz.',
  isSame: 'Bu sürüm operasyonun şu anki hâliyle aynı.',
  restoringHint:
    'Yayındaki bir operasyonda ziyaretçiler de bu bilgileri hemen görür. Şu anki bilgiler de bir sürüm olarak saklanır; operasyonun yayında olup olmadığı ve yerinin gizliliği değişmez.',
  restored: 'Operasyon eski sürümüne döndü',
};
