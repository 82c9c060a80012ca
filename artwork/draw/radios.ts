import { glow } from './light.ts';
import { circle, rect } from './shapes.ts';

/** Radios in their chargers: a green light for full. */
export const radios = () =>
  rect(604, 424, 440, 26, '#0f1b30', 'rx="4"') +
  Array.from({ length: 7 }, (_, index) => {
    const x = 618 + index * 60;
    return (
      rect(x + 8, 318, 6, 40, '#0b1526', 'rx="3"') +
      rect(x, 350, 42, 84, '#22304a', 'rx="6"') +
      rect(x + 7, 360, 28, 20, '#9cc4a8', 'rx="2"') +
      rect(x + 9, 390, 24, 26, '#131f33', 'rx="3"') +
      glow(x + 21, 440, 16, '#5ef08a', 0.8) +
      circle(x + 21, 440, 4, index === 5 ? '#ffb347' : '#5ef08a')
    );
  }).join('') +
  [1120, 1260, 1400]
    .map(
      (x) =>
        rect(x, 342, 120, 108, '#2d4a73', 'rx="8"') +
        rect(x, 342, 120, 26, '#3f6296', 'rx="8"') +
        rect(x + 44, 356, 32, 14, '#c9b08a', 'rx="3"'),
    )
    .join('');
