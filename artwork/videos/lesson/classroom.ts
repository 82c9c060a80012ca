import { type Figure, figure, jointsOf } from '../../draw/figure.ts';
import { beam, glow } from '../../draw/light.ts';
import { down } from '../../draw/paint.ts';
import { line, type Point, path, place, polygon, rect } from '../../draw/shapes.ts';
import { starPath } from '../../draw/sky.ts';
import { cameraBetween, layer } from '../camera.ts';
import { eased, sway } from '../motion.ts';
import { specks } from '../weather.ts';
import { mapScreen, routeEnd } from './map-screen.ts';
import { desk, row } from './trainees.ts';

const screenAt = { x: 470, y: 104 };

/** The evening lesson: the instructor draws a search route on a projected map. */
export function classroom(): (second: number) => string {
  const screen = mapScreen();
  const dust = specks('classroom', {
    count: 46,
    size: 2.6,
    colour: '#dcecff',
    drift: [10, -8],
    opacity: 0.5,
  });
  return (second) => {
    const route = eased(second, [0.5, 3.4]);
    const camera = cameraBetween(
      { x: -30, y: 0, zoom: 1.02 },
      { x: 30, y: -14, zoom: 1.13 },
      eased(second, [-0.5, 4.4]),
    );
    const wall = room() + glow(880, 330, 760, '#9cc4ee', 0.36) + place(screen(route), { ...screenAt });
    return [
      layer(wall, { camera, depth: 0.8 }),
      layer(instructor(second, route), { camera, depth: 0.86 }),
      layer(beam(1150, -30, { angle: 116, length: 470, spread: 62, colour: '#cfe4ff', opacity: 0.3 }), {
        camera,
        depth: 0.9,
      }),
      dust(second),
      layer(listeners(second), { camera, depth: 1.15 }),
      rect(0, 700, 1600, 200, down('#070f1d/0', '#070f1d/0.55')),
    ].join('');
  };
}

function instructor(second: number, route: number): string {
  const [x, y] = routeEnd(route);
  const tip: Point = [screenAt.x + x - 46, screenAt.y + y + 8];
  const nod = sway(second, { period: 2.1 });
  const stance: Figure = {
    x: 280 + route * 70,
    y: 700,
    size: 470,
    pose: {
      lean: 2 + nod,
      head: 4 + nod * 3,
      near: [6, 3],
      far: [-7, -9],
      nearArm: [74 + route * 16, 92 + route * 26],
      farArm: [-2 + nod * 6, 26 + nod * 10],
    },
    clothes: { hat: 'hair', helmet: '#2a2430', jacket: '#f26a1b', trousers: '#22365a' },
    haze: { colour: '#1b2c49', amount: 0.1 },
    rim: { colour: '#cfe4ff', from: [1, -0.6] },
  };
  return line([jointsOf(stance).nearHand, tip], '#e9dcc0', 5) + figure(stance);
}

const room = () =>
  rect(-300, -200, 2200, 1300, down('#22365a', '#182a49@55', '#0b1526')) +
  polygon(
    [
      [-300, -200],
      [1900, -200],
      [1500, 46],
      [110, 46],
    ],
    '#0f1d35',
  ) +
  rect(-300, 640, 2200, 500, down('#33435c', '#17243b')) +
  rect(40, 262, 230, 10, '#46597a') +
  [0, 1, 2]
    .map((index) =>
      path(
        `M${56 + index * 70} 262q0 -42 30 -42t30 42z`,
        index === 1 ? '#f6f9fc' : '#f26a1b',
        'opacity="0.85"',
      ),
    )
    .join('') +
  rect(1400, 190, 130, 184, '#dfe8f2', 'opacity="0.8"') +
  path(starPath({ x: 1465, y: 268, tall: 54, wide: 38, waist: 8 }), '#f26a1b');

const listeners = (second: number) =>
  row({ y: 700, scale: 0.98, seats: [640, 800, 950, 1110, 1270, 1430], shade: 0.35, second }) +
  desk(726, 26, '#1d2f4e') +
  row({ y: 846, scale: 1.5, seats: [90, 400, 720, 1040, 1360, 1640], shade: 0.5, second }) +
  desk(900, 80, '#101c31');
