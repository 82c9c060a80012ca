import { across } from '../draw/paint.ts';
import { group, path, rect } from '../draw/shapes.ts';
import { starPath } from '../draw/sky.ts';
import { widthOfWriting, writing } from '../draw/writing.ts';
import { type Film, startsOf } from './film.ts';
import { ease, eased } from './motion.ts';

/** What the film reports on, as the press page words it. */
export type Report = { title: string; channel: string };

const title = { size: 45, weight: 'bold', fill: '#ffffff' } as const;
const small = { size: 32, weight: 'medium', fill: '#dfe8f2' } as const;
const mark = { size: 24, weight: 'bold' } as const;

/** Lower third, channel and the mark that says these pictures are drawn. */
export function titles(film: Film, { report, second }: { report: Report; second: number }): string {
  return lowerThird(film, { report, second }) + channelMark(report.channel) + drawnMark();
}

function lowerThird(film: Film, { report, second }: { report: Report; second: number }): string {
  const captions = startsOf(film).map(({ shot, start }) => ({ text: shot.caption, from: start + 0.7 }));
  const widest = Math.max(
    widthOfWriting(report.title, title),
    ...captions.map(({ text }) => widthOfWriting(text, small)),
  );
  const width = widest + 162;
  const arrived = eased(second, [0.25, 0.95]);
  const lines = captions.map(({ text, from }, index) => {
    const gone = captions[index + 1]
      ? eased(second, [(captions[index + 1]?.from ?? 0) - 0.3, captions[index + 1]?.from ?? 0])
      : 0;
    const shown = ease((second - from) / 0.35) * (1 - gone);
    return group(
      writing(text, { ...small, x: 190, y: 822 + (1 - shown) * 10 }),
      `opacity="${shown.toFixed(3)}"`,
    );
  });
  const bar =
    rect(70, 716, width, 132, across('#0b1b33/0.95', '#0b1b33/0.92@82', '#12284a/0.78')) +
    rect(70, 716, 92, 132, '#f26a1b') +
    path(starPath({ x: 116, y: 782, tall: 40, wide: 29, waist: 5 }), '#ffffff') +
    writing(report.title, { ...title, x: 188, y: 774 }) +
    lines.join('');
  return `<clipPath id="bar"><rect x="70" y="700" width="${Math.max(1, (width + 20) * arrived).toFixed(1)}" height="160"/></clipPath>${group(
    group(bar, `transform="translate(${((arrived - 1) * 70).toFixed(1)} 0)"`),
    'clip-path="url(#bar)"',
  )}`;
}

function channelMark(channel: string): string {
  const width = widthOfWriting(channel, mark);
  const x = 1530 - width;
  return (
    rect(x - 22, 46, width + 44, 50, '#ffffff', 'rx="6" opacity="0.9"') +
    rect(x - 22, 46, 8, 50, '#f26a1b') +
    writing(channel, { ...mark, x, y: 80, fill: '#0b1b33' })
  );
}

function drawnMark(): string {
  const text = 'CANLANDIRMA';
  return (
    rect(70, 46, widthOfWriting(text, { ...mark, size: 21 }) + 40, 46, '#0b1b33', 'rx="6" opacity="0.6"') +
    writing(text, { ...mark, size: 21, x: 90, y: 77, fill: '#ffffff' })
  );
}
