import { down, mix } from './paint.ts';
import { line, type Placement, place, polygon, rect } from './shapes.ts';

type Tent = Placement & { wide: number; cloth: string; lit?: string; door?: 'open' | 'shut' };

/** A field tent with a ridge pole, its gable towards us; the origin is the foot of its middle. */
export function tent({ wide, cloth, lit = '', door = 'open', ...at }: Tent): string {
  const half = wide / 2;
  const [eave, peak, deep] = [-wide * 0.46, -wide * 0.78, wide * 0.75];
  const dark = mix(cloth, '#0b1b33', 0.42);
  const side = polygon(
    [
      [half, 0],
      [half * 0.94, eave],
      [half * 0.94 + deep, eave * 0.96],
      [half + deep, -wide * 0.03],
    ],
    lit ? down(mix(cloth, lit, 0.35), dark) : dark,
  );
  const roof = polygon(
    [
      [0, peak],
      [deep, peak * 0.96],
      [half * 1.04 + deep, eave * 0.92],
      [half * 1.04, eave * 0.94],
    ],
    mix(cloth, '#0b1b33', 0.2),
  );
  const gable = polygon(
    [
      [-half, 0],
      [-half * 0.94, eave],
      [0, peak],
      [half * 0.94, eave],
      [half, 0],
    ],
    lit ? down(mix(cloth, lit, 0.2), mix(cloth, lit, 0.55)) : cloth,
  );
  const opening = polygon(
    [
      [-half * 0.42, 0],
      [-half * 0.34, eave * 1.05],
      [half * 0.34, eave * 1.05],
      [half * 0.42, 0],
    ],
    lit ? down(mix(lit, '#ffffff', 0.35), lit) : '#12203a',
  );
  const flaps =
    polygon(
      [
        [-half * 0.34, eave * 1.05],
        [-half * 0.62, eave * 0.3],
        [-half * 0.46, 0],
        [-half * 0.42, 0],
      ],
      dark,
    ) +
    polygon(
      [
        [half * 0.34, eave * 1.05],
        [half * 0.62, eave * 0.3],
        [half * 0.46, 0],
        [half * 0.42, 0],
      ],
      dark,
    );
  const windows = [0.25, 0.6]
    .map((share) =>
      polygon(
        [
          [half + deep * share, eave * 0.75],
          [half + deep * (share + 0.2), eave * 0.74],
          [half + deep * (share + 0.2), eave * 0.45],
          [half + deep * share, eave * 0.44],
        ],
        lit || mix(dark, '#060e1c', 0.4),
      ),
    )
    .join('');
  const guys =
    line(
      [
        [-half * 0.94, eave],
        [-half * 1.45, 2],
      ],
      mix(cloth, '#ffffff', 0.4),
      2.2,
    ) +
    line(
      [
        [half * 0.94 + deep, eave],
        [half * 1.5 + deep, -4],
      ],
      mix(cloth, '#ffffff', 0.4),
      2.2,
    );
  const hem = rect(-half, -6, wide, 6, dark);
  return place(
    guys +
      side +
      windows +
      roof +
      gable +
      hem +
      (door === 'open'
        ? opening + flaps
        : line(
            [
              [0, peak * 0.9],
              [0, 0],
            ],
            dark,
            4,
          )),
    at,
  );
}
