import { fog } from '../../draw/light.ts';
import { down } from '../../draw/paint.ts';
import { randomFrom } from '../../draw/random.ts';
import { heightAt, land, ridgeLine } from '../../draw/ridge.ts';
import { circle, type Point, path, rect } from '../../draw/shapes.ts';
import { conifer, trunk } from '../../draw/trees.ts';

type Stretch = { from: number; to: number };

/** The ground of one layer, and where its trees stand. */
export function slope(seed: string, { from, to, height }: Stretch & { height: number }): Point[] {
  const middle = (from + to) / 2;
  return ridgeLine(
    [
      [from, height + 8],
      [middle, height - 10],
      [to, height + 4],
    ],
    { seed: `wood ${seed}`, roughness: 0.012, steps: 6 },
  );
}

export const ground = (skyline: readonly Point[], top: string, bottom: string) =>
  land(skyline, down(top, bottom), 1300);

export function spruces(
  seed: string,
  { from, to, skyline, fill, count }: Stretch & { skyline: readonly Point[]; fill: string; count: number },
): string {
  const random = randomFrom(`wood ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + random.between(0, 1)) / count) * (to - from - 20);
    return conifer(x, heightAt(skyline, x) + 14, { height: random.between(240, 430), fill, random });
  }).join('');
}

type Trunks = Stretch & {
  skyline: readonly Point[];
  fill: string;
  lit: string;
  width: readonly [number, number];
  count: number;
};

export function trunks(seed: string, { from, to, skyline, fill, lit, width, count }: Trunks): string {
  const random = randomFrom(`wood ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + random.between(0.2, 0.8)) / count) * (to - from - 20);
    const foot = heightAt(skyline, x) + 26;
    return trunk(x, foot, {
      width: random.between(...width),
      fill,
      lean: random.between(-26, 26),
      top: -260,
      lit: { side: random.chance(0.5) ? 1 : -1, colour: lit },
    });
  }).join('');
}

/** Ferns along a path, dark against what lies behind them. */
export function ferns(
  seed: string,
  { from, to, skyline, fill, count }: Stretch & { skyline: readonly Point[]; fill: string; count: number },
): string {
  const random = randomFrom(`wood ${seed} ferns`);
  const leaves = Array.from({ length: count }, () => {
    const x = random.between(from, to - 20);
    const y = heightAt(skyline, x) + 8;
    return Array.from({ length: 5 }, (_, leaf) => {
      const reach = (leaf - 2) * random.between(12, 22);
      const tall = random.between(24, 62) * (1 - Math.abs(leaf - 2) * 0.2);
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(reach * 0.2).toFixed(0)} ${(-tall).toFixed(0)} ${reach.toFixed(0)} ${(-tall * 0.9).toFixed(0)}q${(-reach * 0.3).toFixed(0)} ${(tall * 0.3).toFixed(0)} ${(7 - reach).toFixed(0)} ${(tall * 0.95).toFixed(0)}z`;
    }).join('');
  });
  return path(leaves.join(''), fill);
}

export const nightSky = () =>
  rect(-600, -300, 2800, 1500, down('#040a16', '#0a1930@45', '#1b3762@75', '#29497a')) + starField();

function starField(): string {
  const random = randomFrom('wood stars');
  return Array.from({ length: 110 }, () =>
    circle(
      random.between(-100, 1900),
      random.between(-60, 330),
      random.between(0.9, 2.4),
      '#ffffff',
      `opacity="${random.between(0.2, 0.75).toFixed(2)}"`,
    ),
  ).join('');
}

/** Mist that crawls between the trees. */
export const mist = (
  second: number,
  { y, colour, opacity }: { y: number; colour: string; opacity: number },
) =>
  [0, 1, 2]
    .map((bank) =>
      fog(-200 + bank * 950 + second * (18 + bank * 9), y + bank * 16, { rx: 760, ry: 120, colour, opacity }),
    )
    .join('');
