import { down } from '../../draw/paint.ts';
import { rect } from '../../draw/shapes.ts';
import { cameraBetween, layer } from '../camera.ts';
import { eased } from '../motion.ts';
import { specks } from '../weather.ts';
import { ferns, ground, mist, nightSky, slope, spruces, trunks } from './forest.ts';
import { meeting } from './meeting.ts';

const wide = { from: -300, to: 2000 };

/** The beam sweeps the trees and stops on the volunteer who plays the missing walker. */
export function foundAtNight(): (second: number) => string {
  const [far, path] = [
    slope('far found', { ...wide, height: 530 }),
    slope('path found', { ...wide, height: 640 }),
  ];
  const behind =
    spruces('far found', { ...wide, skyline: far, fill: '#1a345c', count: 26 }) +
    ground(far, '#183056', '#0f2140');
  const stems = trunks('stems found', {
    ...wide,
    skyline: path,
    fill: '#0f2343',
    lit: '#2b4a76',
    width: [38, 62],
    count: 7,
  });
  const floor =
    ground(path, '#132747', '#060e1c') +
    ferns('found', { ...wide, skyline: path, fill: '#0a1830', count: 54 });
  const snow = specks('found', { count: 60, size: 3, colour: '#ffe9c4', drift: [-12, 26], opacity: 0.55 });
  return (second) => {
    const camera = cameraBetween(
      { x: -30, y: 0, zoom: 1.05 },
      { x: 90, y: 20, zoom: 1.2 },
      eased(second, [0, 4.6]),
    );
    return [
      layer(nightSky(), { camera, depth: 0.05 }),
      layer(behind + mist(second, { y: 530, colour: '#4a6c9c', opacity: 0.5 }), { camera, depth: 0.4 }),
      layer(stems, { camera, depth: 0.8 }),
      layer(floor + meeting(second, path), { camera, depth: 1 }),
      snow(second),
      rect(0, 640, 1600, 260, down('#040a16/0', '#040a16/0.6')),
    ].join('');
  };
}
