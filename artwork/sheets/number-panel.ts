import { glow, vignette } from '../draw/light.ts';
import { slant } from '../draw/paint.ts';
import { HEIGHT, rect, WIDTH } from '../draw/shapes.ts';
import { poleStar } from '../draw/sky.ts';
import { widthOfWriting, writing } from '../draw/writing.ts';
import { contours, reliefOf } from './relief.ts';

type Panel = { seed: string; number: string; unit: string; line: string };

/** One number from the article, large, over a faint map. */
export function numberPanel({ seed, number, unit, line }: Panel): string {
  const size = number.length > 2 ? 520 : 620;
  const wide = widthOfWriting(number, { size, weight: 'bold' });
  const right = WIDTH - 150;
  const unitWide = widthOfWriting(unit, { size: 110, weight: 'bold' });
  const lineWide = widthOfWriting(line, { size: 58, weight: 'medium' });
  return [
    rect(0, 0, WIDTH, HEIGHT, slant('#0d1f3d', '#173058@55', '#0b1b33')),
    glow(right - wide / 2, 420, 620, '#2f5c9c', 0.5),
    contours(reliefOf(seed), { colour: '#3d5c8c', paper: '#132a4d', lowest: 100, step: 20 }),
    poleStar(210, 230, 70, '#ff9a4d'),
    writing(number, { x: right - wide, y: 640, size, weight: 'bold', fill: '#ffffff' }),
    writing(unit, { x: right - unitWide, y: 790, size: 110, weight: 'bold', fill: '#ff9a4d' }),
    writing(line, { x: right - lineWide, y: 890, size: 58, weight: 'medium', fill: '#d3dfec' }),
    vignette(0.35),
  ].join('');
}
