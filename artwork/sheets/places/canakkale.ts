import { dashed, label, open, point, star } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeCanakkale = () =>
  placeSheet({
    seed: 'canakkale',
    name: 'Çanakkale',
    subject: 'Kıyı temizliği, 2017',
    coordinates: '40,15 K · 26,41 D · temsilî kroki',
    lowest: 0,
    step: 10,
    ground: open(
      [
        [640, 1090],
        [760, 820],
        [700, 620],
        [880, 470],
        [1060, 560],
        [1130, 340],
        [1280, 210],
        [1640, 120],
        [1640, 1090],
      ],
      { seed: 'canakkale coast' },
    ),
    signs: [
      dashed([
        [1330, 640],
        [1200, 680],
        [1100, 620],
      ]),
      point(1330, 640),
      label('bot', [1370, 652]),
      star(1090, 620),
      label('temizlenen koy', [1090, 740]),
    ].join(''),
  });
