import { againstLight } from '../draw/backlit.ts';
import { boat } from '../draw/boat.ts';
import { figure } from '../draw/figure.ts';
import { house } from '../draw/house.ts';
import { beam, fog, glow, lamp, vignette } from '../draw/light.ts';
import { across, down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { land, ridgeLine } from '../draw/ridge.ts';
import { group, line, rect } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';

const waterline = 470;

/** Evening in a drowned street: a boat comes to a house where somebody waves. */
export function floodBoat(): string {
  const hills = ridgeLine(
    [
      [-20, 400],
      [360, 330],
      [700, 400],
      [1080, 320],
      [1620, 380],
    ],
    { seed: 'flood hills', roughness: 0.08 },
  );
  return [
    sky('#1d2b44', '#3f5069@22', '#8b8f96@36', '#e0b98c@46'),
    clouds('flood', { y: 150, spread: 130, count: 16, colour: '#2c3a52', opacity: 0.55 }),
    glow(900, 430, 460, '#ffd7a3', 0.75),
    land(hills, down('#5b6880', '#8d8d94')),
    fog(860, 470, { rx: 900, ry: 60, colour: '#f0d0a6', opacity: 0.8 }),
    rect(0, waterline, 1600, 600, down('#c0a88a', '#7d8189@14', '#445369@45', '#16223a')),
    rect(740, waterline, 320, 600, across('#ffdcae/0', '#ffdcae/0.4', '#ffdcae/0')),
    street(),
    ripples(),
    waving(),
    crew(),
    rect(0, 760, 1600, 307, down('#0d1728/0', '#0d1728/0.7')),
    vignette(0.4),
  ].join('');
}

function street(): string {
  return [
    drowned(690, 484, 0.42),
    drowned(560, 500, 0.55),
    drowned(300, 540, 0.8),
    drowned(-60, 600, 1.2),
    drowned(1290, 556, 1.05),
  ].join('');
}

/** What stands above the water, and its mirror image below. */
function drowned(x: number, y: number, scale: number): string {
  const dark = scale > 0.7 ? ['#2f3a4d', '#252e40'] : ['#5d6170', '#4b5061'];
  const drawing = {
    x,
    y: 0,
    scale,
    wide: 230,
    storeys: 1.35,
    wall: dark[0] ?? '',
    roof: dark[1] ?? '',
    window: '#1a2333',
  };
  return (
    group(house(drawing), `transform="translate(0 ${y}) scale(1 -0.7)" opacity="0.35"`) +
    group(house(drawing), `transform="translate(0 ${y})"`) +
    line(
      [
        [x - 10, y + 1],
        [x + 345 * scale, y + 1],
      ],
      '#e9cfa8',
      2.5,
      'opacity="0.55"',
    )
  );
}

function ripples(): string {
  const random = randomFrom('flood water');
  return Array.from({ length: 110 }, () => {
    const y = waterline + 16 + random.between(0, 1) ** 1.6 * 560;
    const near = (y - waterline + 50) / 600;
    const [x, half] = [random.between(-50, 1650), random.between(26, 110) * near + 10];
    return line(
      [
        [x - half, y],
        [x + half, y],
      ],
      random.chance(0.55) ? '#e6cfae' : '#26344c',
      1 + near * 2.4,
      `opacity="${random.between(0.12, 0.4).toFixed(2)}"`,
    );
  }).join('');
}

/** Somebody at the lit attic window of the near house. */
const waving = () =>
  glow(1410, 400, 120, '#ffcf8f', 0.7) +
  rect(1384, 366, 54, 62, '#ffd596') +
  againstLight(
    {
      x: 1412,
      y: 470,
      size: 92,
      pose: { lean: 0, near: [6, 3], far: [-6, -8], nearArm: [30, 160], farArm: [8, 20] },
      facing: 'left',
      clothes: { hat: 'hair', helmet: '#3a2a22', stripes: '', jacket: '#6d3a34' },
    },
    { shade: '#232c3d', edge: '#ffe2b0' },
  ) +
  rect(1376, 428, 70, 48, '#2f3a4d');

function crew(): string {
  const light = {
    haze: { colour: '#22304a', amount: 0.45 },
    rim: { colour: '#ffe2b8', from: [-0.9, -1] as const },
  };
  const people = [
    figure({
      x: -150,
      y: -40,
      size: 220,
      pose: 'sit',
      facing: 'right',
      clothes: { jacket: '#1d3a66' },
      ...light,
    }),
    figure({
      x: 10,
      y: -30,
      size: 220,
      pose: 'kneel',
      facing: 'right',
      clothes: { helmet: '#f6f9fc' },
      ...light,
    }),
    figure({
      x: 120,
      y: -44,
      size: 226,
      pose: 'kneel',
      facing: 'right',
      clothes: { harness: '#0b1b33' },
      ...light,
    }),
  ].join('');
  return (
    group(boat({ x: 1010, y: 620, scale: 0.66 }, people)) +
    beam(1106, 498, { angle: -14, length: 340, spread: 24, opacity: 0.45 }) +
    lamp(1106, 498, 6)
  );
}
