import { againstLight } from '../draw/backlit.ts';
import { dog } from '../draw/dog.ts';
import { flakes, fog, glow, haze, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import { ellipse, type Point } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** The dog works ahead with its nose in the wind; the handler follows on the snow crest. */
export function dogTeam(): string {
  const far = ridgeLine(
    [
      [-20, 430],
      [260, 350],
      [540, 420],
      [900, 330],
      [1220, 410],
      [1620, 340],
    ],
    { seed: 'dog range', roughness: 0.13 },
  );
  const woods = ridgeLine(
    [
      [-20, 560],
      [500, 520],
      [1000, 570],
      [1620, 530],
    ],
    { seed: 'dog woods', roughness: 0.05 },
  );
  const crest = ridgeLine(
    [
      [-20, 900],
      [360, 800],
      [720, 640],
      [1000, 560],
      [1300, 530],
      [1620, 590],
    ],
    { seed: 'dog crest', roughness: 0.02, steps: 5 },
  );
  return [
    sky('#20406f', '#5379a8@26', '#a9bfd4@44', '#f6dcb6@58'),
    clouds('dog', { y: 210, spread: 120, count: 9, colour: '#ffe3c2', opacity: 0.4 }),
    glow(1180, 480, 620, '#ffe0b0', 0.9),
    land(far, down('#7f97b8', '#b5bfcc')),
    haze(380, 600, '#f6dcb6', 0.6),
    forest('dog', {
      from: -20,
      to: 1640,
      count: 52,
      heights: [50, 96],
      fill: '#5f7899',
      ground: (x) => heightAt(woods, x) + 10,
    }),
    land(woods, down('#8fa4bf', '#a9bbd0')),
    fog(1000, 620, { rx: 1000, ry: 90, colour: '#ffe6c6', opacity: 0.7 }),
    land(crest, down('#c3d2e4', '#8ea7c8@35', '#4c688f')),
    slopeLines(crest, { colour: '#6f8db6', count: 7, gap: 42, opacity: 0.5 }),
    edgeLight(crest, '#fff0d6', 5),
    tracks(crest),
    pair(crest),
    flakes('dog', { count: 50, size: 3, opacity: 0.6 }),
    vignette(0.32),
  ].join('');
}

const tracks = (crest: readonly Point[]) =>
  Array.from({ length: 18 }, (_, step) => {
    const x = 880 - step * 34;
    return ellipse(x, heightAt(crest, x) + 22 + (step % 2) * 12, 8, 3.5, '#5f7fa9', 'opacity="0.8"');
  }).join('');

function pair(crest: readonly Point[]): string {
  const shade = '#22365a';
  const handler = againstLight(
    {
      x: 930,
      y: heightAt(crest, 930) + 8,
      size: 210,
      pose: 'trudge',
      facing: 'right',
      clothes: { pack: '#24436e', harness: '#0b1b33' },
    },
    { shade, edge: '#ffedcf', depth: 0.45 },
  );
  const ahead = dog({
    x: 1190,
    y: heightAt(crest, 1190) + 8,
    scale: 1.18,
    pose: 'walk',
    coat: '#4b4a52',
    saddle: '#262d3d',
    vest: '#c95f22',
    rim: '#ffedcf',
  });
  return handler + ahead;
}
