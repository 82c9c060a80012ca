import { down } from './paint.ts';
import { circle, line, type Placement, path, place, rect } from './shapes.ts';
import { starPath } from './sky.ts';

/** A long-wheelbase rescue 4x4 facing right; the origin is the ground under its middle, 420 units long. */
export function vehicle(at: Placement): string {
  const body = path(
    'M-208 -58L-206 -120 -200 -132 -192 -200Q-190 -210 -178 -210H46Q58 -210 66 -200L98 -138 190 -128Q208 -126 210 -106L212 -56H-208Z',
    down('#ffffff', '#e6edf4@50', '#b9c7d8'),
  );
  const glass = path(
    'M-180 -198H-112V-138H-186ZM-102 -198H-30V-138H-102ZM-20 -198H40L72 -138H-20Z',
    down('#5f7fa6', '#1d3a66'),
  );
  const shine = path(
    'M-170 -198H-146L-166 -138H-184ZM-90 -198H-66L-86 -138H-102Z',
    '#ffffff',
    'opacity="0.22"',
  );
  const band =
    path('M-207 -116L198 -116Q208 -114 210 -98L-207 -94Z', '#f26a1b') +
    path('M-207 -92L211 -96V-88L-207 -84Z', '#12284a') +
    path(starPath({ x: -66, y: -104, tall: 24, wide: 17, waist: 3.4 }), '#f6f9fc');
  const seams =
    line(
      [
        [-107, -204],
        [-107, -66],
      ],
      '#7f91a8',
      2.5,
    ) +
    line(
      [
        [-25, -204],
        [-25, -66],
      ],
      '#7f91a8',
      2.5,
    ) +
    rect(-94, -128, 20, 5, '#44546b', 'rx="2"') +
    rect(-12, -128, 20, 5, '#44546b', 'rx="2"');
  const rack =
    rect(-186, -232, 226, 8, '#131f33', 'rx="3"') +
    [-176, -120, -60, 0, 28].map((x) => rect(x, -228, 5, 20, '#131f33')).join('') +
    rect(-170, -258, 86, 27, '#f26a1b', 'rx="6"') +
    rect(-78, -252, 66, 21, '#2d4a73', 'rx="6"') +
    rect(-196, -240, 240, 6, '#c9b08a', 'rx="3"') +
    rect(4, -224, 40, 15, '#3f8cff', 'rx="6"') +
    rect(10, -221, 26, 6, '#cfe4ff', 'rx="3"');
  const front =
    rect(196, -118, 15, 24, '#fff3cf', 'rx="4"') +
    rect(190, -78, 34, 18, '#131f33', 'rx="4"') +
    rect(-216, -124, 14, 26, '#c0392b', 'rx="3"') +
    rect(-218, -72, 20, 16, '#131f33', 'rx="3"') +
    path('M92 -140L104 -226H112L104 -138Z', '#131f33');
  return place(
    rect(-200, -66, 404, 22, '#131f33', 'rx="6"') +
      body +
      glass +
      shine +
      band +
      seams +
      rack +
      front +
      wheel(-128) +
      wheel(130),
    at,
  );
}

const wheel = (x: number) =>
  path(`M${x - 58} -56Q${x - 52} -102 ${x} -104 ${x + 52} -102 ${x + 58} -56Z`, '#131f33') +
  circle(x, -42, 43, '#0a111d') +
  circle(x, -42, 25, '#9fb0c4') +
  circle(x, -42, 18, '#5d708a') +
  [0, 60, 120]
    .map((turn) => rect(-22, -3, 44, 6, '#c4d0de', `transform="translate(${x} -42) rotate(${turn})"`))
    .join('') +
  circle(x, -42, 7, '#1d3a66');
