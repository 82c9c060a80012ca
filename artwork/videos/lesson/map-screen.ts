import { contourMap } from '../../draw/contours.ts';
import { down } from '../../draw/paint.ts';
import { between, circle, ellipse, group, line, type Point, path, rect, stroke } from '../../draw/shapes.ts';
import { starPath } from '../../draw/sky.ts';

const route: readonly Point[] = [
  [120, 330],
  [176, 290],
  [232, 282],
  [296, 240],
  [352, 214],
  [420, 212],
  [486, 180],
  [548, 128],
];

/** A projected map, 820 x 460, on which the search route is drawn step by step; `share` says how far it is. */
export function mapScreen(): (share: number) => string {
  const contours = contourMap(
    { seed: 'lesson', width: 820, height: 460, hills: 8 },
    { levels: 18, colour: '#7c9cc0', width: 1.6 },
  );
  const river = stroke('M0 390C140 360 190 440 330 400S560 310 640 380 760 450 820 420', '#5fa3d6', 9);
  const sheet = rect(0, 0, 820, 460, down('#f3f7fb', '#dbe7f1')) + contours + river;
  return (share) => {
    const clip = '<clipPath id="screen"><rect width="820" height="460"/></clipPath>';
    const drawn = `${clip}${group(sheet + area(share) + walked(share), 'clip-path="url(#screen)"')}`;
    return rect(-20, -20, 860, 500, '#0a1424', 'rx="6"') + drawn;
  };
}

/** Where the pointer rests: the end of the route so far. */
export function routeEnd(share: number): Point {
  const along = Math.min(share, 0.9999) * (route.length - 1);
  const [from, to] = [route[Math.floor(along)], route[Math.floor(along) + 1]];
  return from && to ? between(from, to, along % 1) : [0, 0];
}

function walked(share: number): string {
  const points = [...route.slice(0, Math.floor(share * (route.length - 1)) + 1), routeEnd(share)];
  const goal =
    share > 0.97 ? path(starPath({ x: 552, y: 122, tall: 36, wide: 26, waist: 5 }), '#f26a1b') : '';
  return (
    line(points, '#f26a1b', 8, 'stroke-dasharray="20 12"') +
    circle(120, 330, 14, '#12284a') +
    circle(120, 330, 6, '#ffffff') +
    goal
  );
}

const area = (share: number) =>
  ellipse(470, 176, 150 * share, 96 * share, '#f26a1b', 'opacity="0.16"') +
  ellipse(470, 176, 150 * share, 96 * share, 'none', 'stroke="#f26a1b" stroke-width="3" opacity="0.5"');
