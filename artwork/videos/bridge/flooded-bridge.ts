import { boat } from '../../draw/boat.ts';
import { house } from '../../draw/house.ts';
import { fog, glow } from '../../draw/light.ts';
import { down } from '../../draw/paint.ts';
import { land, ridgeLine } from '../../draw/ridge.ts';
import { ellipse, group, path, rect } from '../../draw/shapes.ts';
import { clouds } from '../../draw/sky.ts';
import { forest } from '../../draw/trees.ts';
import { vehicle } from '../../draw/vehicle.ts';
import { type Camera, layer } from '../camera.ts';
import { sway } from '../motion.ts';
import { rain } from '../weather.ts';
import { car } from './car.ts';
import { climber, crew, driver } from './people.ts';
import { railing } from './railing.ts';
import { current, river, riverTop } from './river.ts';

export type Moment = {
  second: number;
  camera: Camera;
  boatX: number;
  /** 0 while the boat is on its way, 1 when the crew reaches out. */
  reach: number;
  waves: number;
  /** When the child climbs over, in seconds of the shot. */
  climb: { leaves: number; arrives: number };
};

const waterline = 596;

/** A car stands on a bridge that the river has swallowed; a boat comes for the people on its roof. */
export function floodedBridge(): (moment: Moment) => string {
  const [behind, streaks, falling] = [
    valley(),
    current('bridge', 120),
    rain('bridge', { count: 70, colour: '#e8edf0' }),
  ];
  return (moment) => {
    const { second, camera } = moment;
    return [
      layer(rect(-400, -200, 2400, 800, down('#55647a', '#8796a5@50', '#c9cbc6@80')), {
        camera,
        depth: 0.05,
      }),
      layer(behind.clouds, { camera: { ...camera, x: camera.x + second * 30 }, depth: 0.15 }),
      layer(behind.hills, { camera, depth: 0.3 }),
      layer(behind.shore, { camera, depth: 0.55 }),
      layer(onTheWater(moment, streaks(second)), { camera, depth: 1 }),
      falling(second),
      edges(),
    ].join('');
  };
}

function onTheWater(moment: Moment, streaks: string): string {
  const { second } = moment;
  const isBlinking = second % 0.8 < 0.42;
  const stranded = car({ x: 1040, y: 636 }, { isBlinking });
  return [
    river(),
    fog(800, riverTop, { rx: 1300, ry: 34, colour: '#dfddd2', opacity: 0.8 }),
    rect(-400, 540, 1900, 66, '#4f4d45', 'opacity="0.35"'),
    streaks,
    railing({ from: -390, to: 1470, waterline: 540, tall: 46, colour: '#8a8f92' }),
    bank(isBlinking),
    `<clipPath id="dry"><rect x="700" y="300" width="700" height="${waterline - 300}"/></clipPath>`,
    ellipse(1040, waterline + 8, 236, 17, '#2b3336', 'opacity="0.45"'),
    group(stranded, 'clip-path="url(#dry)"'),
    wash(1040, { half: 226, second }),
    driver(second, moment),
    climbingIn(moment),
    railing({ from: -390, to: 210, waterline: 668, tall: 40, colour: '#6d7478' }),
  ].join('');
}

function climbingIn({ second, boatX, reach, climb }: Moment): string {
  const [bob, tilt] = [sway(second, { period: 2.3 }) * 5, sway(second, { period: 2.9, shift: 0.2 }) * 1.4];
  const afloat = boat({ x: boatX, y: 650 + bob, scale: 0.96, turn: tilt }, crew(second, { reach }));
  const inside = climber(second, { ...climb, seat: [boatX + 40, 636 + bob] });
  return second > climb.leaves + 0.9 ? inside + afloat : afloat + inside;
}

/** Foam where the current breaks on what stands in it. */
const wash = (x: number, { half, second }: { half: number; second: number }) =>
  [0, 1, 2]
    .map((ring) => {
      const grown = (second * 0.7 + ring / 3) % 1;
      return `<ellipse cx="${x + grown * 26}" cy="${waterline + 4}" rx="${(half + grown * 60).toFixed(1)}" ry="${(7 + grown * 14).toFixed(1)}" fill="none" stroke="#efe9d8" stroke-width="4" opacity="${((1 - grown) * 0.7).toFixed(2)}"/>`;
    })
    .join('');

/** Where the road leaves the water, the rescue vehicle waits. */
const bank = (isBlinking: boolean) =>
  path('M1290 640Q1420 560 1560 512H2000V760H1700Q1480 690 1290 640Z', down('#6f6f5c', '#4b5147')) +
  path('M1370 606Q1470 548 1580 520H2000V566H1620Q1490 600 1410 628Z', '#5b5f63') +
  vehicle({ x: 1640, y: 548, scale: 0.62, flip: true }) +
  (isBlinking ? glow(1626, 412, 120, '#5f9dff', 0.8) : '');

function valley() {
  const hills = ridgeLine(
    [
      [-400, 400],
      [60, 250],
      [420, 350],
      [820, 215],
      [1200, 330],
      [1560, 240],
      [2000, 360],
    ],
    { seed: 'bridge hills', roughness: 0.14 },
  );
  const wood = { heights: [44, 96] as [number, number], ground: () => riverTop + 2 };
  return {
    clouds: clouds('bridge', { y: 120, spread: 110, count: 16, colour: '#3a4a60', opacity: 0.55 }),
    hills:
      land(hills, down('#6f8293', '#a3abab'), 700) +
      fog(800, 440, { rx: 1300, ry: 110, colour: '#d9d9d2', opacity: 0.9 }),
    shore:
      forest('bridge far', { ...wood, from: -400, to: 2000, count: 70, fill: '#63776f' }) +
      house({
        x: 150,
        y: riverTop + 4,
        scale: 0.44,
        wide: 230,
        storeys: 1.3,
        wall: '#c9c0ad',
        roof: '#96604b',
      }) +
      house({
        x: 420,
        y: riverTop + 4,
        scale: 0.36,
        wide: 230,
        storeys: 1.3,
        wall: '#b7b7b0',
        roof: '#87695c',
      }) +
      forest('bridge near', { ...wood, from: 560, to: 1900, count: 26, fill: '#4c6059' }) +
      rect(-400, riverTop - 2, 2400, 400, '#7d7a6b'),
  };
}

const edges = () =>
  rect(0, 640, 1600, 260, down('#16202a/0', '#16202a/0.45')) +
  rect(0, 0, 1600, 200, down('#16202a/0.3', '#16202a/0'));
