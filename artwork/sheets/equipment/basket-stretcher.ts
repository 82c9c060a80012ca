import { circle, rect } from '../../draw/shapes.ts';
import {
  accent,
  chalk,
  detail,
  drawingBoard,
  marked,
  measure,
  named,
  night,
  outline,
} from '../drawing-board.ts';

/** Basket stretcher from above: shell, slats, straps and the four lifting points. */
export function basketStretcher(): string {
  const shell = 'M250 400Q250 270 400 270H1180Q1370 290 1370 400T1180 530H400Q250 530 250 400Z';
  const inner = 'M300 400Q300 318 412 318H1170Q1310 330 1310 400T1170 482H412Q300 482 300 400Z';
  const slats = Array.from({ length: 9 }, (_, index) => detail(`M${420 + index * 88} 322V478`, 3)).join('');
  const grips = Array.from({ length: 6 }, (_, index) => {
    const x = 440 + index * 130;
    return (
      outline(`M${x} 270q0 -30 30 -30h30q30 0 30 30`, 'none', 6) +
      outline(`M${x} 530q0 30 30 30h30q30 0 30 -30`, 'none', 6)
    );
  }).join('');
  const straps = [520, 740, 960, 1150]
    .map(
      (x) =>
        marked(`M${x} 300V500`, 20) + rect(x - 26, 380, 52, 40, night, `stroke="${chalk}" stroke-width="5"`),
    )
    .join('');
  const rings = (
    [
      [330, 318],
      [330, 482],
      [1262, 326],
      [1262, 474],
    ] as const
  )
    .map(([x, y]) => circle(x, y, 20, night, `stroke="${accent}" stroke-width="8"`))
    .join('');
  return drawingBoard({
    name: 'Sepet sedye',
    note: 'dört askı noktası, dört kuşak',
    body: [
      outline(shell),
      outline(inner, '#183660', 5),
      slats,
      grips,
      straps,
      rings,
      detail('M330 318L800 130L1262 326M330 482L800 130L1262 474', 4),
      circle(800, 130, 24, night, `stroke="${accent}" stroke-width="8"`),
      measure('215 cm', { from: [250, 660], to: [1370, 660] }),
      named('kuşak', { from: [1150, 440], to: [1260, 760] }),
      named('askı noktası', { from: [1262, 326], to: [1310, 190] }),
    ].join(''),
  });
}
