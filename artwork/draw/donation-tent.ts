import { figure } from './figure.ts';
import { down } from './paint.ts';
import { ellipse, line, path, polygon, rect, stroke } from './shapes.ts';

/** An open white tent with a red drop: a donor, a nurse, a drip. */
export function donationTent(): string {
  const roof =
    polygon(
      [
        [120, 500],
        [430, 300],
        [740, 500],
      ],
      down('#ffffff', '#dfe6ee'),
    ) +
    polygon(
      [
        [430, 300],
        [740, 500],
        [1000, 486],
        [690, 296],
      ],
      down('#e6ebf1', '#b9c4d2'),
    );
  const valance =
    path(
      'M112 498H748V540Q728 556 708 540T668 540 628 540 588 540 548 540 508 540 468 540 428 540 388 540 348 540 308 540 268 540 228 540 188 540 148 540 112 540Z',
      '#d8331f',
    ) +
    polygon(
      [
        [748, 498],
        [1006, 484],
        [1006, 524],
        [748, 540],
      ],
      '#a82414',
    );
  const inside =
    rect(150, 520, 570, 330, down('#8fa0b5', '#c9d3de')) +
    polygon(
      [
        [720, 530],
        [980, 516],
        [980, 790],
        [720, 850],
      ],
      '#a3b1c3',
    );
  const bed =
    rect(190, 742, 230, 22, '#f6f9fc', 'rx="8"') +
    rect(190, 720, 70, 26, '#dfe8f2', 'rx="10"') +
    line(
      [
        [210, 764],
        [200, 850],
      ],
      '#5d708a',
      7,
    ) +
    line(
      [
        [400, 764],
        [410, 850],
      ],
      '#5d708a',
      7,
    ) +
    line(
      [
        [460, 850],
        [460, 590],
      ],
      '#5d708a',
      6,
    ) +
    line(
      [
        [440, 596],
        [480, 596],
      ],
      '#5d708a',
      6,
    ) +
    rect(466, 602, 28, 46, '#b3221a', 'rx="6"') +
    stroke('M480 648Q480 720 400 730', '#b3221a', 3);
  const donor =
    path('M214 722Q250 690 330 706L400 726V744H214Z', '#3f6296') +
    ellipse(208, 712, 24, 22, '#c98f6b') +
    path('M186 712q-2 -28 24 -26q14 2 14 12q-22 -2 -24 18z', '#2a1d18');
  const nurse = figure({
    x: 520,
    y: 850,
    size: 300,
    pose: 'offer',
    facing: 'left',
    clothes: {
      jacket: '#f6f9fc',
      trousers: '#5f8db5',
      stripes: '#d8331f',
      hat: 'cap',
      helmet: '#f6f9fc',
      gloves: '#9fc7e0',
      boots: '#f6f9fc',
    },
  });
  const posts =
    [128, 732].map((x) => rect(x, 520, 16, 350, '#f6f9fc')).join('') + rect(992, 510, 12, 300, '#dfe8f2');
  return inside + donor + bed + nurse + posts + roof + valance + drop(430, 430, 58);
}

/** A drop of blood around (x, y). */
export const drop = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - size}C${x + size * 0.2} ${y - size * 0.5} ${x + size * 0.66} ${y - size * 0.12} ${x + size * 0.66} ${y + size * 0.3}A${size * 0.66} ${size * 0.66} 0 0 1 ${x - size * 0.66} ${y + size * 0.3}C${x - size * 0.66} ${y - size * 0.12} ${x - size * 0.2} ${y - size * 0.5} ${x} ${y - size}Z`,
    down('#e0402f', '#b3221a'),
  ) +
  stroke(
    `M${x - size * 0.36} ${y + size * 0.34}A${size * 0.36} ${size * 0.36} 0 0 0 ${x - size * 0.04} ${y + size * 0.66}`,
    '#ffffff',
    size * 0.1,
    'opacity="0.8"',
  );
