import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { flakes, fog, vignette } from '../draw/light.ts';
import { down, mix } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { edgeLight, faces, land, ridgeLine } from '../draw/ridge.ts';
import { stone } from '../draw/rubble.ts';
import { line, path, stroke } from '../draw/shapes.ts';
import { sky } from '../draw/sky.ts';

/** After the avalanche: a probe line crosses the debris, one flag at a time. */
export function snowSearch(): string {
  const peak = ridgeLine(
    [
      [-20, 420],
      [260, 300],
      [520, 180],
      [760, 60],
      [960, 190],
      [1260, 330],
      [1620, 250],
    ],
    { seed: 'avalanche peak', roughness: 0.14 },
  );
  const shoulder = ridgeLine(
    [
      [-20, 560],
      [400, 500],
      [900, 520],
      [1620, 430],
    ],
    { seed: 'avalanche shoulder', roughness: 0.05 },
  );
  const debris = ridgeLine(
    [
      [-20, 700],
      [500, 640],
      [1000, 660],
      [1620, 600],
    ],
    { seed: 'avalanche debris', roughness: 0.12 },
  );
  return [
    sky('#8fa3bb', '#b7c5d4@40', '#dbe3ea'),
    land(peak, down('#eef3f8', '#c3d0de@50', '#dde6ee')),
    faces(peak, { seed: 'avalanche', fill: '#8ba2bf', depth: 240, side: 1 }),
    scar(),
    fog(800, 500, { rx: 1100, ry: 110, colour: '#eef2f5', opacity: 0.85 }),
    land(shoulder, down('#e4ebf2', '#c6d3e0')),
    fog(800, 660, { rx: 1100, ry: 90, colour: '#f6f9fc', opacity: 0.75 }),
    land(debris, down('#f6f9fc', '#cfdbe7@50', '#a9bbd0')),
    edgeLight(debris, '#ffffff', 4),
    blocks(),
    probeLine(),
    flakes('avalanche', { count: 160, size: 5, opacity: 0.9 }),
    vignette(0.22),
  ].join('');
}

/** Where the slab broke off and ran. */
const scar = () =>
  path(
    'M690 170L760 140 842 178 862 230Q900 380 1010 540H520Q640 380 668 236Z',
    '#b4c3d5',
    'opacity="0.75"',
  ) +
  stroke('M684 176L716 150 760 142 800 158 846 180', '#6f86a5', 7) +
  stroke(
    'M716 250Q690 400 620 530M770 240Q770 400 760 530M820 250Q860 400 920 530',
    '#93a7c0',
    4,
    'opacity="0.6"',
  );

function blocks(): string {
  const random = randomFrom('avalanche blocks');
  return Array.from({ length: 80 }, () => ({
    x: random.between(-20, 1620),
    y: 660 + random.between(0, 1) ** 1.4 * 400,
  }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      stone(x, y, {
        size: random.between(8, 26) * ((y - 450) / 300),
        colour: random.pick(['#dbe5ef', '#cdd9e6', '#e6edf4']),
        seed: `block${x}`,
      }),
    )
    .join('');
}

function probeLine(): string {
  const people = Array.from({ length: 7 }, (_, index): Figure => {
    const near = index / 6;
    return {
      x: 210 + index * 178 + near * near * 60,
      y: 742 + near * 250,
      size: 190 + near * 200,
      pose:
        index % 3 === 1
          ? { lean: 8, head: 16, near: [12, 3], far: [-12, -18], nearArm: [70, 128], farArm: [60, 96] }
          : 'probe',
      facing: 'right',
      clothes: {
        jacket: index % 3 === 2 ? '#1d3a66' : '#f26a1b',
        pack: index % 2 ? '#3c5378' : '#c9501a',
        helmet: index % 3 === 2 ? '#ff9a4d' : '#f6f9fc',
      },
      haze: { colour: '#c6d3e0', amount: 0.22 * (1 - near) },
    };
  });
  return people
    .map((person) => {
      const { nearHand, farHand } = jointsOf(person);
      const [x, y] = [(nearHand[0] + farHand[0]) / 2, (nearHand[1] + farHand[1]) / 2];
      const probe = line(
        [
          [x - person.size * 0.02, y - person.size * 0.62],
          [x + person.size * 0.03, person.y + 6],
        ],
        '#22344f',
        Math.max(person.size * 0.014, 2.5),
      );
      const flag =
        line(
          [
            [person.x - person.size * 0.38, person.y + 4],
            [person.x - person.size * 0.38, person.y - person.size * 0.32],
          ],
          '#33425c',
          3,
        ) +
        path(
          `M${person.x - person.size * 0.38} ${person.y - person.size * 0.32}l${person.size * 0.14} ${person.size * 0.05}l${-person.size * 0.14} ${person.size * 0.05}z`,
          mix('#e8432e', '#c6d3e0', 0.1),
        );
      const shadow = path(
        `M${person.x - person.size * 0.2} ${person.y}q${person.size * 0.2} ${person.size * 0.06} ${person.size * 0.5} 0z`,
        '#7f97b8',
        'opacity="0.45"',
      );
      return shadow + flag + figure(person) + probe;
    })
    .join('');
}
