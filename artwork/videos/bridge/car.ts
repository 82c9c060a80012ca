import { down } from '../../draw/paint.ts';
import { circle, type Placement, path, place, rect } from '../../draw/shapes.ts';

/** A family car facing right, 430 units long, 150 tall; the origin is the ground under its middle. */
export function car(at: Placement, { isBlinking }: { isBlinking: boolean }): string {
  const body = path(
    'M-214 -40Q-222 -92 -196 -98L-150 -104Q-118 -152 -74 -154H34Q66 -152 108 -106L176 -96Q212 -90 214 -40Z',
    down('#5f93c4', '#33669c@55', '#234a78'),
  );
  const glass = path(
    'M-132 -106Q-110 -142 -74 -143H-26V-104ZM-14 -143H32Q58 -140 84 -104H-14Z',
    down('#cfdde6', '#3a536c'),
  );
  const shine = path('M-66 -143H-46L-74 -104H-100ZM26 -143H38L10 -104H-6Z', '#ffffff', 'opacity="0.35"');
  const rack =
    rect(-84, -162, 132, 6, '#16263f', 'rx="3"') +
    rect(-70, -160, 5, 10, '#16263f') +
    rect(28, -160, 5, 10, '#16263f');
  const seam =
    rect(-22, -104, 4, 62, '#1d3f68') +
    rect(-8, -92, 24, 6, '#1d3f68', 'rx="3"') +
    rect(-110, -92, 24, 6, '#1d3f68', 'rx="3"');
  const lights =
    rect(196, -82, 17, 18, '#fff1c9', 'rx="5"') +
    rect(-216, -86, 14, 22, '#a8342b', 'rx="4"') +
    (isBlinking ? blink(208) + blink(-208) : '');
  return place(rack + body + glass + shine + seam + lights, at);
}

const blink = (x: number) =>
  circle(x, -72, 46, '#ffae42', 'opacity="0.22"') +
  circle(x, -72, 24, '#ffae42', 'opacity="0.4"') +
  circle(x, -72, 9, '#ffd58a');
