import { dashed, label, point, road, star, stream } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeDuzce = () =>
  placeSheet({
    seed: 'duzce ova',
    name: 'Düzce',
    subject: 'Ortak tatbikat, 12 Kasım 2026',
    coordinates: '40,84 K · 31,16 D · temsilî kroki',
    lowest: 120,
    step: 10,
    ground: stream(
      [
        [420, -20],
        [560, 260],
        [860, 420],
        [980, 760],
        [1180, 1090],
      ],
      { seed: 'duzce river' },
    ),
    signs: [
      road([
        [-20, 430],
        [420, 520],
        [830, 470],
        [1180, 330],
        [1640, 300],
      ]),
      dashed([
        [420, 520],
        [830, 470],
        [1050, 382],
        [1150, 560],
      ]),
      point(420, 520),
      label('toplanma', [340, 470]),
      star(1150, 560),
      label('eğitim enkazı', [1080, 660]),
    ].join(''),
  });
