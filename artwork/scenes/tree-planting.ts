import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { seedling } from '../draw/seedling.ts';
import { ellipse, line, path, place, polygon, rect, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** Where it burned, rows of seedlings: the volunteers come back in November. */
export function treePlanting(): string {
  const far = ridgeLine(
    [
      [-20, 400],
      [380, 300],
      [760, 390],
      [1150, 270],
      [1620, 360],
    ],
    { seed: 'plant far', roughness: 0.09 },
  );
  const burnt = ridgeLine(
    [
      [-20, 520],
      [500, 470],
      [1000, 500],
      [1620, 400],
    ],
    { seed: 'plant burnt', roughness: 0.05 },
  );
  const slope = ridgeLine(
    [
      [-20, 560],
      [500, 640],
      [1000, 690],
      [1620, 740],
    ],
    { seed: 'plant slope', roughness: 0.02 },
  );
  return [
    sky('#79aeca', '#bfd9d6@26', '#f8e8bb@44'),
    clouds('plant', { y: 120, spread: 80, count: 8, colour: '#ffffff', opacity: 0.8 }),
    glow(260, 300, 560, '#fff0b8', 0.95),
    land(far, down('#a3bb9f', '#c3cba0')),
    forest('plant alive', {
      from: 900,
      to: 1640,
      count: 30,
      heights: [60, 120],
      fill: '#5d8460',
      ground: (x) => heightAt(burnt, x) + 12,
    }),
    land(burnt, down('#a39a6c', '#b5a870')),
    snags((x) => heightAt(burnt, x) + 40),
    fog(700, 590, { rx: 1100, ry: 90, colour: '#fbefc8', opacity: 0.7 }),
    land(slope, down('#9c7a4c', '#7c5a36@36', '#4a331f')),
    edgeLight(slope, '#f0d48a', 5),
    rows(),
    planters(),
    vignette(0.3),
  ].join('');
}

/** Burnt trunks that were left standing. */
function snags(ground: (x: number) => number): string {
  const random = randomFrom('plant snags');
  return [90, 210, 470, 620, 760]
    .map((x) => {
      const [y, tall] = [ground(x), random.between(90, 190)];
      return (
        line(
          [
            [x, y],
            [x + random.between(-8, 8), y - tall],
          ],
          '#4a3f38',
          9,
        ) +
        [0.45, 0.65, 0.82]
          .map((share) =>
            line(
              [
                [x, y - tall * share],
                [x + random.between(-36, 36), y - tall * share - 22],
              ],
              '#4a3f38',
              4,
            ),
          )
          .join('')
      );
    })
    .join('');
}

function rows(): string {
  return Array.from({ length: 5 }, (_, row) => {
    const [left, right, size] = [640 + row * 88, 730 + row * 74, 30 + row * 22];
    const furrow =
      stroke(`M-20 ${left}Q800 ${left + 36} 1640 ${right + 60}`, '#3a2716', 7 + row * 4, 'opacity="0.5"') +
      stroke(
        `M-20 ${left + 6 + row * 2}Q800 ${left + 42 + row * 2} 1640 ${right + 66}`,
        '#c79d68',
        3 + row,
        'opacity="0.45"',
      );
    const plants = Array.from({ length: 12 - row * 1.5 }, (_unused, index) => {
      const x = 40 + row * 30 + index * (118 + row * 34);
      const share = x / 1600;
      return place(seedling(size), {
        x,
        y: left + (right + 60 - left) * share + 24 * Math.sin(share * Math.PI) * 0.5,
      });
    }).join('');
    return furrow + plants;
  }).join('');
}

function planters(): string {
  const rim = { colour: '#fff0b8', from: [-1, -0.8] as const };
  const person = (
    x: number,
    y: number,
    size: number,
    pose: Figure['pose'],
    facing: 'left' | 'right',
    clothes: Figure['clothes'] = {},
  ): Figure => ({ x, y, size, pose, facing, clothes: { hat: 'cap', helmet: '#f26a1b', ...clothes }, rim });
  const digger = person(1120, 960, 470, 'dig', 'left', { hat: 'beanie', helmet: '#12284a' });
  const { nearHand, farHand } = jointsOf(digger);
  const foot = [farHand[0] - 96, 966] as const;
  const spade =
    line([[nearHand[0] + 46, nearHand[1] - 70], foot], '#a8804c', 10) +
    path(`M${foot[0] - 8} ${foot[1] - 34}l34 16l-10 44q-26 14 -44 -14z`, '#9fb0c4');
  const can =
    path('M1398 944h84l-8 84h-68z', '#4f86c6') +
    stroke('M1410 946q30 -60 62 0', '#2d5a94', 9) +
    polygon(
      [
        [1402, 1000],
        [1340, 944],
        [1352, 934],
        [1404, 972],
      ],
      '#4f86c6',
    ) +
    rect(1398, 940, 84, 10, '#2d5a94');
  return [
    figure(person(820, 700, 170, 'dig', 'right', { jacket: '#3f6296' })),
    figure(person(1080, 728, 175, 'walk', 'right', { pack: '#5d8460' })),
    figure(person(1330, 760, 190, 'kneel', 'left', { jacket: '#e8b53a', stripes: '' })),
    figure(
      person(
        330,
        985,
        500,
        { lean: 40, head: 2, near: [86, -4], far: [0, -102], nearArm: [24, 44], farArm: [36, 52] },
        'right',
        { jacket: '#f26a1b', gloves: '#e9dcc0' },
      ),
    ),
    place(seedling(150), { x: 560, y: 985 }),
    ellipse(560, 992, 96, 18, '#2a1a0e', 'opacity="0.7"'),
    place(seedling(150), { x: 560, y: 988 }),
    figure(digger),
    spade,
    ellipse(foot[0] - 30, 992, 90, 20, '#2a1a0e', 'opacity="0.75"'),
    can,
  ].join('');
}
