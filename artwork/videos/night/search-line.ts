import { down } from '../../draw/paint.ts';
import { heightAt } from '../../draw/ridge.ts';
import { type Point, rect } from '../../draw/shapes.ts';
import { type Camera, layer } from '../camera.ts';
import { onTheMove, sway } from '../motion.ts';
import { specks } from '../weather.ts';
import { ferns, ground, mist, nightSky, slope, spruces, trunks } from './forest.ts';
import { patch, searcher } from './searcher.ts';

const wide = { from: -500, to: 2900 };
const depths = { far: 0.16, back: 0.36, middle: 0.7, path: 1, front: 1.7 };
const tall = 410;
const pace = 0.78;

/** The line combs the wood; the camera walks beside the nearest searcher. */
export function searchLine(): (second: number) => string {
  const wood = growWood();
  const snow = specks('search line', {
    count: 70,
    size: 2.6,
    colour: '#ffe9c4',
    drift: [-26, 22],
    opacity: 0.55,
  });
  return (second) => {
    const nearest = onTheMove({ start: 420, size: tall, second, pace });
    const camera: Camera = { x: nearest.x - 500, y: sway(second, { period: 1.28 }) * 3, zoom: 1.03 };
    const at = (depth: number) => ({ camera, depth });
    return [
      layer(wood.sky, at(0.04)),
      layer(wood.far + mist(second, { y: 520, colour: '#4a6c9c', opacity: 0.5 }), at(depths.far)),
      layer(
        inLine({ second, start: 1270, depth: depths.back, skyline: wood.backLine, shift: 0.3 }),
        at(depths.back),
      ),
      layer(wood.back + mist(second, { y: 590, colour: '#5f82b0', opacity: 0.34 }), at(depths.back)),
      layer(wood.middle, at(depths.middle)),
      layer(
        inLine({ second, start: 860, depth: depths.middle, skyline: wood.middleLine, shift: 0.1 }),
        at(depths.middle),
      ),
      layer(wood.path, at(depths.path)),
      layer(
        inLine({ second, start: 420, depth: depths.path, skyline: wood.pathLine, shift: 0 }),
        at(depths.path),
      ),
      snow(second),
      layer(wood.front, at(depths.front)),
      rect(0, 640, 1600, 260, down('#040a16/0', '#040a16/0.6')),
    ].join('');
  };
}

type Place = { second: number; start: number; depth: number; skyline: readonly Point[]; shift: number };

/** Everyone in the line keeps the same pace, so the distances between them stay. */
function inLine({ second, start, depth, skyline, shift }: Place): string {
  const size = tall * depth;
  const { x, pose } = onTheMove({ start, size, second: second + shift, pace });
  const y = heightAt(skyline, x) + size * 0.08;
  const aim = 13 + sway(second, { period: 2.7, shift }) * 15;
  const reach = 760 * depth + 120;
  const look = { ...pose, head: 4 + sway(second, { period: 2.7, shift }) * 9 };
  return patch({ x, y, aim, reach }) + searcher({ x, y, size, pose: look, aim, reach });
}

function growWood() {
  const lines = {
    farLine: slope('far', { ...wide, height: 520 }),
    backLine: slope('back', { ...wide, height: 556 }),
    middleLine: slope('middle', { ...wide, height: 592 }),
    pathLine: slope('path', { ...wide, height: 640 }),
  };
  const { farLine, backLine, middleLine, pathLine } = lines;
  return {
    ...lines,
    sky: nightSky(),
    far:
      spruces('far', { ...wide, skyline: farLine, fill: '#1a345c', count: 44 }) +
      ground(farLine, '#1a345c', '#13294a'),
    back:
      trunks('back', {
        ...wide,
        skyline: backLine,
        fill: '#132a4e',
        lit: '#24436f',
        width: [16, 30],
        count: 22,
      }) + ground(backLine, '#152c50', '#0d1d38'),
    middle:
      trunks('middle', {
        ...wide,
        skyline: middleLine,
        fill: '#0d1f3d',
        lit: '#2b4a76',
        width: [34, 54],
        count: 10,
      }) + ground(middleLine, '#12264a', '#0a1730'),
    path:
      ground(pathLine, '#10223f', '#060e1c') +
      ferns('path', { ...wide, skyline: pathLine, fill: '#0a1830', count: 60 }),
    front: trunks('front', {
      from: -300,
      to: 3600,
      skyline: slope('edge', { from: -300, to: 3600, height: 900 }),
      fill: '#030813',
      lit: '#132544',
      width: [90, 130],
      count: 4,
    }),
  };
}
