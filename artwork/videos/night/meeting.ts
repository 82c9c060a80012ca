import { type Figure, figure, jointsOf } from '../../draw/figure.ts';
import { fog, glow } from '../../draw/light.ts';
import { mix } from '../../draw/paint.ts';
import { poses } from '../../draw/poses.ts';
import { heightAt } from '../../draw/ridge.ts';
import { line, type Point, rect } from '../../draw/shapes.ts';
import { trunk } from '../../draw/trees.ts';
import { eased, mixed, onTheMove, poseBetween, sway } from '../motion.ts';
import { patch, type Searcher, searcher } from './searcher.ts';

/** Seconds of the shot: the beam meets the one who is looked for, the searcher stops, the arm goes up. */
const found = [1, 1.6] as const;
const stop = 2.4;
const lift = [1.9, 2.6] as const;

const sitter = { x: 1150, size: 350 };

/** From the sweeping beam to the call on the radio. */
export function meeting(second: number, path: readonly Point[]): string {
  const light = eased(second, found);
  const foot = (x: number) => heightAt(path, x) + 26;
  const ahead = leader(second, { light, foot });
  const behind = follower(second, foot);
  const ground = foot(sitter.x);
  return [
    litTrunk(light, foot(sitter.x + 86)),
    fog(sitter.x, ground + 4, { rx: 280, ry: 40, colour: '#ffe0ae', opacity: 0.1 + light * 0.4 }),
    missingPerson(second, { light, y: ground }),
    patch(ahead),
    searcher(behind),
    searcher(ahead),
    second > stop ? radio(ahead) : '',
    glow(sitter.x + 10, ground - 110, 230, '#ffd9a0', light * 0.3),
  ].join('');
}

type Scene = { light: number; foot: (x: number) => number };

function leader(second: number, { light, foot }: Scene): Searcher {
  const { x, pose } = onTheMove({ start: 150, size: 410, second: Math.min(second, stop), pace: 0.74 });
  const radioing = { ...poses.stand, nearArm: [38, 152], farArm: [10, 26] } as const;
  return {
    x,
    y: foot(x),
    size: 410,
    pose: poseBetween(pose, radioing, eased(second, [stop - 0.3, stop + 0.4])),
    aim: mixed(6 + sway(second, { period: 2, shift: 0.1 }) * 20, 14, light),
    reach: mixed(1000, 760, light),
  };
}

function follower(second: number, foot: Scene['foot']): Searcher {
  const { x, pose } = onTheMove({ start: -330, size: 380, second, pace: 0.74 });
  const aim = 16 + sway(second, { period: 2.4 }) * 8;
  return { x, y: foot(x), size: 380, pose, aim, reach: 620, helmet: '#ff9a4d' };
}

function missingPerson(second: number, { light, y }: { light: number; y: number }): string {
  const lifted = eased(second, lift);
  const wave = sway(second, { period: 0.9 }) * 10 * lifted;
  const huddled = { ...poses.sitFloor, lean: 20, head: 16 };
  const looking = { ...poses.sitFloor, lean: 2, head: 0, nearArm: [128 + wave, 150 + wave] as const };
  const coat = { jacket: '#4f8f7c', trousers: '#54546a', boots: '#3b2f2c', stripes: '' };
  const seated: Figure = {
    ...sitter,
    y,
    pose: poseBetween(huddled, looking, lifted),
    facing: 'left',
    clothes: { ...coat, hat: 'beanie', helmet: '#b5493f' },
    haze: { colour: '#0b1b33', amount: 0.82 - light * 0.72 },
  };
  return figure(light > 0.3 ? { ...seated, rim: { colour: '#ffd9a0', from: [0.9, -0.5] } } : seated);
}

/** The hand that holds it to the mouth; its own small lamp is green. */
function radio(person: Searcher): string {
  const [x, y] = jointsOf(person).nearHand;
  const aerial: Point[] = [
    [x + 13, y - 30],
    [x + 15, y - 74],
  ];
  return (
    line(aerial, '#0a1424', 5) +
    rect(x - 8, y - 34, 26, 50, '#101c31', 'rx="5"') +
    rect(x - 3, y - 27, 6, 6, '#7ee0a0')
  );
}

const litTrunk = (light: number, foot: number) =>
  trunk(sitter.x + 86, foot, {
    width: 104,
    fill: mix('#0c1c38', '#4a4238', light * 0.6),
    lean: 18,
    top: -300,
    lit: { side: -1, colour: mix('#2b4a76', '#c79f6c', light * 0.7) },
  });
