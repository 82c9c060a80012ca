import { dashed, hatched, label, star } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

export const placeUludag = () =>
  placeSheet({
    seed: 'uludag snow',
    name: 'Uludağ',
    subject: 'Kar ve çığ eğitimi, Aralık 2025',
    coordinates: '40,07 K · 29,22 D · temsilî kroki',
    lowest: 1600,
    step: 30,
    signs: [
      hatched(
        [
          [940, 110],
          [1120, 90],
          [1200, 260],
          [1240, 480],
          [1060, 600],
          [930, 430],
          [940, 110],
        ],
        { seed: 'uludag slide', colour: '#3f6fa6' },
      ),
      label('çığ alanı', [1010, 300]),
      dashed([
        [880, 640],
        [1060, 680],
        [1270, 590],
      ]),
      label('sonda hattı', [1190, 730]),
      star(640, 480),
      label('kamp', [560, 580]),
      dashed(
        [
          [660, 500],
          [770, 610],
          [880, 640],
        ],
        '#1b2c49',
        5,
      ),
    ].join(''),
  });
