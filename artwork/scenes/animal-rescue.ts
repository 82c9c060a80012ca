import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { walls } from '../draw/ravine.ts';
import { land, ridgeLine } from '../draw/ridge.ts';
import { rope } from '../draw/rope.ts';
import { circle, line, path, place, polygon, trace } from '../draw/shapes.ts';
import { sheep } from '../draw/sheep.ts';
import { clouds, sky } from '../draw/sky.ts';
import { broadleaf } from '../draw/trees.ts';

/** A sheep comes up out of a ravine under a tripod. */
export function animalRescue(): string {
  const hills = ridgeLine(
    [
      [-20, 380],
      [340, 300],
      [760, 370],
      [1180, 260],
      [1620, 350],
    ],
    { seed: 'ravine hills', roughness: 0.09 },
  );
  const downs = ridgeLine(
    [
      [-20, 450],
      [500, 400],
      [1000, 430],
      [1620, 380],
    ],
    { seed: 'ravine downs', roughness: 0.05 },
  );
  return [
    sky('#6ea4c9', '#b5d3de@24', '#f5e6c4@42'),
    clouds('ravine', { y: 120, spread: 80, count: 7, colour: '#ffffff', opacity: 0.75 }),
    glow(1380, 140, 460, '#fff3cf', 0.85),
    land(hills, down('#a9b39a', '#c9bd8c')),
    land(downs, down('#c8a95e', '#b98f42')),
    broadleaf('ravine one', { x: 1460, y: 480, height: 240, fill: '#a8642a', light: '#cf8a38' }),
    broadleaf('ravine two', { x: 1300, y: 455, height: 130, fill: '#8f7a35', light: '#b89a48' }),
    broadleaf('ravine three', { x: 90, y: 470, height: 200, fill: '#b5702c', light: '#d99a45' }),
    depth(),
    walls(),
    rescue(),
    fog(850, 1040, { rx: 340, ry: 140, colour: '#a9b7c9', opacity: 0.5 }),
    vignette(0.32),
  ].join('');
}

const depth = () =>
  polygon(
    [
      [560, 470],
      [1140, 470],
      [1140, 1067],
      [560, 1067],
    ],
    down('#6b5a4a', '#3a3f55@40', '#1c2740'),
  ) +
  path(
    `${trace(
      ridgeLine(
        [
          [640, 480],
          [760, 640],
          [790, 820],
          [850, 1067],
        ],
        { seed: 'ravine inner', roughness: 0.3, steps: 4 },
      ),
    )}H560V470Z`,
    '#54504f',
  ) +
  path(
    `${trace(
      ridgeLine(
        [
          [1060, 480],
          [960, 660],
          [940, 850],
          [890, 1067],
        ],
        { seed: 'ravine inner right', roughness: 0.3, steps: 4 },
      ),
    )}H1140V470Z`,
    '#473f42',
  );

function rescue(): string {
  const rim = { colour: '#fff3cf', from: [0.9, -0.8] as const };
  const top = [866, 190] as const;
  const tripod =
    line([top, [700, 486]], '#c4d0de', 13) +
    line([top, [1028, 504]], '#9fb0c4', 13) +
    line([top, [800, 470]], '#7f91a8', 11) +
    circle(top[0], top[1] + 14, 17, '#22344f') +
    circle(top[0], top[1] + 14, 8, '#f26a1b');
  const hauler = (x: number, size: number, jacket: string): Figure => ({
    x,
    y: 480 + (x - 400) * 0.02,
    size,
    pose: 'haul',
    facing: 'right',
    clothes: { jacket, harness: '#0b1b33' },
    rim,
  });
  const [first, second] = [hauler(520, 250, '#f26a1b'), hauler(350, 250, '#1d3a66')];
  const watcher: Figure = {
    x: 1150,
    y: 500,
    size: 240,
    pose: 'kneel',
    facing: 'left',
    clothes: { helmet: '#ff9a4d', pack: '#24436e', harness: '#0b1b33' },
    rim,
  };
  const climber: Figure = {
    x: 820,
    y: 905,
    size: 300,
    pose: { lean: 4, head: 6, near: [48, 10], far: [20, -10], nearArm: [66, 96], farArm: [70, 110] },
    facing: 'right',
    clothes: { harness: '#0b1b33', helmet: '#f6f9fc' },
    rim,
  };
  const [hx, hy] = jointsOf(climber).chest;
  const line1 =
    line(
      [
        [top[0], top[1] + 20],
        [hx + 10, hy + 20],
      ],
      '#f26a1b',
      5,
    ) +
    line(
      [
        [top[0] + 5, top[1] + 20],
        [930, 690],
      ],
      '#f6f9fc',
      5,
    );
  return (
    figure(watcher) +
    tripod +
    line1 +
    rope([top[0], top[1] + 10], jointsOf(first).nearHand, { colour: '#f26a1b', width: 5 }) +
    rope(jointsOf(first).nearHand, jointsOf(second).nearHand, { sag: 8, colour: '#f26a1b', width: 5 }) +
    figure(second) +
    figure(first) +
    place(sheep(), { x: 930, y: 800, scale: 1.5 }) +
    figure(climber)
  );
}
