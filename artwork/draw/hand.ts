import { limb, type Placement, type Point, path, place, rect, stroke } from './shapes.ts';

type Hand = Placement & { glove: string; dark: string; sleeve: string; pose: 'flat' | 'pinch' };

/** A gloved right hand seen from above, fingers towards the top; the origin is the middle of the palm. */
export function hand({ glove, dark, sleeve, pose, ...at }: Hand): string {
  const spread =
    pose === 'flat'
      ? [
          [-44, -128],
          [-16, -152],
          [14, -146],
          [42, -118],
        ]
      : [
          [-40, -96],
          [-14, -112],
          [14, -108],
          [40, -88],
        ];
  const fingers = spread
    .map(([x = 0, y = 0], index) => {
      const root: Point = [-36 + index * 24, -44];
      return (
        limb(root, [x, y], { start: 16, end: 13, fill: glove }) +
        stroke(`M${x - 11} ${y + 26}q11 8 22 0`, dark, 3)
      );
    })
    .join('');
  const thumb =
    pose === 'flat'
      ? limb([-44, 6], [-96, -58], { start: 21, end: 14, fill: glove })
      : limb([-44, 2], [-72, -92], { start: 21, end: 14, fill: glove });
  const palm =
    path('M-54 -40Q-60 30 -42 70H44Q60 30 54 -40Q0 -66 -54 -40Z', glove) +
    path('M-34 -18Q0 -36 36 -18L34 30Q0 44 -32 30Z', dark, 'opacity="0.45"') +
    [-36, -12, 12, 36].map((x) => rect(x - 8, -52, 16, 12, dark, 'rx="5"')).join('');
  const cuff =
    path('M-50 62H52L60 100H-58Z', dark) +
    path('M-62 94H64L112 420H-110Z', sleeve) +
    path('M-66 130H69L74 156H-71Z', '#f4e9c8') +
    path('M20 94H64L112 420H60Z', '#0b1b33', 'opacity="0.22"');
  return place(cuff + thumb + palm + fingers, at);
}
