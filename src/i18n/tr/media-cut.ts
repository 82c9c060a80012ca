/** Turning and cutting a picture of the library, which makes a new one; the button's words are in `media-details.ts`. */
export const mediaCutText = {
  title: 'Kırp ve çevir',
  stays: 'Yeni bir görsel olur; özgün görsel kitaplıkta ve kullanıldığı yerlerde olduğu gibi kalır.',
  takesPlace: 'Formda yenisi onun yerine geçer.',
  turn: 'Sağa çevir',
  turnLeft: 'Sola çevir',
  shape: 'Oran',
  freeShape: 'Serbest',
  areaHint: 'Alanı sürükleyin, köşelerinden büyütüp küçültün; ya da kaydırıcıları kullanın.',
  sides: { left: 'Soldan (%)', top: 'Üstten (%)', width: 'Genişlik (%)', height: 'Yükseklik (%)' },
  result: (size: string) => `Yeni görsel: ${size}`,
  make: 'Yeni Görsel Yap',
  making: 'Yapılıyor…',
  made: 'Yeni görsel kitaplığa eklendi. Özgün görsel de orada duruyor.',
  failed: 'Görsel kırpılamadı. Bağlantınızı denetleyip yeniden deneyin.',

  nameOf: (name: string) => name.replace(/(?: \(kırpılmış\))?(\.\w{1,5})?$/, ' (kırpılmış)$1').slice(-200),
  invalid: 'Kesilecek alan görselin içinde kalmalı; görsel 0, 90, 180 ya da 270 derece çevrilmelidir.',
  nothing: 'Görsel ne çevrildi ne de kırpıldı.',
  tooSmall: (least: number) =>
    `Kesilecek alan çok küçük: Yeni görselin her kenarı en az ${least} piksel olmalıdır. Alanı büyütün.`,
  moves: (name: string) => `“${name}” hareketli bir görsel; hareketli görseller kırpılmaz ve çevrilmez.`,
};
