import { ellipse, group, place, rect } from '../../draw/shapes.ts';
import { accent, chalk, detail, drawingBoard, marked, named, night, outline } from '../drawing-board.ts';

/** Helmet, a coiled rope and two karabiners. */
export function ropeKit(): string {
  const loops = Array.from({ length: 9 }, (_, index) =>
    ellipse(
      430,
      450,
      250 - index * 14,
      250 - index * 15,
      'none',
      `stroke="${index % 3 === 1 ? accent : chalk}" stroke-width="9"`,
    ),
  ).join('');
  const wraps = Array.from({ length: 7 }, (_, index) =>
    outline(`M${376 + index * 18} 150q-14 70 0 140`, 'none', 9),
  ).join('');
  const karabiner = group(
    outline('M0 -150Q86 -150 86 -60L70 110Q56 164 0 164Q-70 164 -70 100V-70Q-70 -150 0 -150Z', 'none', 24) +
      marked('M86 -50L72 90', 16) +
      detail('M74 10h22', 6),
  );
  return drawingBoard({
    name: 'İp, karabina, baret',
    note: 'her kullanımdan önce ve sonra kontrol edilir',
    body: [
      loops,
      wraps,
      marked('M640 580Q760 700 700 790T860 830', 9),
      place(karabiner, { x: 880, y: 330, turn: 14 }),
      place(karabiner, { x: 960, y: 640, turn: -38, scale: 0.85 }),
      outline('M1110 610Q1090 330 1300 316T1500 590L1530 622Q1320 660 1110 610Z'),
      detail('M1190 356Q1160 470 1176 612M1300 318V630M1410 352Q1440 460 1432 620', 5),
      marked('M1110 588Q1310 636 1512 600', 10),
      detail('M1150 622Q1180 760 1300 780T1470 630', 6),
      rect(1276, 764, 56, 34, night, `stroke="${chalk}" stroke-width="5" rx="6"`),
      named('emniyet kilidi', { from: [956, 310], to: [1010, 180] }),
    ].join(''),
  });
}
