/** Degrees of the upper and the lower bone: 0 hangs down, 90 points forward (sideways when seen from behind), 180 up. */
export type Limbs = readonly [upper: number, lower: number];

export type Pose = {
  lean: number;
  head?: number;
  near: Limbs;
  far: Limbs;
  nearArm: Limbs;
  farArm: Limbs;
  /** Shortens the thighs of someone who squats towards the viewer. */
  crouch?: number;
  /** How far below the hips the ground is for someone who sits or lies. */
  seat?: number;
};

export type PoseName = keyof typeof poses;

export const poses = {
  stand: { lean: 2, near: [4, 2], far: [-5, -7], nearArm: [8, 22], farArm: [-4, 14] },
  watch: { lean: 0, near: [7, 5], far: [7, 4], nearArm: [12, 9], farArm: [13, 8] },
  hipsHeld: { lean: 0, near: [8, 5], far: [8, 6], nearArm: [42, -38], farArm: [42, -38] },
  walk: { lean: 7, near: [24, 8], far: [-16, -34], nearArm: [-22, 4], farArm: [28, 50] },
  climb: { lean: 22, head: -10, near: [58, -2], far: [-8, -20], nearArm: [20, 70], farArm: [55, 95] },
  trudge: { lean: 16, head: -4, near: [30, 2], far: [-14, -28], nearArm: [18, 72], farArm: [-10, 34] },
  kneel: { lean: 18, head: 12, near: [82, -4], far: [-4, -102], nearArm: [42, 58], farArm: [30, 46] },
  crouch: { lean: 38, head: -8, near: [100, -18], far: [64, -34], nearArm: [40, 62], farArm: [30, 56] },
  dig: { lean: 42, head: 0, near: [38, 4], far: [-14, -26], nearArm: [20, 44], farArm: [48, 60] },
  point: { lean: 0, near: [6, 3], far: [-6, -8], nearArm: [96, 102], farArm: [4, 20] },
  reachUp: { lean: -4, head: -14, near: [8, 4], far: [-8, -12], nearArm: [142, 158], farArm: [128, 150] },
  probe: { lean: 14, head: 8, near: [16, 4], far: [-12, -18], nearArm: [58, 112], farArm: [50, 74] },
  carry: { lean: 6, near: [22, 4], far: [-18, -32], nearArm: [6, 14], farArm: [4, 12] },
  haul: { lean: -24, head: 8, near: [38, 10], far: [12, -8], nearArm: [62, 80], farArm: [70, 88] },
  sit: { lean: 6, head: 8, near: [88, 4], far: [84, 8], nearArm: [34, 84], farArm: [28, 78] },
  sitFloor: {
    lean: 12,
    head: 6,
    near: [112, 28],
    far: [104, 34],
    nearArm: [48, 74],
    farArm: [40, 70],
    seat: 8,
  },
  row: { lean: 18, head: -4, near: [96, 40], far: [92, 44], nearArm: [46, 70], farArm: [58, 78], seat: 8 },
  abseil: { lean: -32, head: 26, near: [84, 62], far: [66, 54], nearArm: [-8, 24], farArm: [138, 160] },
  throwLine: { lean: -8, head: 4, near: [26, 8], far: [-20, -26], nearArm: [128, 116], farArm: [40, 66] },
  offer: { lean: 12, head: 6, near: [10, 4], far: [-8, -14], nearArm: [48, 80], farArm: [40, 74] },
  present: { lean: 0, near: [6, 4], far: [6, 5], nearArm: [34, 118], farArm: [16, 8] },
} satisfies Record<string, Pose>;
