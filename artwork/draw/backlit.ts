import { type Figure, figure } from './figure.ts';

export type Light = {
  /** The colour of the dark side: the land the person stands on. */
  shade: string;
  edge: string;
  /** Where the light comes from, in hundredths of the height. */
  from?: readonly [x: number, y: number];
  depth?: number;
};

/** A small person against the light: a dark shape that keeps a trace of its colours, and a bright edge. */
export const againstLight = (
  person: Figure,
  { shade, edge, from = [0.9, -1], depth = 0.62 }: Light,
): string =>
  figure({
    ...person,
    haze: { colour: shade, amount: depth },
    rim: { colour: edge, from: person.facing === 'left' ? [from[0], from[1]] : from },
  });
