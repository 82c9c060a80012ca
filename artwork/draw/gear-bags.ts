import { mix } from './paint.ts';
import { path, rect, stroke } from './shapes.ts';
import { starPath } from './sky.ts';

/** The shelf of gear bags and air bottles. */
export const bags = () =>
  [80, 320, 600, 830]
    .map((x, index) => {
      const colour = ['#f26a1b', '#c0392b', '#24436e', '#f26a1b'][index] ?? '#f26a1b';
      return (
        rect(x, 530, 190, 120, colour, 'rx="26"') +
        rect(x + 14, 560, 162, 10, '#f4e9c8', 'opacity="0.9"') +
        stroke(`M${x + 60} 534q34 -44 70 0`, mix(colour, '#0b1b33', 0.5), 9) +
        rect(x + 60, 586, 70, 46, mix(colour, '#0b1b33', 0.25), 'rx="8"') +
        (index === 1
          ? rect(x + 88, 592, 14, 34, '#f6f9fc') + rect(x + 78, 602, 34, 14, '#f6f9fc')
          : path(starPath({ x: x + 95, y: 609, tall: 18, wide: 13, waist: 2.6 }), '#f6f9fc'))
      );
    })
    .join('') +
  [1120, 1190, 1260, 1330, 1400, 1470]
    .map(
      (x) =>
        rect(x, 510, 52, 140, '#e8b53a', 'rx="14"') +
        rect(x + 12, 494, 28, 20, '#33425c', 'rx="4"') +
        rect(x, 560, 52, 12, '#33425c'),
    )
    .join('');
