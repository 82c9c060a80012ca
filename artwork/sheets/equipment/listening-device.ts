import { circle, rect } from '../../draw/shapes.ts';
import { accent, chalk, detail, drawingBoard, marked, named, night, outline } from '../drawing-board.ts';

/** Seismic listening set: case, headphones, two ground sensors and the trace of a knock. */
export function listeningDevice(): string {
  const sensor = (x: number, y: number) =>
    outline(`M${x - 56} ${y}L${x - 36} ${y - 96}H${x + 36}L${x + 56} ${y}Z`) +
    rect(x - 70, y, 140, 26, night, `stroke="${chalk}" stroke-width="7" rx="6"`) +
    detail(`M${x - 40} ${y - 40}H${x + 40}`) +
    circle(x, y - 68, 10, accent);
  const trace =
    'M650 380h60l14 -26 16 52 14 -26h70l16 -110 22 214 20 -160 16 84 12 -28h74l14 -20 16 40 12 -20h64';
  return drawingBoard({
    name: 'Dinleme cihazı',
    note: 'sismik alıcılar, kulaklık',
    body: [
      marked('M700 560C640 700 520 620 430 640', 6),
      marked('M1060 560C1120 720 1240 600 1310 645', 6),
      outline('M580 230Q580 200 610 200H1150Q1180 200 1180 230V540Q1180 570 1150 570H610Q580 570 580 540Z'),
      rect(630, 250, 500, 220, '#0c1c36', `stroke="${chalk}" stroke-width="5" rx="10"`),
      marked(trace, 7),
      [660, 740, 820].map((x) => circle(x, 520, 20, night, `stroke="${chalk}" stroke-width="5"`)).join(''),
      rect(1000, 500, 120, 40, night, `stroke="${chalk}" stroke-width="5" rx="8"`),
      outline('M760 200v-46q0 -20 20 -20h200q20 0 20 20v46', 'none', 8),
      sensor(390, 720),
      sensor(1310, 735),
      outline('M300 470V380Q300 240 400 240T500 380V470', 'none', 10),
      outline('M276 430h54v130h-54q-30 -10 -30 -65t30 -65z'),
      outline('M524 430h-54v130h54q30 -10 30 -65t-30 -65z'),
      detail('M554 500Q570 520 582 500', 5),
      named('alıcı', { from: [1366, 690], to: [1420, 600] }),
      named('vuruş', { from: [868, 270], to: [1210, 160] }),
    ].join(''),
  });
}
