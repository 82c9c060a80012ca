import { dog } from '../draw/dog.ts';
import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { flakes, fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { edgeLight, faces, heightAt, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import { rope } from '../draw/rope.ts';
import { stone } from '../draw/rubble.ts';
import { circle, type Point, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';

/** A handler lets the dog take the scent on a snow field. */
export function dogTeam(): string {
  const far = ridgeLine(
    [
      [-20, 470],
      [240, 330],
      [520, 450],
      [820, 300],
      [1060, 420],
      [1330, 250],
      [1620, 400],
    ],
    { seed: 'dog far', roughness: 0.18 },
  );
  const hill = ridgeLine(
    [
      [-20, 620],
      [600, 560],
      [1100, 590],
      [1620, 520],
    ],
    { seed: 'dog hill', roughness: 0.06 },
  );
  const field = ridgeLine(
    [
      [-20, 800],
      [500, 830],
      [1000, 790],
      [1620, 840],
    ],
    { seed: 'dog field', roughness: 0.02 },
  );
  return [
    sky('#7fa6cf', '#b9d0e4@28', '#f2e6d4@48'),
    clouds('dog', { y: 190, spread: 110, count: 8, colour: '#ffffff', opacity: 0.7 }),
    glow(250, 260, 480, '#fff3d6', 0.8),
    land(far, down('#dfe8f2', '#a9bfd8@40', '#d6dfe9')),
    faces(far, { seed: 'dog far', fill: '#7f9dc2', depth: 170, side: 1 }),
    fog(800, 560, { rx: 1100, ry: 100, colour: '#f6f1e8', opacity: 0.9 }),
    land(hill, down('#dfe8f2', '#b7cade')),
    fog(800, 760, { rx: 1100, ry: 100, colour: '#f3f4f5', opacity: 0.8 }),
    land(field, down('#f6f9fc', '#d3dfec@50', '#a8bcd4')),
    edgeLight(field, '#ffffff', 4),
    slopeLines(field, { colour: '#8fa9c8', count: 5, gap: 34, opacity: 0.5 }),
    stones(field),
    pair(),
    flakes('dog', { count: 60, size: 4, opacity: 0.8 }),
    vignette(0.22),
  ].join('');
}

function stones(field: readonly Point[]): string {
  const random = randomFrom('dog stones');
  return Array.from({ length: 9 }, () => {
    const x = random.between(980, 1600);
    return stone(x, heightAt(field, x) + random.between(4, 60), {
      size: random.between(14, 48),
      colour: '#6c7c92',
      seed: `dog${x}`,
    });
  }).join('');
}

function pair(): string {
  const handler: Figure = {
    x: 520,
    y: 968,
    size: 560,
    pose: { lean: 20, head: 6, near: [84, -4], far: [-2, -102], nearArm: [58, 88], farArm: [44, 70] },
    facing: 'right',
    clothes: { pack: '#24436e', harness: '#0b1b33', helmet: '#f6f9fc' },
    rim: { colour: '#fff3d6', from: [-0.8, -0.7] },
  };
  const { nearHand } = jointsOf(handler);
  const tracks = Array.from({ length: 7 }, (_, step) =>
    circle(1240 + step * 52, 944 - step * 15 + (step % 2) * 16, 8 - step * 0.7, '#8fa9c8', 'opacity="0.8"'),
  ).join('');
  return (
    stroke('M300 978H1200', '#8fa9c8', 26, 'opacity="0.35"') +
    tracks +
    rope(nearHand, [962, 744], { sag: 30, colour: '#22365a', width: 6 }) +
    dog({ x: 985, y: 972, scale: 3.9, pose: 'stand', coat: '#b98a56', rim: '#fff3d6' }) +
    figure(handler)
  );
}
