import { across, down } from './paint.ts';
import { circle, ellipse, line, type Placement, path, place, rect, stroke } from './shapes.ts';
import { starPath } from './sky.ts';

/** A rescue helicopter facing right; the origin is the winch hook point under the door, 420 units long. */
export function helicopter(at: Placement): string {
  const boom = path('M-70 -96L-262 -118 -290 -176 -262 -178 -236 -132 -70 -142Z', down('#ff8a3a', '#c4520f'));
  const hull = path(
    'M-96 -116Q-90 -150 -30 -156H50Q120 -154 154 -104Q166 -80 150 -62Q136 -44 90 -40H-30Q-86 -46 -96 -116Z',
    down('#ff9345', '#f26a1b@45', '#a8430d'),
  );
  const belly = path(
    'M-92 -92Q20 -76 160 -84Q164 -70 150 -60Q136 -44 90 -40H-30Q-80 -46 -92 -92Z',
    '#f6f9fc',
  );
  const glass =
    path('M76 -148Q124 -144 150 -104L142 -92H88Q76 -92 76 -104Z', down('#a9c8e6', '#1d3a66')) +
    rect(8, -140, 54, 44, '#12284a', 'rx="8"') +
    rect(-52, -138, 44, 34, '#1d3a66', 'rx="8"') +
    path('M84 -142Q104 -140 118 -126L92 -100H84Z', '#ffffff', 'opacity="0.3"');
  const engine =
    path('M-70 -152Q-60 -182 -10 -184H40Q66 -180 72 -154Z', '#c4520f') +
    rect(-8, -206, 18, 26, '#16263f') +
    ellipse(-64, -164, 12, 9, '#16263f');
  const skids = stroke('M-60 -12H130Q146 -12 150 -26M-30 -44L-40 -12M84 -42L94 -12', '#16263f', 7);
  const rotor =
    ellipse(
      2,
      -210,
      330,
      11,
      across('#dfe8f2/0.1', '#f6f9fc/0.75@20', '#dfe8f2/0.25@50', '#f6f9fc/0.75@80', '#dfe8f2/0.1'),
    ) +
    line(
      [
        [-320, -214],
        [324, -206],
      ],
      '#22344f',
      5,
      'opacity="0.75"',
    );
  const tail =
    circle(-278, -160, 36, '#f6f9fc', 'opacity="0.35"') +
    line(
      [
        [-300, -188],
        [-256, -132],
      ],
      '#22344f',
      5,
    ) +
    path('M-292 -128L-248 -120 -250 -108 -296 -114Z', '#12284a');
  const mark = path(starPath({ x: -28, y: -70, tall: 21, wide: 15, waist: 3 }), '#f26a1b');
  const winch =
    rect(26, -160, 40, 11, '#16263f') + circle(62, -150, 8, '#2d4a73') + circle(152, -72, 6, '#fff6da');
  return place(skids + boom + engine + hull + belly + glass + mark + winch + tail + rotor, at);
}
