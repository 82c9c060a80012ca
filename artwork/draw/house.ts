import { mix } from './paint.ts';
import { type Placement, place, polygon, rect } from './shapes.ts';

type House = Placement & { wide: number; wall: string; roof: string; storeys: number; window?: string };

/** A village house seen a little from the side; the origin is the foot of its front left corner. */
export function house({ wide, wall, roof, storeys, window = '#22344f', ...at }: House): string {
  const tall = storeys * 95;
  const side = wide * 0.45;
  const dark = mix(wall, '#12284a', 0.45);
  const shade = mix(roof, '#12284a', 0.4);
  const peak = -tall - wide * 0.3;
  const walls =
    rect(0, -tall, wide, tall, wall) +
    polygon(
      [
        [0, -tall],
        [wide / 2, peak],
        [wide, -tall],
      ],
      wall,
    ) +
    polygon(
      [
        [wide, -tall],
        [wide + side, -tall + 4],
        [wide + side, 0],
        [wide, 0],
      ],
      dark,
    );
  const roofs =
    polygon(
      [
        [wide / 2, peak - 6],
        [wide / 2 + side + 14, peak + 2],
        [wide + side + 20, -tall + 14],
        [wide + 14, -tall + 14],
      ],
      roof,
    ) +
    polygon(
      [
        [wide / 2, peak - 10],
        [-16, -tall + 12],
        [-16, -tall + 24],
        [wide / 2, peak + 6],
        [wide + 16, -tall + 24],
        [wide + 16, -tall + 12],
      ],
      shade,
    );
  const openings = Array.from({ length: storeys }, (_, storey) => {
    const y = -tall + 24 + storey * 95;
    return (
      [0.2, 0.62]
        .map((share) =>
          pane(wide * share, y, { wide: wide * 0.19, frame: mix(wall, '#ffffff', 0.35), window }),
        )
        .join('') +
      polygon(
        [
          [wide + side * 0.36, y + 2],
          [wide + side * 0.64, y + 3],
          [wide + side * 0.64, y + 52],
          [wide + side * 0.36, y + 52],
        ],
        mix(window, '#0b1b33', 0.3),
      )
    );
  });
  return place(rect(wide * 0.72, peak - 6, 22, 50, dark) + walls + roofs + openings.join(''), at);
}

const pane = (
  x: number,
  y: number,
  { wide, frame, window }: { wide: number; frame: string; window: string },
) =>
  rect(x - 4, y - 4, wide + 8, 60, frame) +
  rect(x, y, wide, 52, window) +
  rect(x + wide / 2 - 1.5, y, 3, 52, frame) +
  rect(x - 8, y + 54, wide + 16, 6, frame);
