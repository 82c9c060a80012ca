import type { Clothes } from './figure.ts';
import { mix } from './paint.ts';
import { between, circle, group, limb, line, type Point, path, rect } from './shapes.ts';
import type { Skeleton } from './skeleton.ts';

type Side = { side: 'near' | 'far'; clothes: Clothes };

export function legOf(bones: Skeleton, { side, clothes }: Side): string {
  const [hip, knee, foot] = [bones[`${side}Hip`], bones[`${side}Knee`], bones[`${side}Foot`]];
  return (
    limb(hip, knee, { start: 6.4, end: 4.7, fill: clothes.trousers }) +
    limb(knee, foot, { start: 4.7, end: 3.5, fill: clothes.trousers }) +
    (clothes.harness ? line([between(hip, knee, 0.34), between(hip, knee, 0.42)], clothes.harness, 9) : '')
  );
}

export function bootOf(bones: Skeleton, { side, clothes }: Side): string {
  const [x, y] = bones[`${side}Foot`];
  if (bones.view !== 'side') return path(`M${x - 3.6} ${y - 4}h7.2l1 7h-9.2z`, clothes.boots);
  const [kx, ky] = bones[`${side}Knee`];
  const turn = (Math.atan2(kx - x, y - ky) * 180) / Math.PI;
  const sole = Math.max(-60, Math.min(60, turn)) * 0.55;
  return group(
    path('M-4.2 -5.5h7.6l1.2 3.6 5 2.2v2.9h-13.8z', clothes.boots),
    `transform="translate(${x} ${y}) rotate(${turn > 30 ? turn : sole * 0.3})"`,
  );
}

export function armOf(bones: Skeleton, { side, clothes }: Side): string {
  const [shoulder, elbow, hand] = [bones[`${side}Shoulder`], bones[`${side}Elbow`], bones[`${side}Hand`]];
  const shade = bones.view === 'side' ? mix(clothes.jacket, '#2a1608', 0.12) : clothes.jacket;
  return (
    circle(hand[0], hand[1], 3.3, clothes.gloves) +
    limb(shoulder, elbow, { start: 5.2, end: 4.2, fill: shade }) +
    limb(elbow, between(elbow, hand, 0.86), { start: 4.2, end: 3.3, fill: shade }) +
    (clothes.stripes
      ? line(across(between(elbow, hand, 0.4), { from: elbow, to: hand, half: 3 }), clothes.stripes, 1.8)
      : '')
  );
}

export function torsoOf(bones: Skeleton, clothes: Clothes): string {
  const wide = bones.view !== 'side';
  const cloth = wide
    ? 'M-11.8 -27.5Q-11 -31.5 -4 -32.6H4Q11 -31.5 11.8 -27.5L9.9 -4.5 10.8 5.5H-10.8L-9.9 -4.5Z'
    : 'M-6.6 -29Q-5 -32.4 0 -32.6 5.6 -32 7.2 -26.5 8.6 -20 7.4 -4.5L8.2 5.5H-7.4L-7.2 -6Q-9.4 -18 -6.6 -29Z';
  const [half, chest] = wide ? [10.2, 10.8] : [7.2, 7.4];
  const bands = clothes.stripes
    ? rect(-half, -8, half * 2, 2.2, clothes.stripes) +
      (wide ? rect(-chest, -21, chest * 2, 2.2, clothes.stripes) : '')
    : '';
  const shade = path(
    wide
      ? 'M3 -32.6H4Q11 -31.5 11.8 -27.5L9.9 -4.5 10.8 5.5H5Q7 -14 3 -32.6Z'
      : 'M-6.6 -29Q-9.4 -18 -7.2 -6L-7.4 5.5H-2.5Q-4.5 -14 -3 -31.5Z',
    mix(clothes.jacket, '#0b1b33', 0.28),
  );
  const skirt = clothes.skirt ? path(`M-7 3H7L10 18H-10Z`, clothes.trousers) : '';
  const belt = clothes.harness ? rect(-half - 0.5, 0, half * 2 + 1, 3, clothes.harness) : '';
  return turnAt(skirt + path(cloth, clothes.jacket) + shade + bands + belt, bones.hips, bones.lean);
}

