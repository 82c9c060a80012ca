import { writeFile } from 'node:fs/promises';
import { contourLines, terrain } from './draw/contours.ts';
import type { Point } from './draw/shapes.ts';

const size = 480;

/** Contour lines that repeat without a seam, for dark navy grounds. */
export async function writeContourTexture(file: string): Promise<void> {
  const height = terrain({ seed: 'texture', width: size, height: size, hills: 7, repeat: true });
  const paths = Array.from({ length: 9 }, (_, index) =>
    contourLines(height, { level: -0.3 + index * 0.16, width: size, depth: size, cell: 15 })
      .map(curve)
      .join(''),
  );
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="none" stroke="#7f9cc8" stroke-opacity=".22" d="${paths.join('')}"/></svg>\n`,
  );
}

/** Every second point is enough when the curve runs smoothly through the midpoints. */
function curve(points: Point[]): string {
  const kept = points.filter((_point, index) => index % 2 === 0 || index === points.length - 1);
  const [first = [0, 0], ...rest] = kept;
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${pair(point)} ${pair([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${pair(first)}${bends.join('')}L${pair(rest.at(-1) ?? first)}`;
}

const pair = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`;
