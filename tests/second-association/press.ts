import { pressSubject as demoPress, pressDeskSubject as demoPressDesk } from '#/content/press.ts';
import { firstValue } from '#/content/subject.ts';

export const pressDesk = firstValue(demoPressDesk.schema, {
  name: 'Haberciler & yayıncılar masası',
  phone: { number: '+909990000002', shown: '0 999 000 00 02' },
  hours: 'Yalnız pazar',
  languages: 'Türkçe & Lazca',
  summary:
    'Bu dernek yoktur; yalnız sitenin başka bir dernekle de çalıştığını göstermek için uydurulmuştur. Örnekşehir’de, 1998’de kurulmuş gibi yapılır. Dağda ve suda arama kurtarma çalışmalarına katıldığı, üç eğitmeni ve kırk üyesi olduğu söylenir. Gönüllüleri yoktur, deposu yoktur, telefonu çalmaz. Haberini yapmak isteyenler yanlış yere gelmiştir; yine de bu cümleler olduğu gibi alınıp haberin sonuna eklenebilsin diye elli sözcükten uzun tutulmuştur.',
  figuresCountedOn: '2030-02-03',
  emblem: { text: 'Boyutu & rengi sizin.', files: [{ label: 'Amblem & adı', file: '/icons/emblem.svg' }] },
  pictures: { text: 'Görselleri kullanın & kaynağını yazın.', credit: 'Fotoğraf: D&S’AK' },
});

export const press = firstValue(demoPress.schema, [
  {
    id: 'deneme-haberi',
    year: 1999,
    title: 'Deneme haberi',
    description: 'Hiç yayımlanmadı.',
    videoFile: null,
    channel: 'Kanal & Deneme',
  },
]);

export const pressDeskSubject = { ...demoPressDesk, value: pressDesk };
export const pressSubject = { ...demoPress, value: press };
