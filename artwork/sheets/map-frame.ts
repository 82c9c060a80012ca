import { circle, HEIGHT, line, path, polygon, rect, WIDTH } from '../draw/shapes.ts';
import { widthOfWriting, writing } from '../draw/writing.ts';

export const ink = '#1b2c49';
export const paper = '#f4f0e4';

const cell = 200;

export function grid(): string {
  const lines: string[] = [];
  for (let x = cell; x < WIDTH; x += cell)
    lines.push(
      line(
        [
          [x, 0],
          [x, HEIGHT],
        ],
        '#5d7299',
        1.5,
        'opacity="0.55"',
      ),
    );
  for (let y = cell - 66; y < HEIGHT; y += cell)
    lines.push(
      line(
        [
          [0, y],
          [WIDTH, y],
        ],
        '#5d7299',
        1.5,
        'opacity="0.55"',
      ),
    );
  return lines.join('');
}

export const northArrow = (x: number, y: number) =>
  circle(x, y, 62, paper, 'opacity="0.9"') +
  polygon(
    [
      [x, y - 46],
      [x + 20, y + 34],
      [x, y + 20],
    ],
    ink,
  ) +
  path(`M${x} ${y - 46}L${x - 20} ${y + 34}L${x} ${y + 20}Z`, 'none', `stroke="${ink}" stroke-width="4"`) +
  writing('K', { x: x - 11, y: y - 74, size: 36, weight: 'bold', fill: ink });

export type Title = { name: string; subject: string; coordinates: string };

/** The title block with the scale bar: a grid square is one kilometre. The date of a card covers the corner to its left. */
export function titleBlock({ name, subject, coordinates }: Title): string {
  const [x, y] = [400, HEIGHT - 362];
  const words = [
    { text: name, size: 76, weight: 'bold' },
    { text: subject, size: 38, weight: 'medium' },
    { text: coordinates, size: 32, weight: 'medium' },
  ] as const;
  const wide = Math.max(560, ...words.map(({ text, ...style }) => widthOfWriting(text, style))) + 76;
  const written = words.map(({ text, ...style }, index) =>
    writing(text, {
      x: x + 38,
      y: y + ([88, 140, 186][index] ?? 0),
      fill: index ? '#3c4f6d' : ink,
      ...style,
    }),
  );
  return (
    rect(x, y, wide, 250, paper) +
    rect(x, y, 12, 250, '#d85f18') +
    written.join('') +
    scaleBar(x + 38, y + 206)
  );
}

const scaleBar = (x: number, y: number) =>
  [0, 1, 2, 3]
    .map((part) =>
      rect(x + part * 50, y, 50, 12, part % 2 ? paper : ink, `stroke="${ink}" stroke-width="2.5"`),
    )
    .join('') + writing('1 km', { x: x + 216, y: y + 16, size: 28, weight: 'medium', fill: ink });
