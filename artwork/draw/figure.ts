import { armOf, bootOf, headOf, legOf, packOf, torsoOf } from './figure-parts.ts';
import { mix } from './paint.ts';
import { type Pose, type PoseName, poses } from './poses.ts';
import { group, type Point, place } from './shapes.ts';
import { moveJoints, type Skeleton, skeletonOf, type View } from './skeleton.ts';

export type Figure = {
  x: number;
  /** The ground under the lowest foot. */
  y: number;
  /** Height of the person standing upright, in pixels. */
  size: number;
  pose: PoseName | Pose;
  view?: View;
  facing?: 'left' | 'right';
  turn?: number;
  clothes?: Partial<Clothes>;
  /** A second colour the air lays over everything, 0-1. */
  haze?: { colour: string; amount: number };
  /** An edge of light: its colour, and where it comes from in hundredths of the height. */
  rim?: { colour: string; from: Point };
};

export type Clothes = {
  jacket: string;
  trousers: string;
  boots: string;
  gloves: string;
  skin: string;
  helmet: string;
  hat: 'helmet' | 'hair' | 'cap' | 'beanie';
  pack: string;
  stripes: string;
  harness: string;
  skirt: boolean;
};

const uniform: Clothes = {
  jacket: '#f26a1b',
  trousers: '#1c2f4f',
  boots: '#131c2c',
  gloves: '#1a2436',
  skin: '#c98f6b',
  helmet: '#f6f9fc',
  hat: 'helmet',
  pack: '',
  stripes: '#f4e9c8',
  harness: '',
  skirt: false,
};

/** A person, small on the picture: the pose carries it, not the face. */
export function figure(person: Figure): string {
  const view = person.view ?? 'side';
  const skeleton = skeletonOf(poseOf(person), view);
  const clothes = { ...uniform, ...person.clothes };
  const haze = person.haze;
  const dye = (colour: string) => (haze ? mix(colour, haze.colour, haze.amount) : colour);
  const flip = person.facing === 'left';
  const rim = person.rim;
  const light = rim
    ? group(
        body(skeleton, clothes, () => rim.colour),
        `transform="translate(${flip ? -rim.from[0] : rim.from[0]} ${rim.from[1]})"`,
      )
    : '';
  return place(light + body(skeleton, clothes, dye), {
    x: person.x,
    y: person.y,
    scale: person.size / 100,
    flip,
    turn: person.turn ?? 0,
  });
}

/** Where hands, head and hips are on the picture, for ropes, tools and lamps. */
export function jointsOf(person: Figure): Skeleton {
  const skeleton = skeletonOf(poseOf(person), person.view ?? 'side');
  const scale = person.size / 100;
  const turn = ((person.turn ?? 0) * Math.PI) / 180;
  const side = person.facing === 'left' ? -1 : 1;
  const move = ([x, y]: Point): Point => [
    person.x + (x * side * Math.cos(turn) - y * Math.sin(turn)) * scale,
    person.y + (x * side * Math.sin(turn) + y * Math.cos(turn)) * scale,
  ];
  return moveJoints(skeleton, move);
}

const poseOf = (person: Figure) => (typeof person.pose === 'string' ? poses[person.pose] : person.pose);

function body(bones: Skeleton, clothes: Clothes, dye: (colour: string) => string): string {
  const worn = Object.fromEntries(
    Object.entries(clothes).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('#') ? dye(value) : value,
    ]),
  ) as Clothes;
  const far = {
    ...worn,
    jacket: mix(worn.jacket, dye('#0b1b33'), 0.3),
    trousers: mix(worn.trousers, dye('#0b1b33'), 0.45),
  };
  const legs =
    legOf(bones, { side: 'far', clothes: far }) +
    bootOf(bones, { side: 'far', clothes: far }) +
    legOf(bones, { side: 'near', clothes: worn }) +
    bootOf(bones, { side: 'near', clothes: worn });
  const parts =
    bones.view === 'side'
      ? [
          armOf(bones, { side: 'far', clothes: far }),
          legs,
          packOf(bones, worn),
          torsoOf(bones, worn),
          headOf(bones, worn),
          armOf(bones, { side: 'near', clothes: worn }),
        ]
      : [
          legs,
          armOf(bones, { side: 'far', clothes: worn }),
          armOf(bones, { side: 'near', clothes: worn }),
          torsoOf(bones, worn),
          packOf(bones, worn),
          headOf(bones, worn),
        ];
  return parts.join('');
}
