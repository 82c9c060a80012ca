import { dashed, label, point, sector, star, stream, woods } from '../map-signs.ts';
import { placeSheet } from '../place-sheet.ts';

/** Six search areas between two creeks; the star is where the missing person was found. */
export const placeMengen = () =>
  placeSheet({
    seed: 'mengen',
    name: 'Mengen',
    subject: 'Kayıp araması, 16–17 Ekim 2026',
    coordinates: '40,94 K · 32,08 D · temsilî kroki',
    lowest: 480,
    step: 25,
    cover: woods([
      [900, 300, 520, 260],
      [420, 380, 300, 220],
    ]),
    ground:
      stream(
        [
          [560, -20],
          [640, 220],
          [600, 430],
          [720, 640],
          [860, 1090],
        ],
        { seed: 'mengen west' },
      ) +
      stream(
        [
          [1310, -20],
          [1240, 250],
          [1330, 470],
          [1240, 720],
          [1260, 1090],
        ],
        { seed: 'mengen east' },
      ),
    signs: [
      dashed([
        [700, 560],
        [760, 450],
        [880, 400],
        [1010, 330],
        [1120, 210],
      ]),
      ...(['1', '2', '3'] as const).flatMap((number, row) => {
        const [top, bottom] = [70 + row * 200, 270 + row * 200];
        const west = sector(
          [
            [590, top],
            [920, top],
            [920, bottom],
            [590, bottom],
          ],
          number,
          [850, top + 62],
        );
        const east = sector(
          [
            [920, top],
            [1280, top],
            [1280, bottom],
            [920, bottom],
          ],
          String(row + 4),
          [1000, top + 62],
        );
        return [west, east];
      }),
      point(700, 560),
      star(1120, 210),
      label('son görülme', [740, 610]),
      label('09.15', [1162, 190]),
    ].join(''),
  });
