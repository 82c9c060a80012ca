import { down } from './paint.ts';
import { randomFrom } from './random.ts';
import { type Point, path } from './shapes.ts';

/** Tongues of flame along a line of feet. */
export function flames(
  seed: string,
  feet: readonly Point[],
  { height, width }: { height: number; width: number },
): string {
  const random = randomFrom(`${seed} flames`);
  const layer = (scale: number, fill: string) =>
    feet
      .map(([x, y]) => {
        const [tall, wide, sway] = [
          height * scale * random.between(0.5, 1.15),
          width * scale * random.between(0.7, 1.2),
          random.between(-0.5, 0.5) * width,
        ];
        return path(
          `M${x - wide / 2} ${y}C${x - wide * 0.8} ${y - tall * 0.45} ${x + sway - wide * 0.1} ${y - tall * 0.5} ${x + sway} ${y - tall}C${x + sway + wide * 0.15} ${y - tall * 0.6} ${x + wide * 0.8} ${y - tall * 0.4} ${x + wide / 2} ${y}Z`,
          fill,
        );
      })
      .join('');
  return (
    layer(1, down('#ff7a1a/0.15', '#ff7a1a/0.9@45', '#ffb347@80', '#ffd98a')) +
    layer(0.62, down('#ffb347/0.3', '#ffd070@50', '#fff1c4'))
  );
}
