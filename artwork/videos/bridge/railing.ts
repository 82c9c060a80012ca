import { line, type Point, rect } from '../../draw/shapes.ts';

type Railing = { from: number; to: number; waterline: number; tall: number; colour: string };

/** A bridge railing of which only the upper part stands out of the water. */
export function railing({ from, to, waterline, tall, colour }: Railing): string {
  const count = Math.round((to - from) / 92);
  const posts = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) / count) * index;
    return rect(x - 4, waterline - tall, 8, tall + 3, colour) + foam(x, waterline + 3);
  });
  const rail = (height: number, width: number) => {
    const ends: Point[] = [
      [from, waterline - tall * height],
      [to, waterline - tall * height],
    ];
    return line(ends, colour, width);
  };
  return posts.join('') + rail(1, 9) + rail(0.5, 4);
}

const foam = (x: number, y: number) =>
  line(
    [
      [x - 12, y],
      [x + 20, y],
    ],
    '#efe9d8',
    4,
    'opacity="0.65"',
  );
