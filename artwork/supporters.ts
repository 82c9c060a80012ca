import { mkdir, writeFile } from 'node:fs/promises';
import { lettering, widthOf } from './draw/lettering.ts';
import { circle, type Point, path, polygon, rect, stroke } from './draw/shapes.ts';

type Logo = { ink: string; mark: string; words: [name: string, size: number, y: number][]; second?: string };

const teal = '#0d5b57';
const indigo = '#33379e';
const red = '#c02a1c';
const green = '#17784d';
const plum = '#74246b';
const amber = '#d98a00';
const rust = '#b3420b';

/** Made-up firms: a mark in a 64 unit square and a wordmark beside it. */
const logos: Record<string, Logo> = {
  bank: {
    ink: teal,
    mark: seljukStar(),
    words: [
      ['bank', 25, 32],
      ['bank-second', 13, 53],
    ],
    second: '#0f7f6d',
  },
  imaging: { ink: indigo, mark: echo(), words: [['imaging', 38, 45]] },
  'extinguisher-equipment': { ink: red, mark: cutFlame(), words: [['extinguisher-equipment', 30, 43]] },
  'first-aid': { ink: green, mark: breath(), words: [['first-aid', 36, 45]] },
  advertising: {
    ink: plum,
    mark: horizon(),
    words: [
      ['advertising', 33, 33],
      ['advertising-second', 21, 56],
    ],
  },
  events: {
    ink: '#12284a',
    mark: square(),
    words: [
      ['events', 32, 34],
      ['events-second', 12, 54],
    ],
    second: '#8a5a00',
  },
  'extinguisher-devices': {
    ink: rust,
    mark: spark(),
    words: [
      ['extinguisher-devices', 29, 32],
      ['extinguisher-devices-second', 23, 56],
    ],
    second: '#12284a',
  },
};

export async function writeSupporters(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { ink, mark, words, second }] of Object.entries(logos)) {
    const width = Math.ceil(78 + Math.max(...words.map(([word, size]) => widthOf(word, size))) + 2);
    const text = words
      .map(([word, size, y], index) =>
        lettering(word, { x: 78, y, size, fill: index > 0 ? (second ?? ink) : ink }),
      )
      .join('');
    await writeFile(
      `${folder}${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64">${mark}${text}</svg>\n`,
    );
  }
}

function seljukStar(): string {
  const points = (r: number, inner: number) =>
    Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index * Math.PI) / 8;
      const reach = index % 2 === 0 ? r : inner;
      return [32 + Math.cos(angle) * reach, 32 + Math.sin(angle) * reach];
    });
  return polygon(points(31, 24), teal) + polygon(points(19, 14.6), '#ffffff') + polygon(points(13, 10), teal);
}

function echo(): string {
  const bars = [10, 22, 34, 18, 8].map((tall, index) =>
    rect(12 + index * 9, 32 - tall / 2, 5, tall, index === 2 ? '#ff9a4d' : '#ffffff', 'rx="2.5"'),
  );
  return circle(32, 32, 30, indigo) + bars.join('');
}

function cutFlame(): string {
  return (
    path(
      'M34 2C40 14 56 22 56 40A24 24 0 0 1 32 63C18 63 9 53 9 40 9 28 18 24 20 12 26 16 28 20 28 25 33 20 35 11 34 2Z',
      red,
    ) +
    polygon(
      [
        [4, 52],
        [60, 24],
        [62, 31],
        [6, 59],
      ],
      '#ffffff',
    ) +
    path('M32 36Q42 44 38 54L22 60Q16 48 32 36Z', '#ffffff', 'opacity="0.28"')
  );
}

function breath(): string {
  return (
    path('M23 3H41V23H61V41H41V61H23V41H3V23H23Z', green) +
    stroke('M10 35Q18 25 26 32T42 32 54 28', '#ffffff', 4.6)
  );
}

function horizon(): string {
  return (
    path('M8 36A24 24 0 0 1 56 36Z', '#f2a11b') +
    rect(2, 40, 60, 5, plum) +
    rect(8, 48, 48, 4.4, plum) +
    rect(16, 55, 32, 4, plum)
  );
}

function square(): string {
  return (
    path('M2 2H31V31A29 29 0 0 1 2 2Z', '#12284a') +
    path('M62 2A29 29 0 0 1 33 31V2Z', amber) +
    path('M2 62A29 29 0 0 1 31 33V62Z', amber) +
    path('M33 33A29 29 0 0 1 62 62H33Z', '#12284a')
  );
}

function spark(): string {
  return (
    path('M32 1L59 16.5V47.5L32 63 5 47.5V16.5Z', '#12284a') +
    [0, 45, 90, 135]
      .map((turn) =>
        path(
          'M32 11L35 32 32 53 29 32Z',
          turn % 90 === 0 ? '#ff7a1a' : '#ffb347',
          `transform="rotate(${turn} 32 32) ${turn % 90 === 0 ? '' : 'translate(9.6 9.6) scale(0.7)'}"`,
        ),
      )
      .join('') +
    circle(32, 32, 5, '#ffffff')
  );
}
