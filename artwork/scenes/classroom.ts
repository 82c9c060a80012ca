import { contourMap } from '../draw/contours.ts';
import { figure } from '../draw/figure.ts';
import { beam, fog, glow, vignette } from '../draw/light.ts';
import { down, mix } from '../draw/paint.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from '../draw/shapes.ts';
import { starPath } from '../draw/sky.ts';

/** An evening course: the instructor shows a route on a projected map. */
export function classroom(): string {
  return [
    rect(0, 0, 1600, 1067, down('#1b2c49', '#14233d@60', '#0b1526')),
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1480, 70],
        [120, 70],
      ],
      '#0f1d35',
    ),
    rect(0, 690, 1600, 380, down('#33435c', '#17243b')),
    shelf(),
    glow(830, 360, 760, '#9cc4ee', 0.4),
    screen(),
    fog(840, 740, { rx: 620, ry: 70, colour: '#bcd6f0', opacity: 0.4 }),
    figure({
      x: 300,
      y: 812,
      size: 500,
      pose: { lean: 2, head: 4, near: [6, 3], far: [-7, -9], nearArm: [84, 108], farArm: [-2, 26] },
      facing: 'right',
      clothes: { hat: 'hair', helmet: '#2a2430', jacket: '#f26a1b', trousers: '#22365a', stripes: '#f4e9c8' },
      haze: { colour: '#1b2c49', amount: 0.1 },
      rim: { colour: '#cfe4ff', from: [1, -0.6] },
    }),
    line(
      [
        [506, 432],
        [640, 396],
      ],
      '#e9dcc0',
      5,
    ),
    beam(1130, -10, { angle: 118, length: 420, spread: 60, colour: '#cfe4ff', opacity: 0.35 }),
    trainees(),
    vignette(0.5),
  ].join('');
}

function screen(): string {
  const map = contourMap(
    { seed: 'classroom', width: 820, height: 500, hills: 8 },
    { levels: 18, colour: '#7c9cc0', width: 1.6 },
  );
  const river =
    '<path d="M0 410C140 380 190 460 330 420S560 330 640 400 760 470 820 440" fill="none" stroke="#5fa3d6" stroke-width="9"/>';
  const route =
    '<path d="M120 360C210 300 240 330 320 250S470 230 540 150" fill="none" stroke="#f26a1b" stroke-width="7" stroke-dasharray="20 12"/>';
  const marks =
    circle(120, 360, 13, '#12284a') +
    circle(120, 360, 6, '#fff') +
    path(starPath({ x: 552, y: 138, tall: 34, wide: 24, waist: 5 }), '#f26a1b') +
    ellipse(330, 250, 92, 60, '#f26a1b', 'opacity="0.16"');
  return (
    rect(470, 96, 860, 540, '#0a1424', 'rx="6"') +
    group(
      `<clipPath id="screen"><rect width="820" height="500"/></clipPath><g clip-path="url(#screen)">${rect(0, 0, 820, 500, down('#f3f7fb', '#dbe7f1'))}${map}${river}${route}${marks}</g>`,
      'transform="translate(490 116)"',
    )
  );
}

function shelf(): string {
  const helmets = [0, 1, 2]
    .map((index) =>
      path(
        `M${62 + index * 74} 330q0 -44 32 -44t32 44z`,
        ['#f26a1b', '#f6f9fc', '#f26a1b'][index] ?? '#f26a1b',
        'opacity="0.85"',
      ),
    )
    .join('');
  return (
    rect(40, 330, 250, 10, '#46597a') +
    helmets +
    rect(1390, 150, 150, 210, '#22344f') +
    rect(1402, 162, 126, 186, '#dfe8f2', 'opacity="0.75"') +
    path(starPath({ x: 1465, y: 240, tall: 56, wide: 40, waist: 8 }), '#f26a1b', 'opacity="0.9"') +
    rect(1420, 316, 90, 8, '#46597a')
  );
}

function trainees(): string {
  const row = (y: number, size: number, xs: number[], shade: number) =>
    xs
      .map((x, index) => {
        const jacket = mix(
          ['#24436e', '#f26a1b', '#3c5378', '#d85f18', '#2d4a73'][(index + (y > 950 ? 2 : 0)) % 5] ??
            '#24436e',
          '#0b1526',
          shade,
        );
        const hair = mix(
          ['#2a2028', '#5a3d2b', '#1d1a22', '#7a5a3a', '#33241f'][(index * 2 + (y > 950 ? 1 : 0)) % 5] ??
            '#2a2028',
          '#0b1526',
          shade,
        );
        return place(bust(jacket, hair, index % 3 === 1), { x, y, scale: size });
      })
      .join('');
  const desk = (y: number, tall: number, colour: string) =>
    rect(-20, y, 1640, tall, colour) + rect(-20, y, 1640, 5, '#7f97b8', 'opacity="0.6"');
  return (
    row(838, 1.05, [620, 780, 940, 1110, 1270, 1430], 0.35) +
    desk(836, 26, '#1d2f4e') +
    row(1010, 1.7, [120, 440, 770, 1090, 1400], 0.5) +
    desk(1012, 60, '#101c31')
  );
}

/** Head and shoulders from behind, lit by the screen. */
const bust = (jacket: string, hair: string, long: boolean) =>
  path('M-60 10Q-58 -44 -20 -54H20Q58 -44 60 10Z', '#a9c8e6', 'transform="translate(-2 -3)" opacity="0.7"') +
  path('M-60 10Q-58 -44 -20 -54H20Q58 -44 60 10Z', jacket) +
  rect(-11, -74, 22, 28, '#8a5f48') +
  ellipse(-1, -88, 28, 32, '#a9c8e6', 'opacity="0.7"') +
  ellipse(0, -86, 27.5, 31, hair) +
  (long ? rect(-25, -90, 50, 52, hair, 'rx="14"') : '');
