/** The press page: its sentences. What was broadcast, and the desk for the press, are in src/content/press.ts. */
export const pressText = {
  title: (name: string) => `Basında ${name}`,
  lead: 'Haberciler için iletişim ve bilgi, televizyonlarda yayımlanan haberler.',
  description: (name: string) =>
    `${name}: basın masasının telefonu ve e-postası, amblem, rakamlar; televizyon haberleri ve videolar.`,
  hours: 'Yanıt saatleri',
  languages: 'Diller',
  callDesk: (phone: string) => `Basın masasını ara: ${phone}`,
  summary: (name: string) => `Kısaca ${name}`,
  figures: 'Rakamlar',
  countedOn: (date: string) => `${date} itibarıyla`,
  emblem: 'Amblem',
  fileKind: (kind: string) => `(${kind}, indir)`,
  pictures: 'Görsel kullanımı',
  credit: 'Kaynak satırı',
  broadcasts: 'Televizyon haberleri',
  watch: 'Videoyu İzle',
  watchOf: (title: string) => `Videoyu İzle: ${title}`,
  noVideo: 'Video Mevcut Değil',
  noFile: 'Video dosyası mevcut değil',
  unsupported: 'Tarayıcınız video oynatmayı desteklemiyor.',
  close: 'Kapat',
};