export function packOf(bones: Skeleton, clothes: Clothes): string {
  if (!clothes.pack) return '';
  const dark = mix(clothes.pack, '#0b1b33', 0.4);
  const drawing =
    bones.view === 'back'
      ? rect(-8.6, -33, 17.2, 30, clothes.pack, 'rx="4"') +
        rect(-9, -36, 18, 9, dark, 'rx="3.5"') +
        rect(-6, -18, 12, 10, dark, 'rx="2"') +
        rect(-11, -2, 22, 5, dark, 'rx="2.5"')
      : rect(-18, -33, 13, 29, clothes.pack, 'rx="4.5"') +
        rect(-18.6, -37, 13, 8.5, dark, 'rx="3.5"') +
        rect(-19, -5, 12, 5, dark, 'rx="2.5"');
  const straps =
    line(
      [
        [-7, -31],
        [-6, -12],
      ],
      dark,
      2,
    ) +
    line(
      [
        [7, -31],
        [6, -12],
      ],
      dark,
      2,
    );
  return turnAt(bones.view === 'front' ? straps : drawing, bones.hips, bones.lean);
}

export function headOf(bones: Skeleton, clothes: Clothes): string {
  const face = circle(0, 0, 5.5, clothes.skin) + rect(-3, 2, 6, 8, clothes.skin);
  const seenBehind = bones.view === 'back';
  const dark = mix(clothes.helmet, '#0b1b33', 0.3);
  const hats = {
    helmet:
      path('M-7 1.4Q-7.6 -8 0 -8.2 7.6 -8 7 0.4L8.6 1.6H-7Z', clothes.helmet) +
      path('M-7 1.4Q-7.4 -5 -3.4 -7.4 -4.6 -2 -4 1.5Z', dark),
    hair: path('M-6.2 5Q-8 -7.4 0 -7.4 6.6 -7.2 5.8 -1L3 -2.6Q-1 -2 -2.6 0L-2.4 5Z', clothes.helmet),
    cap: path('M-6.2 0.4Q-6.6 -7.4 0 -7.4 6 -7.2 6.2 -1.4L10 -0.2V1.4L-6.2 0.6Z', clothes.helmet),
    beanie:
      path('M-6.3 0.6Q-7.2 -8.4 0 -8.4 7.2 -8.4 6.3 0.6Z', clothes.helmet) +
      rect(-6.7, -2, 13.4, 3.4, dark, 'rx="1.6"'),
  };
  const behind = {
    helmet:
      path('M-7.2 2.6Q-7.8 -8.2 0 -8.4 7.8 -8.2 7.2 2.6Z', clothes.helmet) +
      path('M-7.2 2.6Q-7.6 -6 -3 -8 -4.8 -2 -4.4 2.6Z', dark),
    hair: circle(0, -1, 6.6, clothes.helmet) + rect(-5.4, -1, 10.8, 7, clothes.helmet, 'rx="3"'),
    cap: path('M-6.6 2Q-7 -7.6 0 -7.6 7 -7.6 6.6 2Z', clothes.helmet),
    beanie: path('M-6.7 2.4Q-7.4 -8.6 0 -8.6 7.4 -8.6 6.7 2.4Z', clothes.helmet),
  };
  return turnAt(face + (seenBehind ? behind : hats)[clothes.hat], bones.head, bones.tilt * 0.8);
}

const turnAt = (drawing: string, [x, y]: Point, degrees: number) =>
  group(drawing, `transform="translate(${x} ${y}) rotate(${degrees})"`);

function across([x, y]: Point, { from, to, half }: { from: Point; to: Point; half: number }): [Point, Point] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}
