import { type Figure, figure } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, faces, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import { clouds, sky } from '../draw/sky.ts';

/** The team from behind, side by side, before the mountains they look after. */
export function volunteersGroup(): string {
  const far = ridgeLine(
    [
      [-20, 440],
      [200, 330],
      [430, 430],
      [800, 130],
      [1110, 400],
      [1360, 290],
      [1620, 430],
    ],
    { seed: 'group far', roughness: 0.15 },
  );
  const middle = ridgeLine(
    [
      [-20, 560],
      [360, 500],
      [700, 580],
      [1050, 510],
      [1620, 590],
    ],
    { seed: 'group middle', roughness: 0.1 },
  );
  const meadow = ridgeLine(
    [
      [-20, 910],
      [500, 880],
      [1100, 884],
      [1620, 916],
    ],
    { seed: 'group meadow', roughness: 0.015 },
  );
  return [
    sky('#4f86b8', '#a9cbdd@30', '#f8e3b8@50', '#ffd79a@58'),
    clouds('group', { y: 180, spread: 100, count: 8, colour: '#fff3dc', opacity: 0.75 }),
    glow(800, 430, 660, '#fff0c4', 0.85),
    land(far, down('#e6edf4', '#a9bcd0@34', '#b9c0bd@60')),
    faces(far, { seed: 'group far', fill: '#7d9abb', depth: 260, side: 1 }),
    fog(800, 560, { rx: 1100, ry: 100, colour: '#fff0d0', opacity: 0.85 }),
    land(middle, down('#8aa39a', '#7c9a80')),
    fog(800, 720, { rx: 1100, ry: 110, colour: '#fbeccb', opacity: 0.75 }),
    land(meadow, down('#86a063', '#56784c@40', '#2f5240')),
    edgeLight(meadow, '#f1e2a0', 5),
    slopeLines(meadow, { colour: '#a9c07c', count: 3, gap: 34, opacity: 0.5 }),
    team(),
    vignette(0.3),
  ].join('');
}

const heights = [450, 410, 465, 440, 395, 470, 430, 455, 415];

function team(): string {
  const wear: Figure['clothes'][] = [
    { pack: '#24436e', harness: '#0b1b33' },
    { hat: 'beanie', helmet: '#1d3a66', jacket: '#f26a1b' },
    { jacket: '#1d3a66', helmet: '#ff9a4d', stripes: '#f4e9c8' },
    { pack: '#3c4a63' },
    { hat: 'hair', helmet: '#5a3626' },
    { pack: '#b64a0e', jacket: '#1d3a66' },
    { helmet: '#ff9a4d', harness: '#0b1b33' },
    { hat: 'cap', helmet: '#12284a' },
    { pack: '#24436e', helmet: '#f6f9fc' },
  ];
  const stance: Figure['pose'][] = [
    'watch',
    'hipsHeld',
    'watch',
    'watch',
    { lean: 0, near: [7, 5], far: [7, 4], nearArm: [62, 96], farArm: [12, 8] },
    'watch',
    'hipsHeld',
    { lean: 0, near: [9, 6], far: [5, 3], nearArm: [12, 6], farArm: [14, 8] },
    'watch',
  ];
  return wear
    .map((clothes, index) =>
      figure({
        x: 180 + index * 155 + (index % 2) * 8,
        y: 986 + (index % 2) * 22 - Math.abs(index - 4) * 3,
        size: heights[index] ?? 440,
        pose: stance[index] ?? 'watch',
        view: 'back',
        clothes,
        haze: { colour: '#12284a', amount: 0.1 },
        rim: { colour: '#fff0c4', from: [index < 4 ? 0.9 : -0.9, -0.8] },
      }),
    )
    .join('');
}
