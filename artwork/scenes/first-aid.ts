import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { path, rect, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { stretcher } from '../draw/stretcher.ts';
import { forest } from '../draw/trees.ts';

/** A stretcher comes down a mountain meadow; the aid kit waits in front. */
export function firstAid(): string {
  const far = ridgeLine(
    [
      [-20, 380],
      [300, 250],
      [620, 380],
      [1000, 220],
      [1330, 340],
      [1620, 260],
    ],
    { seed: 'aid far', roughness: 0.14 },
  );
  const woods = ridgeLine(
    [
      [-20, 560],
      [500, 500],
      [1000, 540],
      [1620, 440],
    ],
    { seed: 'aid woods', roughness: 0.06 },
  );
  const meadow = ridgeLine(
    [
      [-20, 700],
      [600, 760],
      [1100, 800],
      [1620, 860],
    ],
    { seed: 'aid meadow', roughness: 0.02 },
  );
  return [
    sky('#8fb3cf', '#c9dbe3@30', '#f4ead2@50'),
    clouds('aid', { y: 130, spread: 90, count: 7, colour: '#ffffff', opacity: 0.7 }),
    glow(1400, 200, 520, '#fff1cf', 0.8),
    land(far, down('#8aa5b8', '#b5c4c2')),
    fog(800, 480, { rx: 1100, ry: 110, colour: '#efeee0', opacity: 0.8 }),
    forest('aid back', {
      from: -20,
      to: 1640,
      count: 44,
      heights: [80, 150],
      fill: '#7f9c95',
      ground: (x) => heightAt(woods, x) + 12,
    }),
    land(woods, down('#7f9c8c', '#8ca588')),
    fog(800, 700, { rx: 1100, ry: 90, colour: '#e9ecd6', opacity: 0.65 }),
    forest('aid near', {
      from: -60,
      to: 330,
      count: 5,
      heights: [360, 520],
      fill: '#3f6459',
      light: '#55796a',
      ground: (x) => heightAt(meadow, x) + 20,
    }),
    forest('aid right', {
      from: 1440,
      to: 1640,
      count: 3,
      heights: [260, 420],
      fill: '#4b7064',
      light: '#628676',
      ground: (x) => heightAt(meadow, x) + 10,
    }),
    land(meadow, down('#9db183', '#7d976b@40', '#4c6650')),
    edgeLight(meadow, '#dbe3b4', 4),
    path('M-20 930Q500 900 900 960T1620 1010V1067H-20Z', '#c6b68e', 'opacity="0.55"'),
    party(),
    aidKit(1210, 880),
    vignette(0.28),
  ].join('');
}

function party(): string {
  const rim = { colour: '#fff3d0', from: [1, -0.8] as const };
  const person = (
    x: number,
    y: number,
    size: number,
    pose: Figure['pose'],
    clothes: Figure['clothes'],
  ): Figure => ({ x, y, size, pose, facing: 'right', clothes: { harness: '#0b1b33', ...clothes }, rim });
  const back = person(400, 948, 450, 'carry', { pack: '#24436e' });
  const front = person(930, 986, 460, 'carry', { helmet: '#ff9a4d' });
  const medic = person(
    676,
    900,
    420,
    { lean: 10, head: 12, near: [20, 4], far: [-14, -28], nearArm: [30, 50], farArm: [118, 158] },
    { jacket: '#f6f9fc', stripes: '#c0392b', trousers: '#1d3a66', pack: '#c0392b' },
  );
  const [from, to] = [jointsOf(back).nearHand, jointsOf(front).nearHand];
  const [bx, by] = jointsOf(medic).farHand;
  const drip =
    rect(bx - 14, by - 8, 28, 46, '#e8f4f8', 'rx="7"') +
    rect(bx - 14, by + 14, 28, 24, '#a9d3e2', 'rx="7"') +
    stroke(
      `M${bx} ${by + 38}C${bx + 6} ${by + 140} ${bx - 60} ${by + 150} ${from[0] + 190} ${from[1] - 24}`,
      '#f6f9fc',
      3,
    );
  return (
    figure(medic) + drip + stretcher(from, [to[0] - 8, to[1]], { size: 360 }) + figure(back) + figure(front)
  );
}

function aidKit(x: number, y: number): string {
  return (
    rect(x + 6, y + 124, 250, 16, '#38503f', 'opacity="0.4" rx="8"') +
    stroke(`M${x + 90} ${y + 4}v-22q0 -12 12 -12h56q12 0 12 12v22`, '#8f2a20', 12) +
    rect(x, y, 260, 132, down('#d8493a', '#a8301f'), 'rx="16"') +
    rect(x, y + 38, 260, 8, '#8f2a20') +
    rect(x + 96, y + 52, 68, 68, '#f6f9fc', 'rx="10"') +
    rect(x + 122, y + 62, 16, 48, '#1f8a5b') +
    rect(x + 106, y + 78, 48, 16, '#1f8a5b') +
    rect(x + 30, y + 30, 22, 24, '#e9dcc0', 'rx="4"') +
    rect(x + 208, y + 30, 22, 24, '#e9dcc0', 'rx="4"')
  );
}
