import { down } from './paint.ts';
import { ellipse, type Placement, path, place, rect, stroke } from './shapes.ts';

/** An inflatable rescue boat, bow to the right; the origin is the middle of its waterline, 400 units long. */
export function boat(at: Placement, crew: string): string {
  const back = path(
    'M-190 -52Q-196 -74 -170 -76H110Q170 -78 206 -112L214 -84Q180 -50 120 -46H-180Z',
    '#a8430d',
  );
  const tube = path(
    'M-204 -22Q-210 -64 -176 -64H96Q160 -66 212 -108Q226 -104 220 -84Q190 -6 96 4H-172Q-200 4 -204 -22Z',
    down('#ff9345', '#f26a1b@40', '#b64a0e@85', '#8c380a'),
  );
  const grab = stroke(
    'M-150 -34Q-110 -18 -70 -34Q-30 -18 10 -34Q50 -18 90 -36Q130 -24 166 -58',
    '#f6f9fc',
    4,
  );
  const stripe = path(
    'M-205 -30Q-160 -24 100 -26Q160 -34 218 -80L214 -70Q180 -14 98 -16Q-160 -14 -204 -20Z',
    '#f6f9fc',
    'opacity="0.85"',
  );
  const motor =
    rect(-246, -104, 46, 46, '#16263f', 'rx="9"') +
    rect(-250, -112, 50, 16, '#2d4a73', 'rx="7"') +
    rect(-232, -60, 18, 74, '#0f1b2e');
  const wake =
    ellipse(0, 6, 250, 12, '#f6f9fc', 'opacity="0.28"') +
    stroke(
      'M212 6Q250 0 300 8M-250 10Q-330 4 -400 14M-240 22Q-300 22 -360 30',
      '#f6f9fc',
      4,
      'opacity="0.5"',
    );
  return place(motor + back + crew + tube + stripe + grab + wake, at);
}
