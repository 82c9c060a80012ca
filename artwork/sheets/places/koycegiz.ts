import { dashed, hatched, label, open, point, signal, woods } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeKoycegiz = () =>
  placeSheet({
    seed: 'koycegiz',
    name: 'Köyceğiz',
    subject: 'Yangında destek görevi, Temmuz 2026',
    coordinates: '36,97 K · 28,68 D · temsilî kroki',
    lowest: 20,
    step: 40,
    cover: woods([
      [1050, 260, 460, 240],
      [500, 260, 320, 200],
    ]),
    ground: open(
      [
        [820, 1090],
        [900, 900],
        [1090, 760],
        [1330, 800],
        [1460, 960],
        [1640, 1010],
        [1640, 1090],
      ],
      { seed: 'koycegiz lake' },
    ),
    signs: [
      hatched(
        [
          [880, 120],
          [1040, 70],
          [1260, 150],
          [1300, 320],
          [1130, 420],
          [960, 330],
          [880, 120],
        ],
        { seed: 'koycegiz fire', colour: signal },
      ),
      dashed([
        [760, 300],
        [900, 470],
        [1120, 540],
        [1330, 480],
      ]),
      label('şerit', [640, 300]),
      point(1010, 640),
      point(1250, 650),
      label('tahliye', [1080, 690]),
    ].join(''),
  });
