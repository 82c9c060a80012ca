import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { seedling } from '../draw/seedling.ts';
import { line, place, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** Where it burned, rows of seedlings: the team plants in November. */
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
