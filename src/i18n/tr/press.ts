/** The press page: its sentences. What was broadcast is in src/content/press.ts. */
export const pressText = {
  title: (name: string) => `Basında ${name}`,
  lead: 'Televizyon kanallarında derneğimizle ilgili yayımlanan haberler.',
  description: (name: string) => `${name} televizyonda: yıl ve kanal bilgisiyle haberler ve videolar.`,
  watch: 'Videoyu İzle',
  watchOf: (title: string) => `Videoyu İzle: ${title}`,
  noVideo: 'Video Mevcut Değil',
  noFile: 'Video dosyası mevcut değil',
  unsupported: 'Tarayıcınız video oynatmayı desteklemiyor.',
  close: 'Kapat',
};
