import { type Figure, figure } from '../../draw/figure.ts';
import { poses } from '../../draw/poses.ts';
import { eased, mixed, poseBetween, sway } from '../motion.ts';

const vest = { jacket: '#f2a11b', trousers: '#22365a', helmet: '#f6f9fc' };
const passenger: Figure['clothes'] = {
  jacket: '#a8443f',
  trousers: '#4a4650',
  hat: 'hair',
  helmet: '#33241e',
  stripes: '',
};
const child: Figure['clothes'] = {
  jacket: '#e3bd4c',
  trousers: '#3d5878',
  hat: 'beanie',
  helmet: '#3f7f6a',
  stripes: '',
};

/** The boat's crew, in the units of the boat; the one in the bow reaches out once they are alongside. */
export function crew(second: number, { reach }: { reach: number }): string {
  const nod = sway(second, { period: 1.9 });
  return [
    figure({
      x: -160,
      y: -40,
      size: 226,
      pose: { ...poses.sit, lean: poses.sit.lean + nod * 2 },
      clothes: { ...vest, jacket: '#1d3a66' },
    }),
    figure({
      x: -62,
      y: -30,
      size: 220,
      pose: { ...poses.kneel, lean: 12 + nod * 3, nearArm: [30 + reach * 26, 60 + reach * 20] },
      clothes: vest,
    }),
    figure({
      x: 118,
      y: -42,
      size: 234,
      pose: poseBetween(poses.stand, { ...poses.offer, nearArm: [66, 84], farArm: [58, 80] }, reach),
      clothes: { ...vest, helmet: '#f26a1b', harness: '#0b1b33' },
    }),
  ].join('');
}

const sitting = { ...poses.sitFloor, lean: 4, nearArm: [30, 58], farArm: [36, 64] } as const;
const waving = { ...sitting, nearArm: [150, 172] } as const;

/** The driver waves from the roof until the boat is there. */
export function driver(second: number, { waves }: { waves: number }): string {
  const arm = sway(second, { period: 0.8 }) * 18;
  const wave = { ...waving, nearArm: [146 + arm * 0.5, 168 + arm] as const };
  return figure({
    x: 1050,
    y: 488,
    size: 196,
    pose: poseBetween(sitting, wave, waves),
    facing: 'left',
    clothes: passenger,
  });
}

/** The child climbs from the roof into the boat between two seconds. */
export function climber(
  second: number,
  { leaves, arrives, seat }: { leaves: number; arrives: number; seat: readonly [number, number] },
): string {
  const halfway = (leaves + arrives) / 2;
  const rise = eased(second, [leaves, leaves + 0.7]);
  const over = eased(second, [leaves + 0.5, arrives]);
  const down = eased(second, [halfway + 0.2, arrives]);
  const standing = poseBetween(sitting, { ...poses.offer, near: [18, -4], far: [-6, -26] }, rise);
  return figure({
    x: mixed(962, seat[0], over),
    y: mixed(484, seat[1], over) - Math.sin(over * Math.PI) * 16,
    size: 150,
    pose: poseBetween(standing, sitting, down),
    facing: 'left',
    clothes: child,
  });
}
