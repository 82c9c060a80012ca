import { mix } from './paint.ts';
import { circle, group, limb, type Placement, type Point, path, place, stroke } from './shapes.ts';

type Dog = Placement & {
  pose: 'stand' | 'walk' | 'search' | 'sit';
  coat: string;
  saddle?: string;
  vest?: string;
  rim?: string;
};

/** A shepherd dog facing right, about 70 units tall at the shoulder; the origin is the ground under its chest. */
export function dog({ pose, coat, saddle = '#2b2320', vest = '#f26a1b', rim, ...at }: Dog): string {
  const animal = (dye: (colour: string) => string) =>
    body(pose, {
      coat: dye(coat),
      saddle: dye(saddle),
      vest: dye(vest),
      dark: dye(mix(coat, '#1a1412', 0.4)),
    });
  const light = rim
    ? group(
        animal(() => rim),
        'transform="translate(-1 -1.2)"',
      )
    : '';
  return place(light + animal((colour) => colour), at);
}

type Coat = { coat: string; saddle: string; vest: string; dark: string };

function body(pose: Dog['pose'], colours: Coat): string {
  const sits = pose === 'sit';
  const rump: Point = sits ? [-30, -20] : [-34, -54];
  const chest: Point = sits ? [0, -52] : [6, -54];
  const stride = pose === 'walk' ? 9 : 3;
  const near = sits ? hind([-28, -18], -6, colours.coat) : hind(rump, stride, colours.coat);
  const far = sits ? '' : hind([rump[0] + 3, rump[1]], -stride, colours.dark);
  const tail = sits
    ? stroke('M-44 -14Q-62 -4 -78 -8', colours.coat, 8)
    : stroke(
        `M${rump[0] - 12} -58Q-66 ${pose === 'walk' ? -74 : -46} -72 ${pose === 'walk' ? -86 : -26}`,
        colours.coat,
        7.5,
      );
  const back =
    limb(rump, chest, { start: 14, end: 18, fill: colours.coat }) +
    (sits
      ? path('M-42 -30Q-20 -66 0 -70L2 -58Q-20 -44 -36 -14Z', colours.saddle)
      : path('M-48 -56Q-42 -71 -12 -71.5L20 -72 26 -62Q-6 -56 -22 -50 -36 -44 -47 -50Z', colours.saddle));
  const vest = sits
    ? path('M-24 -54Q-10 -68 4 -70L14 -44 -6 -36Z', colours.vest)
    : path('M-22 -70L2 -72 6 -36.5Q-8 -36 -20 -39Z', colours.vest) +
      path('M-21.5 -58L4 -59 4.4 -54 -21.2 -53Z', '#f4e9c8');
  return (
    tail +
    far +
    front(pose, -stride, colours.dark) +
    near +
    front(pose, stride, colours.coat) +
    back +
    vest +
    head(pose, colours)
  );
}

function hind([x, y]: Point, stride: number, fill: string): string {
  if (stride === -6)
    return (
      limb([x, y], [x + 20, -12], { start: 16, end: 8, fill }) +
      limb([x + 16, -6], [x + 34, -4], { start: 5, end: 4, fill })
    );
  const [knee, hock, paw]: Point[] = [
    [x + 6 + stride * 0.4, -32],
    [x - 8 + stride, -18],
    [x - 2 + stride * 1.6, -3],
  ];
  return (
    limb([x, y + 2], knee ?? [x, y], { start: 13, end: 7, fill }) +
    limb(knee ?? [x, y], hock ?? [x, y], { start: 7, end: 4.4, fill }) +
    limb(hock ?? [x, y], paw ?? [x, y], { start: 4.2, end: 3.6, fill }) +
    limb(paw ?? [x, y], [(paw?.[0] ?? x) + 6, -3], { start: 3.6, end: 3, fill })
  );
}

function front(pose: Dog['pose'], stride: number, fill: string): string {
  const x = pose === 'sit' ? 2 : 8;
  return (
    limb([x, -46], [x + stride * 0.8 + 1, -24], { start: 9, end: 5, fill }) +
    limb([x + stride * 0.8 + 1, -24], [x + stride * 1.3, -3], { start: 4.6, end: 3.6, fill }) +
    limb([x + stride * 1.3, -3], [x + stride * 1.3 + 6, -3], { start: 3.6, end: 3, fill })
  );
}

/** Where each pose carries the head, and how far it is turned. */
const heads: Record<Dog['pose'], [x: number, y: number, turn: number]> = {
  stand: [30, -80, 0],
  walk: [30, -80, 0],
  search: [38, -50, 38],
  sit: [13, -86, -10],
};

function head(pose: Dog['pose'], { coat, dark, saddle }: Coat): string {
  const [x, y, turn] = heads[pose];
  const neck = limb(pose === 'sit' ? [2, -60] : [12, -60], [x - 2, y + 2], {
    start: 16,
    end: 11.5,
    fill: coat,
  });
  const skull =
    circle(0, 0, 11.4, coat) +
    limb([4, 2.5], [21, 6], { start: 8, end: 5, fill: coat }) +
    limb([11, 7], [21, 8], { start: 5, end: 4, fill: dark }) +
    circle(25, 4.4, 2.8, '#14100e') +
    path('M-9 -5L-9 -23 3 -10Z', saddle) +
    path('M-4 -9L1 -24 8 -7Z', dark) +
    circle(8, -1.8, 1.6, '#14100e');
  return neck + place(skull, { x, y, turn });
}
