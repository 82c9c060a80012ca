import { boat } from '../draw/boat.ts';
import { figure } from '../draw/figure.ts';
import { house } from '../draw/house.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { across, down, mix } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { land, ridgeLine } from '../draw/ridge.ts';
import { ellipse, group, line, path, rect } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { broadleaf } from '../draw/trees.ts';

/** An inflatable boat brings people out between half-drowned houses. */
export function floodBoat(): string {
  const hills = ridgeLine(
    [
      [-20, 470],
      [300, 360],
      [620, 450],
      [980, 330],
      [1300, 430],
      [1620, 360],
    ],
    { seed: 'flood hills', roughness: 0.1 },
  );
  return [
    sky('#51647d', '#8597ab@24', '#c3ccd4@42', '#e3ddd0@52'),
    clouds('flood', { y: 130, spread: 130, count: 16, colour: '#3c4e69', opacity: 0.5 }),
    glow(1120, 300, 420, '#fff2d6', 0.6),
    land(hills, down('#7c90a6', '#9aa8b4')),
    fog(800, 520, { rx: 1100, ry: 90, colour: '#dfe3e4', opacity: 0.9 }),
    water(),
    village(),
    ripples(),
    lampPost(1468, 700),
    rescue(),
    path('M-20 1090V930Q60 890 110 950Q180 930 230 1010Q330 1010 380 1090Z', '#16263a'),
    vignette(0.3),
  ].join('');
}

function village(): string {
  return [
    drowned(640, 574, 0.5, ['#aab2b6', '#98786a']),
    drowned(880, 576, 0.46, ['#b6b9b8', '#8f7468']),
    broadleaf('flood far', { x: 566, y: 590, height: 150, fill: '#5f7467', light: '#74887a' }),
    drowned(1130, 606, 0.74, ['#c2beb2', '#a4674a']),
    drowned(330, 612, 0.76, ['#cbbfa6', '#9c5f45']),
    broadleaf('flood near', { x: 1070, y: 632, height: 170, fill: '#42584f', light: '#587065' }),
    drowned(-40, 700, 1.2, ['#b9a68c', '#8a4d36']),
    drowned(1350, 690, 1.2, ['#ccc7bb', '#93543c']),
  ].join('');
}

/** What stands above the water, its mirror image below it, and the line between them. */
function drowned(x: number, y: number, scale: number, [wall, roof]: [string, string]): string {
  const drawing = { x, y: 0, scale, wide: 230, storeys: 1.3, wall, roof };
  return (
    group(house(drawing), `transform="translate(0 ${y}) scale(1 -0.75)" opacity="0.28"`) +
    group(house(drawing), `transform="translate(0 ${y})"`) +
    line(
      [
        [x - 10, y + 1],
        [x + 345 * scale, y + 1],
      ],
      '#e6e6da',
      3,
      'opacity="0.6"',
    )
  );
}

const water = () =>
  rect(0, 560, 1600, 507, down('#b4b5ac', '#8b9191@25', '#5d6b74@60', '#33445a')) +
  rect(980, 566, 300, 501, across('#fff2d6/0', '#fff2d6/0.3', '#fff2d6/0'));

function ripples(): string {
  const random = randomFrom('flood water');
  return Array.from({ length: 90 }, () => {
    const y = 600 + random.between(0, 1) ** 1.6 * 460;
    const near = (y - 520) / 540;
    const [x, half] = [random.between(-50, 1650), random.between(30, 120) * near + 12];
    return line(
      [
        [x - half, y],
        [x + half, y + random.between(-2, 2)],
      ],
      random.chance(0.6) ? '#dcdccf' : '#3b4a55',
      1 + near * 3,
      `opacity="${random.between(0.18, 0.5).toFixed(2)}"`,
    );
  }).join('');
}

const lampPost = (x: number, y: number) =>
  rect(x, y - 250, 9, 270, '#2b3a50') +
  path(`M${x} ${y - 250}q4 -46 -74 -46v9q62 0 65 40z`, '#2b3a50') +
  rect(x - 96, y - 298, 36, 14, '#1c2b42') +
  ellipse(x + 4, y + 22, 30, 5, '#dfe8f2', 'opacity="0.5"');

function rescue(): string {
  const vest = { jacket: '#f2a11b', trousers: '#22365a', helmet: '#f6f9fc' };
  const crew = [
    figure({
      x: -160,
      y: -40,
      size: 235,
      pose: 'sit',
      facing: 'right',
      clothes: { ...vest, jacket: '#1d3a66' },
    }),
    figure({
      x: -62,
      y: -22,
      size: 205,
      pose: 'sitFloor',
      facing: 'right',
      clothes: { jacket: '#8c3b3b', trousers: '#5b4a44', hat: 'hair', helmet: '#3a2a22', stripes: '' },
    }),
    figure({
      x: -4,
      y: -18,
      size: 160,
      pose: 'sitFloor',
      facing: 'left',
      clothes: { jacket: '#e8c04a', trousers: '#44617e', hat: 'beanie', helmet: '#c0392b', stripes: '' },
    }),
    figure({ x: 66, y: -30, size: 236, pose: 'kneel', facing: 'left', clothes: vest }),
    figure({
      x: 148,
      y: -46,
      size: 250,
      pose: 'point',
      facing: 'right',
      clothes: { ...vest, harness: mix('#0b1b33', '#1d3a66', 0.4) },
    }),
  ].join('');
  return (
    ellipse(740, 892, 380, 26, '#1d2c40', 'opacity="0.55"') + boat({ x: 740, y: 880, scale: 1.32 }, crew)
  );
}
