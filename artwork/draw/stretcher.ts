import { circle, line, type Point, path, stroke } from './shapes.ts';

/** A loaded stretcher between two pairs of hands: the patient lies under a blanket, strapped in. */
export function stretcher(
  from: Point,
  to: Point,
  { blanket = '#c0392b', size }: { blanket?: string; size: number },
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (share: number, up: number): Point => [from[0] + dx * share, from[1] + dy * share - up * size];
  const p = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const cover = path(
    `M${p(at(0.3, 0))}Q${p(at(0.3, 0.17))} ${p(at(0.42, 0.16))}Q${p(at(0.62, 0.13))} ${p(at(0.84, 0.15))}Q${p(at(0.9, 0.14))} ${p(at(0.9, 0))}L${p(at(0.88, -0.05))}L${p(at(0.3, -0.05))}Z`,
    blanket,
  );
  const straps = [0.42, 0.58, 0.74].map((share) =>
    line([at(share, 0.16), at(share + 0.01, -0.05)], '#f4e9c8', size * 0.025),
  );
  const [hx, hy] = at(0.2, 0.085);
  return (
    cover +
    straps.join('') +
    circle(hx, hy, size * 0.07, '#c98f6b') +
    stroke(
      `M${hx - size * 0.07} ${hy + size * 0.01}A${size * 0.07} ${size * 0.07} 0 0 1 ${hx + size * 0.03} ${hy - size * 0.065}`,
      '#3a2a22',
      size * 0.04,
    ) +
    line([at(0.14, 0.01), at(0.3, 0.02)], '#f6f9fc', size * 0.06) +
    line([at(-0.04, 0), at(1.04, 0)], '#ff9a4d', size * 0.045) +
    line([at(0.12, -0.04), at(0.9, -0.04)], '#b64a0e', size * 0.03)
  );
}
