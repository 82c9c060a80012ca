import { across, definePaints, down, radial } from './paint.ts';
import { circle, type Point, path, polygon, stroke } from './shapes.ts';
import { starPath } from './sky.ts';

/** A medal of honour on its ribbon; it copies no real state's insignia. */
export function medal(): string {
  const body = ribbon() + rays() + disc();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180"><defs>${definePaints(body)}</defs>${body}</svg>\n`;
}

function ribbon(): string {
  const cloth = path('M34 4H86L78 74 60 88 42 74Z', across('#1d3a66', '#2f558c@50', '#1d3a66'));
  const bands =
    path('M52 4H68L65 84 60 88 55 84Z', '#f6f9fc') + path('M57 4H63L61.5 87 60 88 58.5 87Z', '#f26a1b');
  return (
    cloth +
    bands +
    path('M34 4H86V10H34Z', '#0b1b33', 'opacity="0.35"') +
    circle(60, 88, 6, down('#f3d58a', '#a87c2a')) +
    circle(60, 88, 3, '#1d3a66')
  );
}

function rays(): string {
  const points = Array.from({ length: 32 }, (_, index): Point => {
    const angle = (index / 32) * Math.PI * 2 - Math.PI / 2;
    const r = [43, 33, 39, 33][index % 4] ?? 33;
    return [60 + Math.cos(angle) * r, 133 + Math.sin(angle) * r];
  });
  return polygon(points, down('#f7e2a4', '#cfa34c@50', '#9a7026'));
}

function disc(): string {
  const laurel = [-1, 1]
    .map((side) =>
      Array.from({ length: 8 }, (_, leaf) => {
        const angle = (0.5 + side * (0.09 + leaf * 0.105)) * Math.PI;
        const [x, y] = [60 + Math.cos(angle) * 22.5, 133 + Math.sin(angle) * 22.5];
        return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="4" ry="1.7" transform="rotate(${((angle * 180) / Math.PI + side * 62).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="#e6c26e"/>`;
      }).join(''),
    )
    .join('');
  return (
    circle(60, 133, 31, down('#fdf0c4', '#c89a45')) +
    circle(60, 133, 28, radial('#23457a', '#0f2344')) +
    laurel +
    path(starPath({ x: 60, y: 130, tall: 17, wide: 12, waist: 2.4 }), down('#ffffff', '#f3d58a')) +
    stroke('M48 149L54 144 57 146 60 143 64 147 67 145 72 149', '#f3d58a', 1.8)
  );
}
