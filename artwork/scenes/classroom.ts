import { againstLight } from '../draw/backlit.ts';
import { contourMap } from '../draw/contours.ts';
import { fog, glow, vignette } from '../draw/light.ts';
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
    rect(0, 690, 1600, 380, down('#22324c', '#0f1a2e')),
    glow(1050, 340, 760, '#9cc4ee', 0.5),
    screen(),
    fog(1050, 700, { rx: 620, ry: 80, colour: '#bcd6f0', opacity: 0.4 }),
    againstLight(
      {
        x: 560,
        y: 800,
        size: 430,
        pose: { lean: 2, head: 4, near: [6, 3], far: [-7, -9], nearArm: [84, 108], farArm: [-2, 26] },
        facing: 'right',
        clothes: { hat: 'hair', helmet: '#2a2430', jacket: '#c9590f', trousers: '#22365a' },
      },
      { shade: '#0f1c33', edge: '#cfe4ff', from: [1, -0.6], depth: 0.5 },
    ),
    line(
      [
        [738, 474],
        [850, 430],
      ],
      '#8f8b80',
      4,
    ),
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
    rect(680, 86, 780, 490, '#0a1424', 'rx="6"') +
    group(
      `<clipPath id="screen"><rect width="820" height="500"/></clipPath><g clip-path="url(#screen)">${rect(0, 0, 820, 500, down('#f3f7fb', '#dbe7f1'))}${map}${river}${route}${marks}</g>`,
      'transform="translate(698 104) scale(0.907)"',
    )
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
    row(828, 1.05, [700, 840, 990, 1130, 1280, 1430], 0.7) +
    desk(826, 26, '#14233c') +
    row(1000, 1.7, [420, 700, 990, 1270, 1520], 0.82) +
    desk(1002, 70, '#0a1424')
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
