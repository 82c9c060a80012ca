import { bags } from '../draw/gear-bags.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down, mix } from '../draw/paint.ts';
import { radios } from '../draw/radios.ts';
import { coil } from '../draw/rope.ts';
import { circle, line, path, polygon, rect, stroke } from '../draw/shapes.ts';

const floors = [250, 450, 650, 850];

/** The store at the base: everything has its place and its number. */
export function equipmentStore(): string {
  return [
    rect(0, 0, 1600, 1067, down('#33486a', '#22365a@50', '#1a2a47')),
    polygon(
      [
        [0, 905],
        [1600, 905],
        [1600, 1067],
        [0, 1067],
      ],
      down('#5d6b80', '#2c3a52'),
    ),
    Array.from({ length: 9 }, (_, index) =>
      line(
        [
          [800 + (index - 4) * 110, 905],
          [800 + (index - 4) * 330, 1067],
        ],
        '#22304a',
        2,
        'opacity="0.5"',
      ),
    ).join(''),
    frame(),
    helmets(),
    ropes(),
    radios(),
    bags(),
    lowerBay(),
    [420, 1100]
      .map(
        (x) =>
          rect(x - 90, 0, 180, 20, '#16233b') +
          rect(x - 80, 18, 160, 8, '#fff6df') +
          polygon(
            [
              [x - 80, 26],
              [x + 80, 26],
              [x + 360, 905],
              [x - 360, 905],
            ],
            down('#ffeec4/0.35', '#ffeec4/0'),
          ) +
          glow(x, 26, 330, '#ffeec4', 0.5),
      )
      .join(''),
    fog(800, 1000, { rx: 900, ry: 80, colour: '#ffeec4', opacity: 0.2 }),
    vignette(0.45),
  ].join('');
}

function frame(): string {
  const posts = [40, 560, 1080, 1560]
    .map((x) => rect(x - 10, 90, 20, 830, '#16233b') + rect(x - 10, 90, 5, 830, '#7f97b8', 'opacity="0.5"'))
    .join('');
  const boards = floors
    .map(
      (y) =>
        rect(30, y, 1540, 14, '#8a6a44') +
        rect(30, y, 1540, 4, '#c79d68') +
        rect(30, y + 14, 1540, 26, '#0b1526', 'opacity="0.28"'),
    )
    .join('');
  const labels = floors
    .flatMap((y) =>
      [90, 330, 620, 860, 1130, 1390].map((x) => rect(x, y + 1, 44, 12, '#f6f9fc', 'opacity="0.85"')),
    )
    .join('');
  return rect(30, 90, 1540, 820, '#14233f', 'opacity="0.75"') + boards + labels + posts;
}

const helmets = () =>
  [80, 190, 300, 410, 610, 720, 830, 940, 1130, 1240, 1350, 1460]
    .map((x, index) => {
      const colour = index % 4 === 2 ? '#f6f9fc' : '#f26a1b';
      return (
        path(`M${x} 250Q${x - 4} 172 ${x + 44} 170 ${x + 92} 172 ${x + 86} 244L${x + 96} 250Z`, colour) +
        path(
          `M${x} 250Q${x - 2} 192 ${x + 26} 176 ${x + 16} 210 ${x + 20} 250Z`,
          mix(colour, '#0b1b33', 0.35),
        ) +
        rect(x + 34, 186, 26, 7, mix(colour, '#0b1b33', 0.3), 'rx="3"') +
        rect(x + 34, 200, 26, 7, mix(colour, '#0b1b33', 0.3), 'rx="3"') +
        circle(x + 82, 218, 8, '#fff6df')
      );
    })
    .join('');

const ropes = () =>
  [110, 230, 350, 470]
    .map(
      (x, index) =>
        stroke(`M${x} 274v26`, '#9fb0c4', 5) +
        coil(x, 366, {
          size: 84,
          colour: ['#f26a1b', '#f6f9fc', '#4f86c6', '#e8b53a'][index] ?? '#f26a1b',
          dark: ['#b64a0e', '#9fb0c4', '#2d5a94', '#a87c1a'][index] ?? '#b64a0e',
        }),
    )
    .join('');

const lowerBay = () =>
  rect(80, 716, 420, 20, '#ff9a4d', 'rx="8"') +
  rect(80, 742, 420, 20, '#f26a1b', 'rx="8"') +
  rect(80, 768, 420, 20, '#ff9a4d', 'rx="8"') +
  rect(110, 790, 360, 60, '#2c3a52', 'rx="8"') +
  [612, 762, 912]
    .map(
      (x) =>
        rect(x, 730, 128, 120, '#47597a', 'rx="6"') +
        rect(x, 730, 128, 30, '#5d7299', 'rx="6"') +
        rect(x + 40, 780, 48, 34, '#f6f9fc', 'rx="3"'),
    )
    .join('');
