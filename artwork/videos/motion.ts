import type { Limbs, Pose } from '../draw/poses.ts';

/** 0 before, 1 after, soft at both ends between them. */
export function ease(share: number): number {
  const held = Math.max(0, Math.min(1, share));
  return held * held * (3 - 2 * held);
}

/** How far `second` has come on its way from one second to another, softly. */
export const eased = (second: number, [from, to]: readonly [number, number]) =>
  ease((second - from) / (to - from));

export const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

/** A swing around 0, -1 to 1. */
export const sway = (second: number, { period, shift = 0 }: { period: number; shift?: number }) =>
  Math.sin((second / period + shift) * Math.PI * 2);

export function poseBetween(from: Pose, to: Pose, share: number): Pose {
  const limbs = (one: Limbs, other: Limbs): Limbs => [
    mixed(one[0], other[0], share),
    mixed(one[1], other[1], share),
  ];
  return {
    lean: mixed(from.lean, to.lean, share),
    head: mixed(from.head ?? 0, to.head ?? 0, share),
    near: limbs(from.near, to.near),
    far: limbs(from.far, to.far),
    nearArm: limbs(from.nearArm, to.nearArm),
    farArm: limbs(from.farArm, to.farArm),
    crouch: mixed(from.crouch ?? 1, to.crouch ?? 1, share),
    seat: mixed(from.seat ?? 0, to.seat ?? 0, share),
  };
}

const stride = 23;

/** How far one step pair carries a person, as a share of the height; faster or slower and the feet would slide. */
const strideLength = 0.72;

/** Where a walker is and how the legs stand, so many step pairs a second from `start`. */
export function onTheMove({
  start,
  size,
  second,
  pace,
}: {
  start: number;
  size: number;
  second: number;
  pace: number;
}) {
  const paces = second * pace;
  return { x: start + paces * strideLength * size, pose: walking(paces) };
}

/** The pose after so many step pairs. The leg that swings forward bends, the one that carries stays long. */
function walking(paces: number, { lean = 5, arms = 20 } = {}): Pose {
  const leg = (shift: number): Limbs => {
    const turn = (paces + shift) * Math.PI * 2;
    const thigh = stride * Math.sin(turn) + 3;
    return [thigh, thigh - 7 - 36 * Math.max(0, Math.cos(turn + 0.25))];
  };
  const arm = (shift: number): Limbs => {
    const upper = arms * Math.sin((paces + shift) * Math.PI * 2);
    return [upper + 4, upper + 26];
  };
  return { lean, near: leg(0), far: leg(0.5), nearArm: arm(0.5), farArm: arm(0) };
}
