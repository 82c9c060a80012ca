import { across } from './paint.ts';
import { ridgeLine } from './ridge.ts';
import { line, path, trace } from './shapes.ts';

/** The two banks of a ravine cut into layered earth. */
export function walls(): string {
  const left = ridgeLine(
    [
      [720, 486],
      [690, 600],
      [720, 760],
      [640, 900],
      [660, 1090],
    ],
    { seed: 'ravine left', roughness: 0.8, steps: 2 },
  );
  const right = ridgeLine(
    [
      [1010, 500],
      [1050, 640],
      [1020, 800],
      [1100, 940],
      [1080, 1090],
    ],
    { seed: 'ravine right', roughness: 0.8, steps: 2 },
  );
  const strata = [610, 720, 830, 950]
    .map(
      (y, index) =>
        line(
          ridgeLine(
            [
              [-20, y + 20],
              [300, y - 16],
              [680 - index * 8, y],
            ],
            { seed: `strata${y}`, roughness: 0.05, steps: 4 },
          ),
          '#6b4d31',
          7,
          'opacity="0.45"',
        ) +
        line(
          ridgeLine(
            [
              [1060 + index * 8, y + 6],
              [1300, y - 20],
              [1620, y + 14],
            ],
            { seed: `strata right${y}`, roughness: 0.05, steps: 4 },
          ),
          '#5f452e',
          7,
          'opacity="0.45"',
        ),
    )
    .join('');
  return (
    path(
      `M-20 470Q400 440 720 486${trace(left).replace('M', 'L')}L-20 1090Z`,
      across('#8a6a44', '#b98f5a@60', '#dcb67a'),
    ) +
    path(
      `M1010 500Q1300 440 1620 460V1090L1080 1090${trace([...right].reverse()).replace('M', 'L')}Z`,
      across('#6f5238', '#8f6d46'),
    ) +
    strata +
    path('M-20 470Q400 440 724 486L716 512Q400 478 -20 512Z', '#a9963f') +
    path('M1006 500Q1300 440 1620 460V500Q1300 484 1014 526Z', '#94823a') +
    path('M-20 470Q400 440 724 486', 'none', 'stroke="#d9c76a" stroke-width="5"')
  );
}
