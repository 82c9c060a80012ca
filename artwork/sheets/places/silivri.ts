import { dashed, hatched, label, open, point, road, star, stream } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeSilivri = () =>
  placeSheet({
    seed: 'silivri',
    name: 'Silivri',
    subject: 'Taşkın tatbikatı, Ekim 2025',
    coordinates: '41,07 K · 28,25 D · temsilî kroki',
    lowest: 0,
    step: 10,
    ground:
      open(
        [
          [620, 1090],
          [700, 900],
          [930, 780],
          [1180, 720],
          [1420, 640],
          [1640, 600],
          [1640, 1090],
        ],
        { seed: 'silivri coast' },
      ) +
      stream(
        [
          [760, -20],
          [840, 220],
          [960, 420],
          [1010, 600],
          [1060, 750],
        ],
        { seed: 'silivri creek' },
      ),
    signs: [
      hatched(
        [
          [790, 220],
          [930, 210],
          [1080, 420],
          [1140, 700],
          [960, 740],
          [870, 480],
          [790, 220],
        ],
        { seed: 'silivri flood', colour: '#2f78b0' },
      ),
      road([
        [-20, 520],
        [460, 480],
        [920, 430],
        [1640, 250],
      ]),
      dashed([
        [1260, 800],
        [1120, 690],
        [1010, 560],
        [930, 440],
      ]),
      star(930, 440),
      label('suda kalan araç', [570, 400]),
      point(1260, 800),
      label('bot', [1300, 812]),
    ].join(''),
  });
