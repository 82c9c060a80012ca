import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, haze, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, faces, heightAt, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import { rope } from '../draw/rope.ts';
import type { Point } from '../draw/shapes.ts';
import { clouds, poleStar, sky, stars } from '../draw/sky.ts';

/** A roped team climbs a snow ridge at first light; the pole star is still up. */
export function ridgeDawn(): string {
  const far = ridgeLine(
    [
      [-20, 560],
      [180, 430],
      [330, 520],
      [560, 400],
      [720, 505],
      [960, 470],
      [1200, 540],
      [1620, 470],
    ],
    { seed: 'dawn far', roughness: 0.2 },
  );
  const middle = ridgeLine(
    [
      [-20, 610],
      [260, 590],
      [430, 500],
      [640, 620],
      [900, 650],
      [1250, 600],
      [1620, 660],
    ],
    { seed: 'dawn middle', roughness: 0.18 },
  );
  const near = ridgeLine(
    [
      [-20, 720],
      [300, 690],
      [620, 745],
      [1000, 700],
      [1620, 790],
    ],
    { seed: 'dawn near', roughness: 0.12 },
  );
  const crest = ridgeLine(
    [
      [-20, 985],
      [240, 940],
      [520, 860],
      [820, 800],
      [1080, 690],
      [1290, 590],
      [1430, 560],
      [1620, 640],
    ],
    { seed: 'dawn crest', roughness: 0.035, steps: 5 },
  );
  return [
    sky('#081426', '#12284a@26', '#2f4f80@44', '#8d7f96@56', '#e79a6a@66', '#ffc98f@76'),
    stars('dawn', { count: 130, floor: 430 }),
    poleStar(402, 176, 46),
    glow(1010, 600, 620, '#ffb36b', 0.85),
    glow(1010, 590, 190, '#fff0cf', 0.9),
    clouds('dawn', { y: 420, spread: 70, count: 7, colour: '#ffb98a', opacity: 0.3 }),
    land(far, down('#4c6390', '#8f86a0@30', '#c79a8a')),
    faces(far, { seed: 'dawn far', fill: '#2f4a7a', depth: 130, side: -1 }),
    haze(420, 700, '#f5b98c', 0.55),
    land(middle, down('#33507f', '#5d6788@45', '#8a7a8c')),
    faces(middle, { seed: 'dawn middle', fill: '#223f6d', depth: 120, side: -1 }),
    fog(900, 690, { rx: 900, ry: 110, colour: '#ffd2a6', opacity: 0.75 }),
    land(near, down('#274575', '#1d3a66')),
    fog(360, 800, { rx: 800, ry: 110, colour: '#b9b4c8', opacity: 0.7 }),
    fog(1250, 830, { rx: 700, ry: 90, colour: '#ffd9b5', opacity: 0.55 }),
    land(crest, down('#3a598c', '#1d3a66@35', '#0d2040@80')),
    slopeLines(crest, { colour: '#7f9cc8', count: 7, gap: 40, opacity: 0.5 }),
    edgeLight(crest, '#ffd3a3', 5),
    team(crest),
    vignette(0.45),
  ].join('');
}

function team(crest: readonly Point[]): string {
  const people = [430, 640, 850, 1052, 1262].map(
    (x, index): Figure => ({
      x,
      y: heightAt(crest, x) + 5,
      size: 150 - index * 6,
      pose: (['trudge', 'walk', 'climb', 'trudge', 'climb'] as const)[index] ?? 'walk',
      clothes: {
        pack: index % 2 ? '#2d4a73' : '#3c4a63',
        helmet: index % 2 ? '#f6f9fc' : '#ff9a4d',
        harness: '#0b1b33',
      },
      haze: { colour: '#12284a', amount: 0.22 },
      rim: { colour: '#ffe0b0', from: [index < 3 ? 1.2 : -1.2, -1] },
    }),
  );
  const ropes = people.slice(1).map((person, index) => {
    const behind = people[index];
    return behind
      ? rope(jointsOf(behind).hips, jointsOf(person).hips, { sag: 16, colour: '#ffb27a', width: 3 })
      : '';
  });
  return ropes.join('') + people.map(figure).join('');
}
