import { cliff } from '../draw/cliff.ts';
import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { line, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** A rescuer hangs on two ropes at a limestone wall, high over a valley. */
export function ropeTraining(): string {
  const far = ridgeLine(
    [
      [-20, 700],
      [500, 560],
      [900, 640],
      [1200, 500],
      [1620, 610],
    ],
    { seed: 'rope far', roughness: 0.14 },
  );
  const hills = ridgeLine(
    [
      [-20, 800],
      [700, 760],
      [1100, 830],
      [1620, 760],
    ],
    { seed: 'rope hills', roughness: 0.08 },
  );
  const floor = ridgeLine(
    [
      [-20, 960],
      [800, 940],
      [1620, 980],
    ],
    { seed: 'rope floor', roughness: 0.03 },
  );
  return [
    sky('#2f6ea8', '#74a7d0@36', '#cfe2ec@62', '#f3ead8@74'),
    clouds('rope', { y: 330, spread: 160, count: 9, colour: '#ffffff', opacity: 0.65 }),
    glow(1500, 120, 520, '#fff6df', 0.7),
    land(far, down('#88a9c8', '#b7cbd8')),
    fog(1000, 780, { rx: 1000, ry: 110, colour: '#eaf0ef', opacity: 0.85 }),
    land(hills, down('#7d9f98', '#8fae95')),
    fog(1100, 930, { rx: 900, ry: 90, colour: '#e4ecdf', opacity: 0.75 }),
    forest('rope', {
      from: 700,
      to: 1640,
      count: 34,
      heights: [36, 70],
      fill: '#4c7468',
      ground: (x) => heightAt(floor, x) + 8,
    }),
    land(floor, down('#5d846e', '#42664f')),
    stroke('M1640 1030Q1300 990 1180 1020T800 1067', '#cfe2ec', 16, 'opacity="0.8"'),
    cliff(),
    climbers(),
    vignette(0.25),
  ].join('');
}

function climbers(): string {
  const rim = { colour: '#fff6df', from: [0.9, -0.8] as const };
  const abseiler: Figure = {
    x: 880,
    y: 742,
    size: 440,
    facing: 'left',
    turn: 0,
    pose: { lean: -42, head: 30, near: [96, 74], far: [74, 56], nearArm: [-20, 16], farArm: [128, 152] },
    clothes: { harness: '#0b1b33', helmet: '#f6f9fc', pack: '' },
    rim: { colour: '#fff6df', from: [-0.9, -0.8] },
  };
  const { farHand, hips, nearHand } = jointsOf(abseiler);
  const tender: Figure = {
    x: 590,
    y: 246,
    size: 195,
    facing: 'right',
    pose: 'kneel',
    clothes: { helmet: '#ff9a4d', harness: '#0b1b33', pack: '#24436e' },
    rim,
  };
  const watcher: Figure = {
    x: 380,
    y: 226,
    size: 185,
    facing: 'right',
    pose: 'stand',
    clothes: { jacket: '#1d3a66', harness: '#f26a1b' },
    rim,
  };
  const ropes =
    line(
      [
        [430, 222],
        [690, 236],
        [farHand[0], farHand[1]],
        [hips[0] - 6, hips[1]],
      ],
      '#f26a1b',
      5,
    ) +
    line(
      [
        [440, 226],
        [706, 244],
        [hips[0] + 10, hips[1] - 4],
      ],
      '#f6f9fc',
      4,
    ) +
    stroke(
      `M${nearHand[0]} ${nearHand[1]}C${nearHand[0] + 30} 900 ${nearHand[0] - 40} 980 ${nearHand[0] + 6} 1080`,
      '#f26a1b',
      5,
    ) +
    stroke(
      `M${hips[0] + 10} ${hips[1]}C${hips[0] - 10} 860 ${hips[0] + 40} 980 ${hips[0]} 1080`,
      '#f6f9fc',
      4,
    );
  return figure(watcher) + figure(tender) + ropes + figure(abseiler);
}
