import { dashed, label, point, signal, star, woods } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeKocaeli = () =>
  placeSheet({
    seed: 'kartepe south',
    name: 'Kocaeli',
    subject: 'Yaz eğitim kampı, taslak',
    coordinates: '40,68 K · 30,09 D · temsilî kroki',
    lowest: 480,
    step: 25,
    cover: woods([
      [1000, 380, 480, 300],
      [380, 280, 260, 180],
    ]),
    signs: [
      dashed([
        [640, 600],
        [800, 420],
        [980, 470],
        [1180, 300],
        [1320, 430],
        [1140, 640],
        [880, 690],
        [640, 600],
      ]),
      ...(
        [
          [800, 420],
          [1180, 300],
          [1320, 430],
          [1140, 640],
        ] as const
      ).map(([x, y]) => point(x, y, signal)),
      star(640, 600),
      label('kamp', [560, 700]),
    ].join(''),
  });
