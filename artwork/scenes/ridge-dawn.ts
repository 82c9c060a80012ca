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
      [-20, 500],
      [180, 370],
      [330, 460],
      [560, 340],
      [720, 445],
      [960, 410],
      [1200, 480],
      [1620, 410],
    ],
    { seed: 'dawn far', roughness: 0.2 },
  );
  const middle = ridgeLine(
    [
      [-20, 550],
      [260, 530],
      [430, 440],
      [640, 560],
      [900, 590],
      [1250, 540],
      [1620, 600],
    ],
    { seed: 'dawn middle', roughness: 0.18 },
  );
  const near = ridgeLine(
    [
      [-20, 660],
      [300, 630],
      [620, 685],
      [1000, 640],
      [1620, 730],
    ],
    { seed: 'dawn near', roughness: 0.12 },
  );
  const crest = ridgeLine(
    [
      [-20, 905],
      [300, 850],
      [560, 770],
      [800, 660],
      [1030, 560],
      [1250, 450],
      [1400, 405],
      [1620, 480],
    ],
    { seed: 'dawn crest', roughness: 0.035, steps: 5 },
  );
  return [
    sky('#081426', '#12284a@26', '#2f4f80@44', '#8d7f96@56', '#e79a6a@66', '#ffc98f@76'),
    stars('dawn', { count: 130, floor: 430 }),
    poleStar(1120, 170, 54),
    glow(1060, 520, 620, '#ffb36b', 0.85),
    glow(1060, 510, 190, '#fff0cf', 0.9),
    clouds('dawn', { y: 420, spread: 70, count: 7, colour: '#ffb98a', opacity: 0.3 }),
    land(far, down('#4c6390', '#8f86a0@30', '#c79a8a')),
    faces(far, { seed: 'dawn far', fill: '#2f4a7a', depth: 130, side: -1 }),
    haze(360, 640, '#f5b98c', 0.55),
    land(middle, down('#33507f', '#5d6788@45', '#8a7a8c')),
    faces(middle, { seed: 'dawn middle', fill: '#223f6d', depth: 120, side: -1 }),
    fog(900, 630, { rx: 900, ry: 110, colour: '#ffd2a6', opacity: 0.75 }),
    land(near, down('#274575', '#1d3a66')),
    fog(360, 740, { rx: 800, ry: 110, colour: '#b9b4c8', opacity: 0.7 }),
    fog(1250, 800, { rx: 700, ry: 90, colour: '#ffd9b5', opacity: 0.55 }),
    land(crest, down('#3a598c', '#1d3a66@35', '#0d2040@80')),
    slopeLines(crest, { colour: '#7f9cc8', count: 7, gap: 40, opacity: 0.5 }),
    edgeLight(crest, '#ffd3a3', 5),
    team(crest),
    vignette(0.45),
  ].join('');
}

function team(crest: readonly Point[]): string {
  const people = [690, 850, 1010, 1170, 1330].map(
    (x, index): Figure => ({
      x,
      y: heightAt(crest, x) + 5,
      size: 156 - index * 7,
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
