/** Texts that are not complete and that no open form holds: their sentences. */
export const unfinishedText = {
  title: (number: number) => `Yarım kalan ${number} yazınız var`,
  untitled: 'Başlıksız',
  resume: 'Sürdür',
  resumeOf: (title: string) => `Sürdür: ${title}`,
  drop: 'Sil',
  dropOf: (title: string) => `Yazıyı sil: ${title}`,
  showAll: 'Tümünü göster',
  dropTitle: 'Yarım kalan yazı silinsin mi?',
  dropHint: (title: string, isParked: boolean) =>
    `“${title}” ${isParked ? 'bütün cihazlarınızdan' : 'bu cihazdan'} silinir ve bir daha geri getirilemez.`,
  dropConfirm: 'Yazıyı Sil',
  notDropped: 'Yazı silinemedi',
  tryAgain: 'Sunucuya ulaşılamadı. Bağlantınız gelince yeniden deneyin.',
  noRoom: 'Yazı açılamadı: Bu cihazda yer kalmamış ya da tarayıcı izin vermiyor. Başka bir cihazda sürdürün.',
  onlyHere: 'yalnız bu cihazda',
  manyHere: (number: number) =>
    `Bu cihazda ${number} yarım yazı birikti. Eskilerini sürdürüp tamamlayın, yarım kalanlara koyun ya da silin.`,

  park: 'Yarım Kalanlara Koy',
  parking: 'Konuyor…',
  parked: 'Yarım kalanlara kondu',
  parkedHint: 'Giriş yaptığınız her cihazda, listenin üstünden sürdürebilirsiniz.',
  staysHere: 'Yazınız bu cihazda duruyor',
  staysHereHint: 'Sunucuya ulaşılamadı; yazınızı bu cihazda, listenin üstünden sürdürebilirsiniz.',
  notParked: 'Yazınız yarım kalanlara konamadı',
};
