import { mix } from '../../draw/paint.ts';
import { ellipse, path, place, rect } from '../../draw/shapes.ts';
import { sway } from '../motion.ts';

type Row = { y: number; scale: number; seats: readonly number[]; shade: number; second: number };

const jackets = ['#24436e', '#f26a1b', '#3c5378', '#d85f18', '#2d4a73', '#4a6b6a'];
const hairs = ['#2a2028', '#5a3d2b', '#1d1a22', '#7a5a3a', '#33241f'];

/** A row of listeners from behind; each nods in a time of their own. */
export function row({ y, scale, seats, shade, second }: Row): string {
  return seats
    .map((x, index) => {
      const pick = (colours: readonly string[], step: number) =>
        mix(colours[(index * step + Math.round(scale * 3)) % colours.length] ?? '#24436e', '#0b1526', shade);
      const nod = sway(second, { period: 1.9 + (index % 3) * 0.5, shift: index * 0.37 });
      const look = { jacket: pick(jackets, 1), hair: pick(hairs, 2), isLong: index % 3 === 1, nod };
      return place(bust(look), { x, y: y + nod * 1.5, scale });
    })
    .join('');
}

type Look = { jacket: string; hair: string; isLong: boolean; nod: number };

const shoulders = 'M-60 60Q-60 -40 -22 -52H22Q60 -40 60 60Z';

const bust = ({ jacket, hair, isLong, nod }: Look) =>
  path(shoulders, '#a9c8e6', 'transform="translate(-2 -3)" opacity="0.7"') +
  path(shoulders, jacket) +
  rect(-11, -72, 22, 28, '#8a5f48') +
  place(
    ellipse(-1, -16, 28, 32, '#a9c8e6', 'opacity="0.7"') +
      ellipse(0, -14, 27.5, 31, hair) +
      (isLong ? rect(-25, -18, 50, 54, hair, 'rx="14"') : ''),
    { x: 0, y: -72, turn: nod * 4 },
  );

export const desk = (y: number, tall: number, colour: string) =>
  rect(-300, y, 2200, tall, colour) + rect(-300, y, 2200, 5, '#7f97b8', 'opacity="0.6"');
