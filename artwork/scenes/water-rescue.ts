import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { across, down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { faces, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { circle, ellipse, group, line, path, rect, stroke } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** A throw bag flies from a jetty to a swimmer in a mountain lake. */
export function waterRescue(): string {
  const far = ridgeLine(
    [
      [-20, 420],
      [260, 280],
      [520, 400],
      [800, 240],
      [1080, 380],
      [1320, 300],
      [1620, 420],
    ],
    { seed: 'lake far', roughness: 0.16 },
  );
  const shore = ridgeLine(
    [
      [-20, 500],
      [600, 470],
      [1100, 490],
      [1620, 450],
    ],
    { seed: 'lake shore', roughness: 0.05 },
  );
  const mountains =
    land(far, down('#6e93b5', '#a3bccb'), 540) +
    faces(far, { seed: 'lake far', fill: '#587fa8', depth: 150, side: -1 }) +
    forest('lake', {
      from: -20,
      to: 1640,
      count: 60,
      heights: [40, 90],
      fill: '#2f5c62',
      ground: (x) => heightAt(shore, x) + 12,
    }) +
    land(shore, '#3a6a66', 540);
  return [
    sky('#5b93bf', '#9cc3da@30', '#e4ecdf@52'),
    clouds('lake', { y: 150, spread: 100, count: 9, colour: '#ffffff', opacity: 0.75 }),
    glow(420, 200, 460, '#fff6da', 0.75),
    mountains,
    rect(0, 530, 1600, 540, down('#8fb9c4', '#3f8496@30', '#175a72@70', '#0c3d56')),
    group(mountains, 'transform="translate(0 1076) scale(1 -1)" opacity="0.22"'),
    fog(800, 540, { rx: 1000, ry: 40, colour: '#eef3ea', opacity: 0.8 }),
    rect(300, 540, 240, 527, across('#fff6da/0', '#fff6da/0.28', '#fff6da/0')),
    ripples(),
    swimmer(),
    jetty(),
    rescue(),
    vignette(0.3),
  ].join('');
}

function ripples(): string {
  const random = randomFrom('lake ripples');
  return Array.from({ length: 80 }, () => {
    const y = 560 + random.between(0, 1) ** 1.5 * 490;
    const near = (y - 520) / 540;
    const [x, half] = [random.between(-40, 1640), random.between(20, 110) * near + 10];
    return line(
      [
        [x - half, y],
        [x + half, y],
      ],
      random.chance(0.6) ? '#d7ecec' : '#0c3d56',
      1 + near * 3,
      `opacity="${random.between(0.15, 0.45).toFixed(2)}"`,
    );
  }).join('');
}

function swimmer(): string {
  const rings = [60, 100, 150]
    .map(
      (rx, index) =>
        `<ellipse cx="470" cy="800" rx="${rx * 1.25}" ry="${rx * 0.26}" fill="none" stroke="#e4f4f2" stroke-width="4" opacity="${0.75 - index * 0.2}"/>`,
    )
    .join('');
  return (
    rings +
    circle(470, 756, 30, '#c98f6b') +
    path('M438 752q-4 -40 34 -40q36 0 32 36q-10 -18 -30 -16q-26 2 -36 20z', '#2f2320') +
    path('M418 806q4 -36 52 -36t56 36q-54 14 -108 0z', '#c0392b') +
    stroke('M514 786Q560 760 574 700', '#c98f6b', 20) +
    circle(576, 694, 13, '#c98f6b') +
    stroke('M428 790Q398 782 384 800', '#c98f6b', 18) +
    ellipse(470, 808, 90, 12, '#d7ecec', 'opacity="0.55"')
  );
}

function jetty(): string {
  const planks = Array.from({ length: 9 }, (_, index) =>
    line(
      [
        [1000 + index * 66, 812],
        [960 + index * 84, 866],
      ],
      '#6b4d31',
      4,
    ),
  ).join('');
  const piles = [1010, 1180, 1360, 1540]
    .map(
      (x) =>
        rect(x, 850, 30, 160, down('#7a5a3a', '#33301f')) +
        ellipse(x + 15, 1004, 32, 7, '#d7ecec', 'opacity="0.5"'),
    )
    .join('');
  return (
    piles +
    path('M984 812H1640V868H946Z', down('#c79d68', '#a87c4a')) +
    planks +
    rect(944, 866, 700, 22, '#6b4d31') +
    path('M944 888H1640V940Q1300 930 944 918Z', '#0c3d56', 'opacity="0.35"')
  );
}

function rescue(): string {
  const rim = { colour: '#fff6da', from: [-0.9, -0.8] as const };
  const thrower: Figure = {
    x: 1080,
    y: 846,
    size: 440,
    pose: { lean: 12, head: 4, near: [34, 12], far: [-24, -30], nearArm: [104, 98], farArm: [20, 60] },
    facing: 'left',
    clothes: { jacket: '#f2a11b', trousers: '#16263f', helmet: '#f26a1b', harness: '#c0392b' },
    rim,
  };
  const belayer: Figure = {
    x: 1370,
    y: 848,
    size: 420,
    pose: 'haul',
    facing: 'left',
    clothes: {
      jacket: '#16263f',
      trousers: '#16263f',
      stripes: '#f26a1b',
      helmet: '#f6f9fc',
      harness: '#f26a1b',
    },
    rim,
  };
  const [hx, hy] = jointsOf(thrower).nearHand;
  const [tx, ty] = jointsOf(thrower).farHand;
  const [bx, by] = jointsOf(belayer).nearHand;
  const flight =
    stroke(`M${tx} ${ty}C${hx - 60} ${hy + 30} ${hx - 120} ${hy - 90} 690 ${hy + 60}`, '#ffd23f', 6) +
    stroke(`M${tx} ${ty}Q${(tx + bx) / 2} ${by + 60} ${bx} ${by}`, '#ffd23f', 6);
  const bag = `<g transform="translate(664 ${hy + 84}) rotate(42)">${rect(-24, -36, 48, 74, '#f26a1b', 'rx="12"')}${rect(-24, -10, 48, 10, '#f6f9fc')}${rect(-18, -42, 36, 10, '#b64a0e', 'rx="4"')}</g>`;
  return figure(belayer) + flight + figure(thrower) + bag;
}
