import type { Limbs, Pose } from './poses.ts';
import type { Point } from './shapes.ts';

export type View = 'side' | 'back' | 'front';

/** Joints in hundredths of the height; (0, 0) is the ground under the hips, y grows downwards. */
export type Skeleton = {
  view: View;
  lean: number;
  tilt: number;
  hips: Point;
  chest: Point;
  head: Point;
  nearHip: Point;
  nearKnee: Point;
  nearFoot: Point;
  farHip: Point;
  farKnee: Point;
  farFoot: Point;
  nearShoulder: Point;
  nearElbow: Point;
  nearHand: Point;
  farShoulder: Point;
  farElbow: Point;
  farHand: Point;
};

const bone = { thigh: 24, shin: 23, back: 30, neck: 10.5, upperArm: 16, forearm: 15 };

export function skeletonOf(pose: Pose, view: View): Skeleton {
  const shape = build(pose, view);
  const ground = Math.max(
    shape.nearFoot[1] + 3,
    shape.farFoot[1] + 3,
    shape.nearKnee[1] + 4.7,
    shape.farKnee[1] + 4.7,
    pose.seat ?? 0,
  );
  return moveJoints(shape, ([x, y]) => [x, y - ground]);
}

/** The same skeleton with every joint moved. */
export function moveJoints(bones: Skeleton, move: (joint: Point) => Point): Skeleton {
  const entries = Object.entries(bones).map(([name, value]) => [
    name,
    Array.isArray(value) ? move(value as unknown as Point) : value,
  ]);
  return { ...bones, ...Object.fromEntries(entries) };
}

function build(pose: Pose, view: View): Skeleton {
  const turned = view !== 'side';
  const hips: Point = [0, 0];
  const chest = reach(hips, 180 - pose.lean, bone.back);
  const tilt = pose.lean + (pose.head ?? 0);
  const head = reach(chest, 180 - tilt, bone.neck);
  const leg = ([thigh, shin]: Limbs, side: 1 | -1) => {
    const hip: Point = turned ? [side * 5, 0] : [side * 1.2, 0];
    const knee = reach(hip, turned ? side * thigh : thigh, bone.thigh * (pose.crouch ?? 1));
    return [hip, knee, reach(knee, turned ? side * shin : shin, bone.shin)] as const;
  };
  const arm = ([upper, lower]: Limbs, side: 1 | -1) => {
    const shoulder: Point = turned
      ? [chest[0] + side * 10, chest[1] + 2]
      : [chest[0] + side * 0.6, chest[1] + 2.5];
    const elbow = reach(shoulder, turned ? side * upper : upper, bone.upperArm);
    return [shoulder, elbow, reach(elbow, turned ? side * lower : lower, bone.forearm)] as const;
  };
  const [nearHip, nearKnee, nearFoot] = leg(pose.near, 1);
  const [farHip, farKnee, farFoot] = leg(pose.far, -1);
  const [nearShoulder, nearElbow, nearHand] = arm(pose.nearArm, 1);
  const [farShoulder, farElbow, farHand] = arm(pose.farArm, -1);
  return {
    view,
    lean: pose.lean,
    tilt,
    hips,
    chest,
    head,
    nearHip,
    nearKnee,
    nearFoot,
    farHip,
    farKnee,
    farFoot,
    nearShoulder,
    nearElbow,
    nearHand,
    farShoulder,
    farElbow,
    farHand,
  };
}

/** 0 degrees hangs straight down, 90 points forward, 180 up. */
function reach([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}
