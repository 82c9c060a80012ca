import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { land, ridgeLine } from '../draw/ridge.ts';
import { circle, ellipse, line, path, place, polygon, rect } from '../draw/shapes.ts';
import { poleStar, sky, stars } from '../draw/sky.ts';

/** Lanterns go out on the sea for those who are missed. */
export function memorial(): string {
  const cape = ridgeLine(
    [
      [-20, 560],
      [240, 500],
      [520, 560],
      [760, 610],
    ],
    { seed: 'memorial cape', roughness: 0.07 },
  );
  return [
    sky('#040a16', '#0b1b33@30', '#1b3560@52', '#35507f@57'),
    stars('memorial', { count: 260, floor: 600, opacity: 1 }),
    fog(1100, 250, { rx: 760, ry: 150, colour: '#5c7bb0', opacity: 0.22 }),
    poleStar(1020, 190, 74),
    land(cape, down('#15294a', '#0b1830'), 616),
    [250, 300, 318, 470].map((x) => circle(x, 566, 3, '#ffd9a0')).join(''),
    rect(0, 608, 1600, 460, down('#35507f', '#17305a@20', '#0a1830@60', '#050c18')),
    polygon(
      [
        [1008, 610],
        [1032, 610],
        [1064, 960],
        [976, 960],
      ],
      down('#dfe8f2/0.5', '#dfe8f2/0'),
    ),
    ripples(),
    floating(),
    path('M-20 1067V1000Q300 950 700 966T1640 920V1067Z', down('#1b2b4a', '#0a1426')),
    mourners(),
    vignette(0.5),
  ].join('');
}

function ripples(): string {
  const random = randomFrom('memorial ripples');
  return Array.from({ length: 110 }, () => {
    const y = 618 + random.between(0, 1) ** 1.5 * 330;
    const near = (y - 600) / 330;
    const [x, half] = [random.between(-40, 1640), random.between(14, 90) * near + 10];
    return line(
      [
        [x - half, y],
        [x + half, y],
      ],
      Math.abs(x - 1020) < 90 ? '#f6f9fc' : '#6d8fc0',
      1 + near * 2.4,
      `opacity="${random.between(0.12, 0.42).toFixed(2)}"`,
    );
  }).join('');
}

function floating(): string {
  const random = randomFrom('memorial lanterns');
  return Array.from({ length: 30 }, () => ({ near: random.between(0.02, 1) ** 1.3, x: random.between(0, 1) }))
    .sort((a, b) => a.near - b.near)
    .map(({ near, x }) => {
      const [px, py] = [640 + (x - 0.5) * (700 + near * 1500), 626 + near * 270];
      const size = 9 + near * 34;
      return (
        rect(px - size * 0.4, py, size * 0.8, size * 3.2, down('#ffb35c/0.55', '#ffb35c/0')) +
        glow(px, py - size * 0.6, size * 3.6, '#ffb35c', 0.55) +
        place(paper(), { x: px, y: py, scale: size / 30 })
      );
    })
    .join('');
}

const paper = () =>
  path('M-15 0L-18 -38H18L15 0Z', down('#ffcf85', '#fff0c8@60', '#ff9f45')) +
  path('M-18 -38H18L17 -33H-17Z', '#8a4a1c') +
  ellipse(0, 0, 17, 3.6, '#3a2413');

function mourners(): string {
  const people: Figure[] = [
    [150, 1020, 330, 0],
    [262, 1026, 345, 1],
    [372, 1022, 220, 2],
    [1180, 1002, 340, 1],
    [1300, 1000, 330, 0],
    [1412, 1002, 350, 2],
  ].map(([x = 0, y = 0, size = 0, look = 0]) => ({
    x,
    y,
    size,
    view: 'back' as const,
    pose: {
      lean: 0,
      near: [6, 4],
      far: [6, 5],
      nearArm: look === 1 ? [14, 60] : [10, 4],
      farArm: look === 2 ? [14, 64] : [10, 6],
    } as const,
    clothes: {
      jacket: look === 0 ? '#b7541c' : '#22365a',
      trousers: '#33476e',
      hat: look === 0 ? ('beanie' as const) : ('hair' as const),
      helmet: ['#c9d3df', '#2a1f22', '#3a2a22'][look] ?? '#2a1f22',
      stripes: look === 0 ? '#c9bfa0' : '',
    },
    haze: { colour: '#0b1b33', amount: 0.35 },
    rim: { colour: '#ffc27a', from: [x < 700 ? 0.9 : -0.9, -0.5] as const },
  }));
  return people
    .map((person, index) => {
      const { nearHand, farHand } = jointsOf(person);
      const [x, y] = index % 2 ? nearHand : farHand;
      const held = index === 1 || index === 2 || index === 3 || index === 5;
      return (
        figure(person) +
        (held ? glow(x, y - 10, 120, '#ffb35c', 0.65) + place(paper(), { x, y: y + 8, scale: 1.2 }) : '')
      );
    })
    .join('');
}
