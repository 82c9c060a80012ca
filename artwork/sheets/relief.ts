import { contourLines, terrain } from '../draw/contours.ts';
import { blurred } from '../draw/paint.ts';
import { group, HEIGHT, line, type Point, rect, WIDTH } from '../draw/shapes.ts';
import { widthOfWriting, writing } from '../draw/writing.ts';

export type Height = (x: number, y: number) => number;

/** Large hills with small ones on their flanks, so that the lines wander as they do on a surveyed map. */
export function reliefOf(seed: string): Height {
  const large = terrain({ seed, width: WIDTH, height: HEIGHT, hills: 13 });
  const small = terrain({
    seed: `${seed} flanks`,
    width: WIDTH / 3,
    height: HEIGHT / 3,
    hills: 16,
    repeat: true,
  });
  const known = new Map<number, number>();
  return (x, y) => {
    const spot = x * 10_000 + y;
    const height = known.get(spot) ?? large(x, y) + 0.13 * small(x / 1.6, y / 1.6);
    known.set(spot, height);
    return height;
  };
}

const square = 20;

/** Light from the north-west, as maps have it. */
export function shading(height: Height, { light, dark }: { light: string; dark: string }): string {
  const cells: string[] = [];
  for (let x = -40; x < WIDTH + 40; x += square)
    for (let y = -40; y < HEIGHT + 40; y += square) {
      const slope = height(x + square, y + square) - height(x, y);
      const strength = Math.min(Math.abs(slope) * 4, 0.75);
      if (strength < 0.03) continue;
      cells.push(rect(x, y, square, square, slope > 0 ? light : dark, `opacity="${strength.toFixed(2)}"`));
    }
  return group(cells.join(''), blurred(16));
}

type Ink = { colour: string; paper: string; lowest: number; step: number };

/** Lines of equal height; every fifth is stronger and, where it is long enough, carries its height in metres. */
export function contours(height: Height, { colour, paper, lowest, step }: Ink): string {
  return Array.from({ length: 20 }, (_, index) => {
    const lines = contourLines(height, {
      level: -1 + index * 0.15,
      width: WIDTH,
      depth: HEIGHT,
      cell: square,
    });
    const isIndex = index % 5 === 0;
    const drawn = lines.map((points) => line(points, colour, isIndex ? 4 : 2));
    const [longest] = lines.toSorted((a, b) => b.length - a.length);
    const named = isIndex && longest && longest.length > 40;
    return (
      drawn.join('') + (named ? metres(longest, { text: String(lowest + index * step), colour, paper }) : '')
    );
  }).join('');
}

function metres(
  points: Point[],
  { text, colour, paper }: { text: string; colour: string; paper: string },
): string {
  const inside = points.filter(([x, y]) => x > 160 && x < WIDTH - 160 && y > 160 && y < HEIGHT - 300);
  const [x, y] = inside[Math.floor(inside.length / 2)] ?? [-100, -100];
  const style = { size: 26, weight: 'medium' } as const;
  const half = widthOfWriting(text, style) / 2;
  return (
    rect(x - half - 6, y - 15, half * 2 + 12, 30, paper) +
    writing(text, { x: x - half, y: y + 9, fill: colour, ...style })
  );
}
