import { type Figure, figure, jointsOf } from './figure.ts';
import { glow } from './light.ts';
import { down } from './paint.ts';
import { circle, line, path, polygon, rect, stroke } from './shapes.ts';

/** The operator with headset and microphone, behind the radio. */
export function desk(): string {
  const operator: Figure = {
    x: 706,
    y: 1120,
    size: 780,
    facing: 'left',
    pose: { lean: 14, head: 2, near: [88, 4], far: [84, 8], nearArm: [26, 128], farArm: [56, 86] },
    clothes: { hat: 'hair', helmet: '#2a1d18', jacket: '#f26a1b' },
    haze: { colour: '#5f3b20', amount: 0.12 },
    rim: { colour: '#ffe2a8', from: [-0.5, -0.8] },
  };
  const { head, nearHand } = jointsOf(operator);
  const [hx, hy] = head;
  const headset =
    stroke(`M${hx - 20} ${hy - 58}Q${hx + 34} ${hy - 96} ${hx + 52} ${hy - 6}`, '#16202f', 10) +
    path(`M${hx + 2} ${hy - 22}h38q10 0 10 12v32q0 10 -10 10h-30q-14 -26 -8 -54z`, '#16202f') +
    stroke(`M${hx + 16} ${hy + 22}Q${hx - 20} ${hy + 54} ${hx - 54} ${hy + 34}`, '#16202f', 6);
  const microphone =
    rect(nearHand[0] - 22, nearHand[1] - 46, 36, 62, '#16202f', 'rx="9"') +
    stroke(`M${nearHand[0] - 4} ${nearHand[1] + 16}C${nearHand[0] - 20} 900 430 760 372 812`, '#16202f', 6);
  const radio =
    rect(150, 716, 270, 150, '#22344f', 'rx="10"') +
    rect(150, 716, 270, 16, '#3f6296', 'rx="8"') +
    rect(172, 746, 120, 44, '#ffb347', 'rx="4"') +
    rect(182, 756, 64, 8, '#5f3b20') +
    rect(182, 770, 92, 8, '#5f3b20') +
    circle(356, 782, 32, '#131f33') +
    circle(356, 782, 22, '#46597a') +
    line(
      [
        [356, 782],
        [368, 766],
      ],
      '#f6f9fc',
      4,
    ) +
    [180, 206, 232, 258, 284].map((x) => rect(x, 806, 16, 16, '#46597a', 'rx="3"')).join('') +
    rect(172, 834, 226, 20, '#131f33', 'rx="4"') +
    circle(400, 746, 6, '#5ef08a') +
    glow(232, 768, 110, '#ffb347', 0.4);
  const laptop =
    polygon(
      [
        [-20, 690],
        [96, 700],
        [112, 862],
        [-20, 862],
      ],
      '#131f33',
    ) +
    polygon(
      [
        [-20, 702],
        [86, 711],
        [100, 850],
        [-20, 850],
      ],
      '#bcd6f0',
    );
  return (
    figure(operator) +
    headset +
    microphone +
    rect(-20, 862, 1000, 34, down('#c79d68', '#8a6a44')) +
    rect(-20, 896, 980, 171, '#3a2413') +
    laptop +
    radio +
    rect(470, 846, 130, 16, '#f4e8cd') +
    rect(480, 834, 118, 12, '#dbe7f1') +
    path('M880 862v-56h48v56zM928 818q26 4 0 32', '#f6f9fc')
  );
}
