import { againstLight } from '../draw/backlit.ts';
import type { Figure } from '../draw/figure.ts';
import { fog, glow, haze, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import type { Point } from '../draw/shapes.ts';
import { clouds, poleStar, sky, stars } from '../draw/sky.ts';

/** The team from behind, side by side on a hill, while the last star is still up. */
export function volunteersGroup(): string {
  const far = ridgeLine(
    [
      [-20, 560],
      [260, 450],
      [520, 540],
      [860, 400],
      [1180, 520],
      [1620, 440],
    ],
    { seed: 'group range', roughness: 0.14 },
  );
  const hill = ridgeLine(
    [
      [-20, 860],
      [400, 770],
      [900, 720],
      [1300, 740],
      [1620, 800],
    ],
    { seed: 'group hill', roughness: 0.015, steps: 5 },
  );
  return [
    sky('#0f2348', '#27497f@26', '#6c7fa6@44', '#e8b083@60', '#ffd5a0@70'),
    stars('group', { count: 90, floor: 330 }),
    poleStar(840, 170, 60),
    clouds('group', { y: 430, spread: 80, count: 8, colour: '#ffc79a', opacity: 0.4 }),
    glow(860, 660, 680, '#ffcb91', 0.9),
    land(far, down('#4f6694', '#a58f98')),
    haze(460, 900, '#ffc896', 0.65),
    fog(800, 740, { rx: 1000, ry: 110, colour: '#ffdcb4', opacity: 0.7 }),
    land(hill, down('#2d4366', '#1b2f50@30', '#0a1730')),
    slopeLines(hill, { colour: '#6d8fc0', count: 6, gap: 40, opacity: 0.4 }),
    edgeLight(hill, '#ffdfb0', 4),
    team(hill),
    vignette(0.42),
  ].join('');
}

function team(hill: readonly Point[]): string {
  const wear: Figure['clothes'][] = [
    { pack: '#24436e' },
    { hat: 'beanie', helmet: '#1d3a66' },
    { jacket: '#1d3a66', helmet: '#ff9a4d' },
    { pack: '#3c4a63' },
    { hat: 'hair', helmet: '#5a3626' },
    { pack: '#b64a0e', jacket: '#1d3a66' },
    { helmet: '#ff9a4d', harness: '#0b1b33' },
    { hat: 'cap', helmet: '#12284a' },
    { pack: '#24436e' },
  ];
  const gaps = [0, 96, 178, 292, 372, 452, 566, 644, 742];
  const heights = [208, 190, 214, 204, 186, 216, 198, 210, 194];
  return wear
    .map((clothes, index) => {
      const x = 470 + (gaps[index] ?? 0);
      return againstLight(
        {
          x,
          y: heightAt(hill, x) + 10,
          size: heights[index] ?? 200,
          pose: index % 4 === 1 ? 'hipsHeld' : 'watch',
          view: 'back',
          clothes,
        },
        { shade: '#14233f', edge: '#ffe6c0', from: [index < 4 ? 0.9 : -0.9, -0.9], depth: 0.55 },
      );
    })
    .join('');
}
