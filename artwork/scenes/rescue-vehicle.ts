import { beam, flakes, fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, faces, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { ellipse, line, path, rect } from '../draw/shapes.ts';
import { clouds, moon, sky, stars } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';
import { vehicle } from '../draw/vehicle.ts';

/** The first car is on its way up, blue light on, before the snow closes the road. */
export function rescueVehicle(): string {
  const far = ridgeLine(
    [
      [-20, 520],
      [200, 360],
      [420, 480],
      [700, 260],
      [960, 440],
      [1240, 330],
      [1620, 500],
    ],
    { seed: 'road far', roughness: 0.18 },
  );
  const woods = ridgeLine(
    [
      [-20, 680],
      [500, 600],
      [1000, 650],
      [1620, 540],
    ],
    { seed: 'road woods', roughness: 0.06 },
  );
  const bank = ridgeLine(
    [
      [-20, 760],
      [600, 740],
      [1100, 760],
      [1620, 700],
    ],
    { seed: 'road bank', roughness: 0.03 },
  );
  return [
    sky('#16294d', '#3d5f93@34', '#8fa6c4@58', '#c9cdd6@70'),
    stars('road', { count: 70, floor: 300, opacity: 0.6 }),
    moon(1310, 150, 34),
    clouds('road', { y: 330, spread: 90, count: 8, colour: '#dfe8f2', opacity: 0.35 }),
    land(far, down('#a9bdd6', '#5d7daa@50', '#8ba2bf')),
    faces(far, { seed: 'road far', fill: '#486a9b', depth: 210, side: -1 }),
    fog(800, 610, { rx: 1100, ry: 110, colour: '#cdd8e5', opacity: 0.75 }),
    forest('road back', {
      from: -20,
      to: 1640,
      count: 40,
      heights: [90, 190],
      fill: '#33507c',
      ground: (x) => heightAt(woods, x) + 14,
    }),
    land(woods, down('#6f8cb3', '#8ea6c6')),
    forest('road near', {
      from: -60,
      to: 460,
      count: 6,
      heights: [300, 460],
      fill: '#1a3157',
      light: '#27436f',
      ground: (x) => heightAt(bank, x) + 24,
    }),
    land(bank, down('#c3d2e3', '#93abc9')),
    edgeLight(bank, '#eef3f8', 4),
    road(),
    car(),
    flakes('road', { count: 110, size: 5, opacity: 0.85 }),
    vignette(0.4),
  ].join('');
}

function road(): string {
  const asphalt = path(
    'M-20 870Q500 830 980 850T1640 800V960Q1200 1000 760 985T-20 1010Z',
    down('#4a5d7c', '#2d3f60'),
  );
  const tracks = path(
    'M-20 900Q500 866 980 884T1640 838V850Q1200 900 760 898T-20 916Z',
    '#24365a',
    'opacity="0.6"',
  );
  const dashes = line(
    [
      [-20, 946],
      [1640, 900],
    ],
    '#dfe8f2',
    7,
    'stroke-dasharray="70 60" opacity="0.75"',
  );
  const posts = [90, 470, 1130, 1500]
    .map(
      (x) =>
        rect(x, 760 - (x > 1000 ? 14 : 0), 13, 96, '#f6f9fc') +
        rect(x, 776 - (x > 1000 ? 14 : 0), 13, 20, '#c0392b'),
    )
    .join('');
  const verge = path('M-20 1000Q400 966 900 1000T1640 950V1090H-20Z', down('#dfe8f2', '#8ba2bf'));
  return posts + asphalt + tracks + dashes + verge;
}

function car(): string {
  return (
    ellipse(730, 946, 430, 26, '#0b1b33', 'opacity="0.5"') +
    beam(1078, 818, { angle: 5, length: 640, spread: 22, colour: '#fff3cf', opacity: 0.75 }) +
    vehicle({ x: 720, y: 952, scale: 1.68, turn: -1 }) +
    glow(1080, 768, 150, '#fff3cf', 0.9) +
    glow(758, 584, 260, '#3f8cff', 0.85) +
    glow(758, 584, 70, '#cfe4ff', 0.9)
  );
}
